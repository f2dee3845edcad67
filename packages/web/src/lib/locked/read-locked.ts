import { ApiError, read } from '@tussock/api/client';
import { createClient } from '@tussock/api/create-client';
import type { LockedOffer } from '@tussock/core/offer/offer';
import { readInTimeUnless } from '../reach';

/** What came of reading with a token. */
export type Answer = { token: string } & ({ offer: LockedOffer } | { error: unknown });

interface Listener {
  keep: (answer: Answer) => void;
  /** Called where the server does not accept the token. */
  refuse: () => void;
}

/** Reads the locked part of an offer. Not pinned to the page's release: this part must be the current one. */
export async function readLocked(id: string, token: string, signal: AbortSignal, { keep, refuse }: Listener) {
  const client = createClient({
    baseUrl: window.location.origin,
    token: () => token,
    fetch: (input, init) => fetch(input, { ...init, signal: readInTimeUnless(signal), cache: 'no-store' }),
  });
  try {
    const offer = await read(client.api.exclusive.offers[':id'].$get({ param: { id }, query: {} }));
    keep({ token, offer });
  } catch (error) {
    if (signal.aborted) return;
    // A 403 is of the firewall or of a network on the way, and says nothing of the token.
    if (error instanceof ApiError && error.status === 401) refuse();
    else keep({ token, error });
  }
}
