import { read } from '@tussock/api/client';
import { createClient } from '@tussock/api/create-client';
import type { LockedOffer } from '@tussock/core/offer/offer';

/** Not pinned to the page's release: this part must be the current one. */
export function readLocked(id: string, token: string, signal: AbortSignal): Promise<LockedOffer> {
  const client = createClient({
    baseUrl: window.location.origin,
    token: () => token,
    fetch: (input, init) => fetch(input, { ...init, signal, cache: 'no-store' }),
  });
  return read(client.api.exclusive.offers[':id'].$get({ param: { id }, query: {} }));
}
