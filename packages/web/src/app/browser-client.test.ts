import { read } from '@tussock/api/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClient } from './browser-client';

let calls: { address: string; cache: RequestCache | undefined }[];
beforeEach(() => {
  calls = [];
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL('https://site.invalid/') }));
  vi.stubGlobal('location', new URL('https://site.invalid/'));
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    calls.push({ address, cache });
    return Response.json({ data: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const readFunds = (build: string | null, query: Record<string, string>) =>
  read(browserClient(build).api.funds.$get({ query }));

it('reads of a release name the build: a browser keeps an answer for good, and another build may answer more', async () => {
  await readFunds('b1', { limit: '5', release: '3' });
  await readFunds('b 2', { limit: '5', release: '3' });
  expect(calls).toEqual([
    { address: 'https://site.invalid/api/funds?limit=5&release=3&build=b1', cache: 'default' },
    { address: 'https://site.invalid/api/funds?limit=5&release=3&build=b%202', cache: 'default' },
  ]);
});

it('reads of the live release do not, and are not taken from the cache unseen', async () => {
  await readFunds('b1', { limit: '5' });
  expect(calls).toEqual([{ address: 'https://site.invalid/api/funds?limit=5', cache: 'no-cache' }]);
});

it('reads of a page that was not rendered name none', async () => {
  await readFunds(null, { release: '3' });
  expect(calls.map(({ address }) => address)).toEqual(['https://site.invalid/api/funds?release=3']);
});
