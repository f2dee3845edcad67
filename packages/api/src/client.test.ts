import { describe, expect, it } from 'vitest';
import { idOf, smallRelease } from '../../../tests/support/small-directory';
import { createApi } from './app';
import { ApiError, read } from './client';
import { createClient } from './create-client';
import { memoryReads } from './memory-reads.fixture';

const reads = memoryReads({ 1: smallRelease() });
const api = createApi({ reads, build: 'b1', report: () => {} });
const inProcess = (input: string, init?: RequestInit) => api.request(input, init);
const client = createClient({ baseUrl: 'http://directory.example', fetch: inProcess });
const failure = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error);

describe('the client', () => {
  it('reads with types', async () => {
    const page = await read(client.api.offers.$get({ query: { status: 'Open', limit: '2' } }));
    expect(page.data.map(({ status }) => status)).toEqual(['Open', 'Open']);
    const found = await read(client.api.search.$get({ query: { status: ['Open', 'Closed'], page: '1' } }));
    expect(found.total).toBe(39);
  });

  it('throws what the API answered', async () => {
    const error = await failure(client.api.offers[':idOrSlug'].$get({ param: { idOrSlug: 'x' }, query: {} }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'There is no such offer.',
      details: null,
    });
  });

  it('follows an older slug in process too', async () => {
    reads.retired.set('offer/older', { id: idOf(1, 3), slug: 'offer-3' });
    const param = { idOrSlug: 'older' };
    const offer = await read(client.api.offers[':idOrSlug'].$get({ param, query: {} }));
    expect(offer.slug).toBe('offer-3');
  });

  it('throws status 0 for a failure of the network and for a missing address', async () => {
    const offline = createClient({
      baseUrl: '/',
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect(await failure(offline.api.stats.$get({ query: {} }))).toMatchObject({
      status: 0,
      code: 'network',
    });
    const nowhere = createClient({ baseUrl: undefined });
    expect(await failure(nowhere.api.stats.$get({ query: {} }))).toMatchObject({
      status: 0,
      message: 'Backend is not configured',
      code: 'not_configured',
    });
  });

  it('copes with an answer that is not ours', async () => {
    const proxy = createClient({
      baseUrl: '/',
      fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    });
    expect(await failure(proxy.api.stats.$get({ query: {} }))).toMatchObject({
      status: 502,
      code: 'unknown',
    });
  });

  it('sends the token where there is one, else the key', async () => {
    const sent: Headers[] = [];
    let token: string | null = null;
    const watched = createClient({
      baseUrl: '/',
      clientKey: 'web',
      token: () => token,
      fetch: (input, init) => {
        sent.push(new Headers(init?.headers));
        return api.request(input, init);
      },
    });
    await watched.api.stats.$get({ query: {} });
    token = 'abc';
    await watched.api.stats.$get({ query: {} });
    const headers = sent.map((each) => [each.get('x-client-key'), each.get('authorization')]);
    expect(headers).toEqual([
      ['web', null],
      [null, 'Bearer abc'],
    ]);
  });
});
