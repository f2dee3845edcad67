import { dehydrate } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAWN } from '../../lib/queries/charts';
import { makeQueryClient } from './query-client';

const optionsOf = () => makeQueryClient().getDefaultOptions().queries ?? {};
const failure = (status?: number) => Object.assign(new Error('failed'), { status });

afterEach(() => vi.unstubAllGlobals());

describe('queries', () => {
  it('never go stale, and are read again when the connection returns only where they failed for want of it', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { staleTime, retryOnMount, refetchOnWindowFocus, refetchOnReconnect } = optionsOf();
    expect([staleTime, retryOnMount, refetchOnWindowFocus]).toEqual([Number.POSITIVE_INFINITY, false, false]);
    const again = refetchOnReconnect as (query: object) => boolean;
    const failed = (status: number) => ({ state: { status: 'error', error: failure(status) } });
    expect([again(failed(0)), again(failed(503))]).toEqual([true, true]);
    expect([again(failed(404)), again({ state: { status: 'success' } })]).toEqual([false, false]);
  });

  it('are tried once on the server, and kept', () => {
    expect([optionsOf().retry, optionsOf().gcTime]).toEqual([false, Number.POSITIVE_INFINITY]);
  });

  it('are tried three times in a browser where another try may succeed', () => {
    vi.stubGlobal('window', {});
    const network = { onLine: true };
    vi.stubGlobal('navigator', network);
    const { retry, gcTime } = optionsOf();
    const again = retry as (failures: number, error: Error) => boolean;
    for (const passing of [failure(), failure(0), failure(500), failure(503)])
      expect([0, 1, 2].map((failures) => again(failures, passing))).toEqual([true, true, false]);
    for (const status of [400, 404, 410, 499]) expect(again(0, failure(status))).toBe(false);
    const timeUp = new DOMException('', 'TimeoutError');
    expect([again(0, timeUp), again(0, new Error('', { cause: timeUp }))]).toEqual([false, false]);
    network.onLine = false;
    expect([again(0, failure(0)), again(0, failure(503))]).toEqual([false, true]);
    expect(gcTime).toBe(600_000);
  });

  it('go to the browser with their data or their error, and with neither where the HTML has what is drawn from them', async () => {
    const client = makeQueryClient();
    await client.prefetchQuery({ queryKey: ['a'], queryFn: () => 1 });
    await client.prefetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(failure(404)) });
    await client.prefetchQuery({ queryKey: ['drawn'], queryFn: () => 1, meta: DRAWN });
    await client.prefetchQuery({
      queryKey: ['not drawn'],
      meta: DRAWN,
      queryFn: () => Promise.reject(failure(503)),
    });
    void client.prefetchQuery({ queryKey: ['c'], queryFn: () => new Promise(() => {}) });
    expect(dehydrate(client).queries.map(({ queryKey, state }) => [queryKey[0], state.status])).toEqual([
      ['a', 'success'],
      ['b', 'error'],
      ['not drawn', 'error'],
    ]);
  });
});
