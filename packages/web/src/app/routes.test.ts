import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../lib/address/paths';
import { matchRoute } from './route';
import { routes } from './routes';

const MODULES = readdirSync(join(import.meta.dirname, '../routes')).map((file) => file.replace(/\.tsx$/, ''));
const RECORD = { id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', slug: 'harbour-credit' };
const nameOf = (path: string) => matchRoute(routes, path, new URLSearchParams())?.route.name;

it('no path is in the table twice', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it('every module of a page is in the table, under the name of its file', () => {
  expect(new Set(routes.map(({ name }) => name))).toEqual(new Set(MODULES));
});

it.each(routes.map((route) => [route.path, route] as const))(
  '%s loads the module that it names, which exports nothing but what a page may',
  async (_, route) => {
    const module = await route.load();
    expect(await import(`../routes/${route.name}.tsx`)).toBe(module);
    expect(['default', 'parse', 'queries', 'canonical']).toEqual(expect.arrayContaining(Object.keys(module)));
  },
);

it('every address that is made of a path leads to its page', () => {
  expect(nameOf(paths.offer(RECORD))).toBe('offer');
  expect(nameOf(paths.provider(RECORD))).toBe('provider');
  expect(nameOf(paths.platform(RECORD))).toBe('platform');
  expect(nameOf(paths.fund(RECORD))).toBe('fund');
  expect(nameOf(paths.blogPost(RECORD))).toBe('blog-post');
  expect(nameOf(paths.tag('pie'))).toBe('tag');
  expect(nameOf(paths.assetClass('forestry'))).toBe('asset-class');
  expect(nameOf(paths.opportunities('under-50k'))).toBe('opportunity');
  expect(nameOf(paths.assetByLocation('property', 'auckland'))).toBe('asset-by-location');
});
