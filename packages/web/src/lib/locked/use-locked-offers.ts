import type { LockedOffer } from '@tussock/core/offer/offer';
import { useCallback, useEffect, useState } from 'react';
import { siteBase } from '../address/site-base';
import { storedSession, useSessionToken } from '../storage/session';
import type { Answer } from './read-locked';

export type LockedState =
  /** No session, or not known yet. */
  | { state: 'locked' }
  | { state: 'loading' }
  | { state: 'open'; offer: LockedOffer }
  /** The server refused the session: it has ended, or is not one of ours. */
  | { state: 'refused' }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * The locked parts of exclusive offers, named by their ids, read by the browser only, and only with a session. They are held
 * in the state of the page, never in the query cache.
 */
export function useLockedOffers(ids: readonly string[]): LockedState[] {
  const token = useSessionToken();
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [refused, setRefused] = useState(false);
  const [tries, setTries] = useState(0);
  // A preview unlocks nothing, and would take its refusal for the end of the session.
  const asking = siteBase() === '' ? token : null;
  const asked = asking && ids.length > 0 ? `${ids.join(' ')} ${tries}` : null;

  useEffect(() => {
    if (!asked || !asking) return;
    const abort = new AbortController();
    const keep = (id: string, answer: Answer) => setAnswers((all) => ({ ...all, [id]: answer }));
    const refuse = () => {
      // Another tab may have got another one meanwhile.
      if (storedSession.refresh().value?.token !== asking) return;
      setRefused(true);
      storedSession.remove();
    };
    // The last is the number of the try.
    const wanted = asked.split(' ').slice(0, -1);
    import('./read-locked').then(
      ({ readLocked }) => {
        for (const id of wanted)
          readLocked(id, asking, abort.signal, { keep: (answer) => keep(id, answer), refuse });
      },
      (error: unknown) => {
        for (const id of wanted) keep(id, { token: asking, error });
      },
    );
    return () => abort.abort();
  }, [asked, asking]);

  const retry = useCallback(() => {
    setAnswers((all) => Object.fromEntries(Object.entries(all).filter(([, answer]) => 'offer' in answer)));
    setTries((times) => times + 1);
  }, []);
  return ids.map((id) => {
    const answer = answers[id];
    if (!asking) return { state: refused ? 'refused' : 'locked' };
    if (answer?.token !== asking) return { state: 'loading' };
    return 'offer' in answer
      ? { state: 'open', offer: answer.offer }
      : { state: 'failed', error: answer.error, retry };
  });
}

const LOCKED: LockedState = { state: 'locked' };

/** The locked part of one offer; `id` is null where nothing is locked. */
export const useLockedOffer = (id: string | null): LockedState =>
  useLockedOffers(id === null ? [] : [id])[0] ?? LOCKED;
