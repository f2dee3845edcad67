import { QueryClient, queryOptions } from '@tanstack/react-query';
import { createClient } from '@tussock/api/create-client';
import { describe, expect, it } from 'vitest';
import { optional, type PageQuery, type RouteModule, required } from '../lib/address/route';
import { loadPage } from './load-page';
import { type MatchedRoute, route } from './route';

type Answers = Record<string, number>;
const LIVE = { release: 7, published_at: '2026-11-20T00:00:00.000Z', hash: 'a1b2' };

/** An API whose paths answer with the given status, else 200. */
function client(answers: Answers = {}) {
  const fetch = async (input: string) => {
    const path = new URL(input).pathname.replace('/api/', '');
    const status = answers[path] ?? 200;
    if (status === 0) throw new TypeError('no route to the host');
    const code = status === 410 ? 'record_removed' : 'failed';
    return Response.json(status === 200 ? (path === 'release' ? LIVE : {}) : { code }, { status });
  };
  return createClient({ baseUrl: 'http://api.invalid', fetch });
}

/** A query that fails with a status; 200 succeeds. */
const query = (name: string, status: number, code = 'failed') =>
  queryOptions({
    queryKey: [7, name],
    queryFn: () => (status === 200 ? name : Promise.reject(Object.assign(new Error(name), { status, code }))),
  });

function page(queries: PageQuery[], canonical?: string | null): MatchedRoute {
  const module: RouteModule<null> = {
    default: () => null,
    parse: () => null,
    queries: () => queries,
    ...(canonical !== undefined && { canonical: () => canonical }),
  };
  const search = new URLSearchParams();
  return { route: route('/a', 'a', async () => module), address: { path: '/a', params: {}, search } };
}

const load = (matched: MatchedRoute | null, answers?: Answers) =>
  loadPage(matched, client(answers), new QueryClient({ defaultOptions: { queries: { retry: false } } }));
const outcome = async (queries: PageQuery[], answers?: Answers) => {
  const { status, complete } = await load(page(queries), answers);
  return [status, complete];
};
const NEEDED = required(query('needed', 200));
const PART = optional(query('part', 200));
const failing = (kind: typeof required, status: number, name = 'failing') => kind(query(name, status));

describe('what a page answers', () => {
  it('is 200 with its release, whole', async () => {
    expect(await load(page([NEEDED, PART]))).toEqual({
      status: 200,
      complete: true,
      release: 7,
      publishedAt: LIVE.published_at,
      hash: 'a1b2',
    });
    expect(await outcome([])).toEqual([200, true]);
  });

  it('is 404 where what it needs is not there, also while another part fails', async () => {
    expect(await outcome([failing(required, 404)])).toEqual([404, true]);
    expect(await outcome([failing(required, 404), failing(optional, 500, 'part')])).toEqual([404, true]);
    expect(await outcome([NEEDED, failing(optional, 404)])).toEqual([200, true]);
  });

  it('is 410 where what it needs was removed, but not for a release that is gone', async () => {
    const removed = query('removed', 410, 'record_removed');
    expect(await outcome([required(removed)])).toEqual([410, true]);
    expect(await outcome([NEEDED, optional(removed)])).toEqual([200, true]);
    expect(await outcome([failing(required, 410)])).toEqual([503, false]);
  });

  it.each([0, 500, 503])('is 503 where what it needs fails with %d', async (status) => {
    expect(await outcome([failing(required, status), PART])).toEqual([503, false]);
  });

  it('is incomplete where one part fails, and 503 where more do or nothing else is there', async () => {
    const [one, two] = [failing(optional, 500, 'one'), failing(optional, 0, 'two')];
    expect(await outcome([PART, one])).toEqual([200, false]);
    expect(await outcome([PART, NEEDED, one, two])).toEqual([503, false]);
    expect(await outcome([one])).toEqual([503, false]);
    expect(await outcome([PART, failing(optional, 404), failing(optional, 400, 'three')])).toEqual([
      200,
      true,
    ]);
  });

  it('is 503 without the live release or the settings', async () => {
    expect(await load(page([NEEDED]), { release: 503 })).toEqual({
      status: 503,
      complete: false,
      release: null,
      publishedAt: null,
      hash: null,
    });
    expect(await outcome([NEEDED], { settings: 500 })).toEqual([503, false]);
    expect(await outcome([NEEDED], { settings: 0 })).toEqual([503, false]);
  });

  it('is a redirect to the address of what was found', async () => {
    expect(await load(page([NEEDED], '/b'))).toMatchObject({ status: 301, redirect: '/b', complete: true });
    for (const own of ['/a', null]) {
      const { status, redirect } = await load(page([NEEDED], own));
      expect([status, redirect]).toEqual([200, undefined]);
    }
    expect((await load(page([failing(required, 500)], '/b'))).status).toBe(503);
    expect(await load(page([NEEDED, failing(optional, 500)], '/b'))).toMatchObject({
      status: 301,
      complete: false,
    });
  });

  it('is 404 for an address without a page, which may be kept where the settings could be read', async () => {
    const answer = { status: 404, release: 7, publishedAt: LIVE.published_at, hash: LIVE.hash };
    expect(await load(null)).toEqual({ ...answer, complete: true });
    expect(await load(null, { settings: 500 })).toEqual({ ...answer, complete: false });
    expect(await outcome([failing(required, 404)], { settings: 500 })).toEqual([404, false]);
    const removed = required(query('removed', 410, 'record_removed'));
    expect(await outcome([removed], { settings: 500 })).toEqual([410, false]);
  });
});
