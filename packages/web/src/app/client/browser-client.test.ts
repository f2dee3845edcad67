import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@tussock/api/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage/memory.fixture';
import { storedSession } from '../../lib/storage/session';
import { browserClient } from './browser-client';

let calls: { address: string; cache: RequestCache | undefined }[];
let sent: Headers[];
beforeEach(() => {
  calls = [];
  sent = [];
  const window = {
    location: new URL('https://site.invalid/'),
    localStorage: memoryStorage().browser.storage(),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), window));
  vi.stubGlobal('fetch', async (address: string, { cache, headers }: RequestInit) => {
    calls.push({ address, cache });
    sent.push(new Headers(headers));
    return Response.json({ data: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const readFunds = (version: string | null, query: Record<string, string>) =>
  read(browserClient(version).api.funds.$get({ query }));

it('reads of a release name the version of the page: a browser keeps an answer for good, and another version may answer other things', async () => {
  await readFunds('b1', { limit: '5', release: '3' });
  await readFunds('b 2', { limit: '5', release: '3' });
  expect(calls).toEqual([
    { address: 'https://site.invalid/api/funds?limit=5&release=3&version=b1', cache: 'default' },
    { address: 'https://site.invalid/api/funds?limit=5&release=3&version=b%202', cache: 'default' },
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

it('reads name the client; those of an unlocked visitor bring the session instead, each of them, as the privacy page says', async () => {
  await readFunds('b1', { release: '3' });
  storedSession.write({ token: 'abc', expires_at: new Date(Date.now() + 86_400_000).toISOString() });
  await readFunds('b1', { release: '3' });
  storedSession.remove();
  expect(sent.map((headers) => [headers.get('x-client-key'), headers.get('authorization')])).toEqual([
    ['tussock-web', null],
    [null, 'Bearer abc'],
  ]);
  const privacy = readFileSync(join(import.meta.dirname, '../../content/privacy.mdx'), 'utf8');
  expect(privacy).toContain('your browser sends it with every list and record that it reads');
});
