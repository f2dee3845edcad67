import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../web/src/lib/address/paths';
import { countedPath } from './page-view';

const record = { id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', slug: 'harbour-credit' };
const NOT_PAGES: readonly string[] = [paths.blogFeed, paths.offersFeed, paths.changesFeed, paths.dataIndex];

describe('countedPath', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const made = [
    ...[paths.offer(record), paths.provider(record), paths.fund(record), paths.blogPost(record)],
    ...[paths.platform(record), paths.tag('pie'), paths.assetClass('property')],
    ...[paths.opportunities('under-50k'), paths.assetByLocation('property', 'auckland')],
  ];

  it.each([...fixed, ...made].filter((path) => !NOT_PAGES.includes(path)))('knows %s', (path) => {
    expect(countedPath(path)).toBe(path);
  });

  it('leaves out what a visitor typed', () => {
    expect(countedPath('/search?q=mere@example.co.nz')).toBe('/search');
    expect(countedPath('/offers/a-b#mere')).toBe('/offers/a-b');
    expect(countedPath('/Offers/')).toBe('/offers');
    expect(countedPath('/')).toBe('/');
  });

  it.each([
    '',
    'offers',
    '/offers/a/b',
    '/offers/mere@example.co.nz',
    '/etc/passwd',
    '//evil.example',
    '/offers/%00',
    '/offers/..',
    `/offers/${'a'.repeat(121)}`,
  ])('counts nothing for %s', (address) => {
    expect(countedPath(address)).toBeNull();
  });

  it('answers short plain paths only, whatever is sent', () => {
    const part = fc.oneof(fc.constantFrom('offers', 'opportunities', 'blog', '..', 'Ā'), fc.string());
    const address = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(address, (address) => {
        const path = countedPath(address);
        if (path !== null) expect(path).toMatch(/^\/[a-z0-9/-]{0,199}$/);
      }),
    );
  });
});
