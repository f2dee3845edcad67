import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@tussock/api/create-client';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiProvider } from '../api';
import { act, renderHook } from '../render-hook.fixture';
import { useOffers } from './use-offers';

/** Tries until it is true or the time of the test ends. */
const until = (holds: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      holds();
    },
    { timeout: 20_000 },
  );

it('reads offers each on its own: found, gone and failed ones, in their order and each once', async () => {
  const status: Record<string, number> = { two: 500, three: 404 };
  const calls: string[] = [];
  const fetch = async (input: string) => {
    const name = new URL(input).pathname.split('/').at(-1) ?? '';
    calls.push(name);
    const removed = { message: 'gone', details: [{ field: 'name', message: 'Four' }], hint: null };
    if (name === 'four') return Response.json({ ...removed, code: 'record_removed' }, { status: 410 });
    if (name === 'seven') return Response.json({ ...removed, code: 'release_gone' }, { status: 410 });
    const offer = { id: name === 'one-by-slug' ? 'one' : name, slug: null, name, is_active: name !== 'five' };
    return Response.json(offer, { status: status[name] ?? 200 });
  };
  const client = createClient({ baseUrl: 'https://site.invalid', fetch });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const now = { names: [] as string[] };
  const hook = await renderHook(() => useOffers(now.names), {
    wrap: (children) =>
      createElement(
        QueryClientProvider,
        { client: queries },
        createElement(ApiProvider, { value: { client, release: 7 } }, children),
      ),
  });
  const shown = () => {
    const { offers, gone, loading, failed } = hook.current;
    return { offers: offers.map(({ id }) => id), gone, loading, failed };
  };
  expect(shown()).toEqual({ offers: [], gone: [], loading: false, failed: false });

  now.names = ['six', 'one', 'two', 'three', 'four', 'five', 'one-by-slug'];
  await hook.again();
  await until(() => expect(shown().loading).toBe(false));
  const gone = [
    { identifier: 'three', name: null, page: null },
    { identifier: 'four', name: 'Four', page: '/offers/four' },
    { identifier: 'five', name: 'five', page: '/offers/five' },
  ];
  expect(shown()).toEqual({ offers: ['six', 'one'], gone, loading: false, failed: true });

  status.two = 200;
  calls.length = 0;
  await act(async () => hook.current.retry());
  await until(() =>
    expect(shown()).toEqual({ offers: ['six', 'one', 'two'], gone, loading: false, failed: false }),
  );
  expect(calls).toEqual(['two']);

  // The release is gone, and not the offer.
  now.names = ['seven'];
  await hook.again();
  await until(() => expect(shown()).toEqual({ offers: [], gone: [], loading: false, failed: true }));
  await hook.close();
});
