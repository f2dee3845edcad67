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
    const stated = { name: 'Four', reason: 'Sold', removed_on: '2026-11-27', location: 'Taupō' };
    const details = Object.entries(stated).map(([field, message]) => ({ field, message }));
    const removed = {
      message: 'gone',
      details: name === 'eight' ? details.slice(0, 2) : details,
      hint: null,
    };
    if (name === 'eight') return Response.json({ ...removed, code: 'record_removed' }, { status: 410 });
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

  now.names = ['six', 'one', 'two', 'three', 'four', 'five', 'one-by-slug', 'eight'];
  await hook.again();
  await until(() => expect(shown().loading).toBe(false));
  const gone = [
    { identifier: 'three', name: null, page: null, removal: null, isKnown: false },
    {
      identifier: 'four',
      name: 'Four',
      page: '/offers/four',
      isKnown: true,
      removal: { reason: 'Sold', removed_on: '2026-11-27' },
    },
    { identifier: 'five', name: 'five', page: '/offers/five', removal: null, isKnown: true },
    // Removed for cause: nothing is known but its name and why.
    {
      identifier: 'eight',
      name: 'Four',
      page: '/offers/eight',
      isKnown: false,
      removal: { reason: 'Sold', removed_on: null },
    },
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
