import { createHash } from 'node:crypto';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { describe, expect, it } from 'vitest';
import { idOf, smallRelease } from '../../../tests/support/small-directory';
import { createApi } from './app';
import type { ApiDeps } from './env';
import { type MemoryReads, memoryReads } from './memory-reads.fixture';

const first = smallRelease(30);
const second = smallRelease(40);
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

function apiOver(reads: MemoryReads = memoryReads({ 1: first, 2: second }), deps: Partial<ApiDeps> = {}) {
  const api = createApi({ reads, build: 'b1', report: () => {}, ...deps });
  const get = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(api.request(`/api${path}`, { headers }));
  return { api, reads, get };
}

const nothingChanged = async (response: Response) => [response.status, await response.text()];

describe('releases', () => {
  it('reads the live release, or the one that is named', async () => {
    const { get } = apiOver();
    expect(await (await get('/release')).json()).toMatchObject({ release: 2 });
    expect(await (await get('/release?release=1')).json()).toMatchObject({ release: 1 });
  });

  it('answers 410 for a release that is gone and 503 while nothing was published', async () => {
    const gone = await apiOver().get('/offers?release=3');
    expect(gone.status).toBe(410);
    expect(await gone.json()).toMatchObject({ code: 'release_gone' });
    const empty = await apiOver(memoryReads({})).get('/offers');
    expect([empty.status, empty.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await empty.json()).toMatchObject({ code: 'nothing_published' });
  });

  it('continues a list in the release of its cursor, and refuses a cursor of another one', async () => {
    const reads = memoryReads({ 1: first });
    const { get } = apiOver(reads);
    const page = await (await get('/offers?limit=20')).json();
    reads.releases.set(2, second);
    reads.liveNumber = 2;
    const next = await (await get(`/offers?limit=20&cursor=${page.next_cursor}`)).json();
    const ids = [...page.data, ...next.data].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(first.cards.map(({ id }) => id));
    const mixed = await get(`/offers?release=2&cursor=${page.next_cursor}`);
    expect(mixed.status).toBe(400);
    expect((await mixed.json()).details[0].field).toBe('cursor');
  });
});

it('finds what is in a class by the id of the class: a UUID in any letters, a key of an older system in its own', async () => {
  const { get, reads } = apiOver();
  const asked: string[] = [];
  const listed = async (_: number, id: string) => {
    asked.push(id);
    return { data: [], next_cursor: null };
  };
  Object.assign(reads, { listOffersByAssetClass: listed, listFundsByAssetClass: listed });
  const uuid = 'abcdef00-0000-4000-8000-00000000000a';
  for (const id of ['AC-Property', uuid.toUpperCase()])
    for (const list of ['offers', 'funds']) await get(`/${list}?asset_class_id=${id}`);
  expect(asked).toEqual(['AC-Property', 'AC-Property', uuid, uuid]);
});

describe('caching', () => {
  it('counts the dictionary of a release once, whatever parameters an address has, and anew for another release', async () => {
    const reads = memoryReads({ 1: first, 2: second });
    const { get } = apiOver(reads);
    const rows = async (path: string) => {
      const { data } = await (await get(path)).json();
      return data.find(({ table }: { table: string }) => table === 'offers').rows;
    };
    const live = await rows('/dictionary');
    reads.calls.length = 0;
    expect([await rows('/dictionary?x=1'), await rows('/dictionary?x=2&release=2')]).toEqual([live, live]);
    expect(reads.calls).not.toContain('recordCounts');
    expect(await rows('/dictionary?release=1')).not.toBe(live);
  });

  it('fails for the dictionary as long as the table does', async () => {
    const reads = memoryReads({ 1: first });
    const { get } = apiOver(reads);
    const { recordCounts } = reads;
    reads.recordCounts = () => Promise.reject(new StoreUnavailable(5));
    expect((await get('/dictionary')).status).toBe(503);
    reads.recordCounts = recordCounts;
    expect((await get('/dictionary')).status).toBe(200);
  });

  it('answers an address again from memory, until another release is live, and never for a session', async () => {
    const reads = memoryReads({ 1: first });
    const { get } = apiOver(reads);
    const answered = await get('/offers?limit=3');
    const before = [answered.headers.get('etag'), await answered.text()];
    reads.calls.length = 0;
    const again = await get('/offers?limit=3');
    expect([again.headers.get('etag'), await again.text()]).toEqual(before);
    expect(again.headers.get('cache-control')).toBe(SHARED);
    expect(reads.calls).toEqual(['live']);
    const known = await get('/offers?limit=3', { 'if-none-match': String(before[0]) });
    expect(await nothingChanged(known)).toEqual([304, '']);
    const personal = await get('/offers?limit=3', { authorization: 'Bearer any' });
    expect(personal.headers.get('cache-control')).toBe('private, no-store');
    expect(personal.headers.get('etag')).toBeNull();
    reads.releases.set(2, second);
    reads.liveNumber = 2;
    const moved = await (await get('/offers?limit=3')).text();
    expect(moved).not.toBe(before[1]);
    expect(JSON.parse(moved).data[0].id).toBe(second.cards[0]?.id);
  });

  it('marks successes for shared caches, and pinned ones as immutable', async () => {
    const { get } = apiOver();
    expect((await get('/stats')).headers.get('cache-control')).toBe(SHARED);
    expect((await get('/stats?release=1')).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/nowhere', '/offers/nothing', '/offers?limit=0', '/offers?release=9'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });

  it('answers 304 for a pinned read when the release may still be read, and no later', async () => {
    const { get, reads } = apiOver();
    const etag = (await get('/offers?release=1')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"b1-1-/);
    reads.calls.length = 0;
    const again = await get('/offers?release=1', { 'if-none-match': `"other", W/${etag}` });
    expect(await nothingChanged(again)).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    // What a process knows of the release, and no record.
    expect(reads.calls).toEqual(['release']);
    reads.releases.delete(1);
    expect((await get('/offers?release=1', { 'if-none-match': etag })).status).toBe(410);
    expect((await get('/offers?release=1')).status).toBe(410);
  });

  it('lets the edge keep a pinned answer for a minute only', async () => {
    const { get } = apiOver();
    expect((await get('/stats?release=1')).headers.get('cache-control')).toMatch(/\bs-maxage=60\b/);
  });

  it('reads no more than the pointer for what was answered before', async () => {
    const { get, reads } = apiOver();
    const body = await (await get('/offers?limit=3')).text();
    reads.calls.length = 0;
    expect(await (await get('/offers?limit=3')).text()).toBe(body);
    expect(reads.calls).toEqual(['live']);
  });

  it('has another ETag for another release, query or build', async () => {
    const tags = await Promise.all([
      apiOver().get('/offers?release=1'),
      apiOver().get('/offers?release=2'),
      apiOver().get('/offers?release=1&limit=2'),
      apiOver(undefined, { build: 'b2' }).get('/offers?release=1'),
    ]);
    expect(new Set(tags.map((response) => response.headers.get('etag'))).size).toBe(4);
  });

  it('gives "closing soonest" the ETag of the day and never for ever', async () => {
    for (const order of ['sort=closing_soonest', 'sentence=true&q=monthly,%20closing%20Soonest']) {
      const path = `/search?release=1&${order}`;
      const monday = await apiOver(undefined, { today: () => '2026-11-23' }).get(path);
      const tuesday = await apiOver(undefined, { today: () => '2026-11-24' }).get(path);
      expect(monday.headers.get('etag')).not.toBe(tuesday.headers.get('etag'));
      expect(monday.headers.get('cache-control')).toBe(SHARED);
    }
  });

  it('keeps what is asked with a token out of every cache, and ignores a bad token', async () => {
    const { get } = apiOver();
    const named = [{ authorization: 'Bearer nonsense' }, { 'x-viewer-authorization': 'Bearer nonsense' }];
    for (const headers of named) {
      const response = await get('/offers', headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
    const signed = await get('/offers', { authorization: 'AWS4-HMAC-SHA256 Credential=x' });
    expect(signed.headers.get('cache-control')).toBe(SHARED);
    expect((await get('/offers', { 'x-client-key': 'k' })).headers.get('cache-control')).toBe(SHARED);
  });
});

describe('exclusive offers', () => {
  const path = `/exclusive/offers/${idOf(1, 5)}`;
  const verifyToken = async (token: string) => token === 'good';

  it('answers the locked part to a good token only, and lets nobody keep it', async () => {
    const { get } = apiOver(undefined, { verifyToken });
    const refused = [await apiOver().get(path, { authorization: 'Bearer good' }), await get(path)];
    for (const response of [...refused, await get(path, { authorization: 'Bearer bad' })]) {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
    const unlocked = await get(path, { authorization: 'Bearer good' });
    expect(await unlocked.json()).toMatchObject({
      management_fee: 1.25,
      sources: [{ field: 'management_fee' }],
    });
    expect(unlocked.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(`/exclusive/offers/${idOf(1, 4)}`, { authorization: 'Bearer good' })).status).toBe(404);
  });

  it('shows nothing locked anywhere else', async () => {
    const { get } = apiOver();
    const paths = [
      `/offers/${idOf(1, 5)}`,
      '/offers?limit=100',
      '/search?q=sesquipedalian',
      '/search?q=memorandum',
    ];
    for (const path of paths) {
      const body = await (await get(path)).text();
      expect(body).not.toContain('details of offer 5"');
      expect(body).not.toContain('documents.example/5.pdf');
    }
    const offer = await (await get('/offers/offer-5')).json();
    expect(offer).toMatchObject({ is_exclusive: true, details: null, documents: [], management_fee: null });
    expect(offer.sources.map(({ field }: { field: string }) => field)).toEqual(['target_return_max']);
  });
});

describe('records', () => {
  it('finds an offer by id or slug in any case', async () => {
    const { get } = apiOver();
    for (const address of ['offer-3', 'OFFER-3', idOf(1, 3), idOf(1, 3).toUpperCase()])
      expect(await (await get(`/offers/${address}`)).json()).toMatchObject({ id: idOf(1, 3) });
  });

  it('redirects an older slug, keeping the release', async () => {
    const { get, reads } = apiOver();
    reads.retired.set('offer/older', { id: idOf(1, 3), slug: 'offer-3' });
    const response = await get('/offers/older?release=1');
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/api/offers/offer-3?release=1',
    ]);
    expect(await response.json()).toMatchObject({ code: 'moved' });
  });

  it('does not read for what can be no slug', async () => {
    const { get, reads } = apiOver();
    expect((await get(`/offers/${'x'.repeat(500)}`)).status).toBe(404);
    expect((await get('/offers/%00')).status).toBe(404);
    expect(reads.calls).toEqual(['live', 'live']);
  });

  it('answers posts that have no slug under their id, and not the unpublished ones', async () => {
    const { get } = apiOver();
    expect((await get('/blog-posts/post-3')).status).toBe(200);
    expect((await get('/blog-posts/post-2')).status).toBe(404);
    expect((await get('/blog-posts/reading-a-term-sheet-2')).status).toBe(404);
  });
});

describe('what goes wrong', () => {
  it('names every wrong parameter', async () => {
    const response = await apiOver().get('/offers?limit=101&release=x&view=tiny&aip=maybe&limit=2');
    expect(response.status).toBe(400);
    const { code, details } = await response.json();
    expect(code).toBe('bad_parameter');
    const fields = details.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['aip', 'limit', 'release', 'view']);
  });

  it('names both of two filters', async () => {
    const response = await apiOver().get('/offers?status=Open&tag=carbon');
    const { details } = await response.json();
    expect(details.map(({ field }: { field: string }) => field)).toEqual(['status', 'tag']);
  });

  it('answers 404 and 405 in the one shape, without a read', async () => {
    const { api, get, reads } = apiOver();
    expect(await (await get('/nowhere')).json()).toMatchObject({ code: 'not_found', details: null });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await api.request('/api/offers/x', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
    }
    expect(reads.calls).toEqual([]);
  });

  it('says 503 while the store does not answer, and tells nothing of the inside', async () => {
    const told: unknown[] = [];
    const { get, reads } = apiOver(undefined, { report: (error) => told.push(error) });
    reads.error = new StoreUnavailable(5, { cause: new Error('secret table') });
    const busy = await get('/offers');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    reads.error = new Error('secret table');
    const broken = await get('/offers');
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain('secret');
    expect(told).toHaveLength(2);
  });
});

describe('HTTP', () => {
  it('answers HEAD like GET, without a body', async () => {
    const { api, get } = apiOver();
    const head = await api.request('/api/offers', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect(head.headers.get('etag')).toBe((await get('/offers')).headers.get('etag'));
  });

  it('echoes the id of a request', async () => {
    const { get } = apiOver();
    expect((await get('/stats', { 'x-request-id': 'abc-1' })).headers.get('x-request-id')).toBe('abc-1');
    expect((await get('/nowhere')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('has a reference to read, with nothing from elsewhere', async () => {
    const response = await apiOver().get('/docs');
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('GET /api/offers/{idOrSlug}');
    expect(page).not.toMatch(/<script|src=|https?:\/\//);
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    for (const target of targets) expect(page).toContain(`id="${target}"`);
    const etag = response.headers.get('etag') ?? '';
    expect((await apiOver().get('/docs', { 'if-none-match': etag })).status).toBe(304);
  });
});
