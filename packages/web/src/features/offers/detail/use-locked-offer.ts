import { ApiError } from '@tussock/api/client';
import type { LockedOffer } from '@tussock/core/offer/offer';
import { useCallback, useEffect, useState } from 'react';
import { siteBase } from '../../../lib/site-base';
import { storedSession, useSessionToken } from '../../../lib/storage/session';

export type LockedState =
  /** No session, or not known yet. */
  | { state: 'locked' }
  | { state: 'loading' }
  | { state: 'open'; offer: LockedOffer }
  /** The server refused the session: it has ended, or is not one of ours. */
  | { state: 'refused' }
  | { state: 'failed'; retry: () => void };

type Answer = { for: string; offer: LockedOffer } | { for: string; error: unknown };

/**
 * The locked part of an exclusive offer, read by the browser only, and only with a session. It is held in the state of
 * the page, never in the query cache. `id` is null where nothing is locked.
 */
export function useLockedOffer(id: string | null): LockedState {
  const token = useSessionToken();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refused, setRefused] = useState(false);
  const [tries, setTries] = useState(0);
  // A preview unlocks nothing, and would take its refusal for the end of the session.
  const asked = siteBase() === '' && id && token && `${id} ${token} ${tries}`;

  useEffect(() => {
    if (!asked || !token) return;
    const abort = new AbortController();
    import('./read-locked')
      .then(({ readLocked }) => readLocked(id, token, abort.signal))
      .then(
        (offer) => setAnswer({ for: asked, offer }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
            setRefused(true);
            storedSession.remove();
          } else setAnswer({ for: asked, error });
        },
      );
    return () => abort.abort();
  }, [id, token, asked]);

  const retry = useCallback(() => setTries((times) => times + 1), []);
  if (!asked) return { state: refused ? 'refused' : 'locked' };
  if (answer?.for !== asked) return { state: 'loading' };
  return 'offer' in answer ? { state: 'open', offer: answer.offer } : { state: 'failed', retry };
}
