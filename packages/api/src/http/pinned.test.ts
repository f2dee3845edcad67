import { PINNED, PRIVATE, SHARED, SHORT } from '@tussock/server/http/caching';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { smallRelease } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import type { ApiDeps, ApiEnv } from '../env';
import { memoryReads } from '../memory-reads.fixture';
import { builtIn } from './pinned';

const HASH = 'a'.repeat(64);
const SOONEST = '/search?sort=closing_soonest';
const SESSION = { authorization: 'Bearer any' };

/** An API over two releases that have a hash, and a day that the test sets. */
function startApi(deps: Partial<ApiDeps> = {}) {
  const reads = memoryReads({ 1: smallRelease(30), 2: smallRelease(40) });
  const world = { today: '2026-11-23', hash: HASH as string | null, edition: null as string | null };
  const shown = (found: Awaited<ReturnType<typeof reads.live>>) =>
    found && { ...found, hash: world.hash, edition: world.edition ?? found.edition };
  const { live, release } = reads;
  Object.assign(reads, {
    live: async () => shown(await live()),
    release: async (number: number) => shown(await release(number)),
  });
  const api = createApi({ reads, build: 'b1', today: () => world.today, report: () => {}, ...deps });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.resolve(api.request(`/api${path}`, { method, headers }));
  return { world, reads, get };
}
const header = async (answer: Promise<Response>, name: string) => (await answer).headers.get(name);

describe('an answer of a release', () => {
  it('names the release, its hash, the build and the address in its ETag, and the day where it depends on it', async () => {
    const { get, world } = startApi();
    const tag = (path: string) => header(get(path), 'etag');
    expect(await tag('/offers')).toMatch(/^"b1-2-aaaaaaaa-[\w-]{22}"$/);
    expect(await tag('/offers?release=1')).toMatch(/^"b1-1-aaaaaaaa-[\w-]{22}"$/);
    expect(await tag(SOONEST)).toMatch(/^"b1-2-aaaaaaaa-2026-11-23-[\w-]{22}"$/);
    world.edition = '2.3.1';
    expect(await tag('/offers')).toMatch(/^"b1-2\.3\.1-aaaaaaaa-[\w-]{22}"$/);
    world.hash = null;
    expect(await tag('/funds')).toMatch(/^"b1-2\.3\.1-[\w-]{22}"$/);
  });

  it('is not taken for that of a release which had the same number in a table that is gone', async () => {
    const before = startApi();
    const etag = (await header(before.get('/offers'), 'etag')) ?? '';
    const { get, world } = startApi();
    world.hash = 'b'.repeat(64);
    expect((await get('/offers', { 'if-none-match': etag })).status).toBe(200);
    expect((await before.get('/offers', { 'if-none-match': etag })).status).toBe(304);
  });

  it('may be read by any site, and names the hash of its release where it has one', async () => {
    const { get, world } = startApi();
    for (const headers of [{}, SESSION]) {
      const answer = await get('/offers', headers);
      expect(answer.headers.get('release-hash')).toBe(HASH);
      expect(answer.headers.get('content-type')).toBe('application/json');
    }
    expect(await header(get('/offers'), 'access-control-allow-origin')).toBe('*');
    expect(await header(get('/offers', SESSION), 'access-control-allow-origin')).toBeNull();
    world.hash = null;
    expect(await header(get('/offers?limit=3'), 'release-hash')).toBeNull();
  });

  it('is kept for good only where the address names the release', async () => {
    const { get } = startApi();
    const { next_cursor } = await (await get('/offers?limit=20')).json();
    const kept = (path: string) => header(get(path), 'cache-control');
    expect(await kept('/offers?limit=20')).toBe(SHARED);
    expect(await kept(`/offers?limit=20&cursor=${next_cursor}`)).toBe(SHARED);
    expect(await kept('/offers?limit=20&release=1')).toBe(PINNED);
    expect(await kept(`/offers?limit=20&release=2&cursor=${next_cursor}`)).toBe(PINNED);
    expect(await kept(`${SOONEST}&release=1`)).toBe(SHARED);
  });

  it('is kept for good by no page of another build, which may need what this one does not answer', async () => {
    const { get } = startApi();
    const kept = (version: string) => header(get(`/offers?release=2&version=${version}`), 'cache-control');
    for (const version of ['b1', 'b1-aaaaaaaa', 'b1-bbbbbbbb']) expect(await kept(version)).toBe(PINNED);
    for (const version of ['b2', 'b2-aaaaaaaa', 'b10-aaaaaaaa', '']) expect(await kept(version)).toBe(SHORT);
    expect(await header(get('/offers?version=b2'), 'cache-control')).toBe(SHORT);
  });

  it('says what is wrong with a cursor of another release', async () => {
    const { get } = startApi();
    const { next_cursor } = await (await get('/offers?limit=20')).json();
    const answer = await get(`/offers?release=1&cursor=${next_cursor}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        details: [{ field: 'cursor', message: 'belongs to release 2, not to 1' }],
        hint: 'Leave out release to read on in release 2, or leave out the cursor to begin in release 1.',
      },
    ]);
  });
});

describe('what was answered before', () => {
  it('is answered again on another day only where the day does not count', async () => {
    const { get, world } = startApi();
    const [list, soonest] = [await header(get('/offers'), 'etag'), await header(get(SOONEST), 'etag')];
    world.today = '2026-11-24';
    expect(await header(get('/offers'), 'etag')).toBe(list);
    expect(await header(get(SOONEST), 'etag')).not.toBe(soonest);
  });

  it('is answered again in full, or as unchanged, with the same headers', async () => {
    const { get } = startApi();
    const first = await get('/offers');
    const body = await first.text();
    const etag = first.headers.get('etag') ?? '';
    for (const path of ['/offers', '/offers?release=2', '/offers?release=2']) {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, body]);
      expect(answer.headers.get('content-type')).toBe('application/json');
    }
    const unchanged = await get('/offers', { 'if-none-match': etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    for (const name of ['cache-control', 'etag', 'release-hash', 'access-control-allow-origin'])
      expect([name, unchanged.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  });

  it('is another matter for a session, before and after', async () => {
    const { get } = startApi();
    const kept = (headers: Record<string, string>) => header(get('/offers', headers), 'cache-control');
    expect([await kept(SESSION), await kept({}), await kept(SESSION), await kept({})]).toEqual([
      ...[PRIVATE, SHARED, PRIVATE, SHARED],
    ]);
    for (const path of ['/offers', '/offers?release=2']) {
      const etag = (await header(get(path), 'etag')) ?? '';
      expect((await get(path, { ...SESSION, 'if-none-match': etag })).status).toBe(200);
    }
  });

  it('is for a session alone where it comes with one, in the list of releases as well', async () => {
    const { get } = startApi();
    const etag = (await header(get('/releases'), 'etag')) ?? '';
    const answer = await get('/releases', { ...SESSION, 'if-none-match': etag });
    const { headers } = answer;
    expect([answer.status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, PRIVATE, null]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is answered to GET alone', async () => {
    const { get } = startApi();
    await get('/offers');
    expect((await get('/offers', {}, 'POST')).status).toBe(405);
  });

  it('holds no longer than what is hidden in the release stays the same', async () => {
    const { get, world } = startApi();
    const etag = (await header(get('/offers'), 'etag')) ?? '';
    world.edition = '2.2.1';
    const answer = await get('/offers', { 'if-none-match': etag });
    expect([answer.status, answer.headers.get('etag') === etag]).toEqual([200, false]);
  });

  it('holds no longer than the table whose release it is', async () => {
    const { get, world } = startApi();
    const etag = await header(get('/offers'), 'etag');
    world.hash = 'b'.repeat(64);
    expect(await header(get('/offers'), 'etag')).not.toBe(etag);
  });

  it('is not answered when nothing is published any more', async () => {
    const { get, reads } = startApi();
    await get('/offers');
    reads.liveNumber = null;
    const answer = await get('/offers');
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'nothing_published']);
  });

  it('of the live release takes one look at which release that is', async () => {
    const { get, reads } = startApi();
    await get('/offers');
    reads.calls.length = 0;
    await get('/offers');
    expect(reads.calls).toEqual(['live']);
  });

  it('of a named release holds as long as that release may be read', async () => {
    const { get, reads } = startApi();
    await get('/offers?release=2');
    reads.calls.length = 0;
    await get('/offers?release=2');
    expect(reads.calls).toEqual(['release']);
  });
});

describe('a document of the build', () => {
  it('is unchanged until the next build, and may be read by any site', async () => {
    const { get } = startApi();
    const first = await get('/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"b1-build-[\w-]{22}"$/);
    expect((await first.json()).openapi).toMatch(/^3/);
    const again = await get('/openapi.json', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const { headers } of [first, again])
      expect([headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
        SHARED,
        '*',
      ]);
    expect(again.headers.get('etag')).toBe(etag);
    const other = await startApi({ build: 'b2' }).get('/openapi.json', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('is not named or kept where it could not be made', async () => {
    const app = new Hono<ApiEnv>()
      .use(async (c, next) => {
        c.set('build', 'b1');
        await next();
      })
      .get('/openapi.json', builtIn, () => {
        throw new Error('not made');
      })
      .onError((_, c) => c.json({}, 500, { 'Cache-Control': 'no-store' }));
    const { status, headers } = await app.request('/openapi.json');
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([500, 'no-store', null]);
  });
});
