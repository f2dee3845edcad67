import {
  isEmptySituation,
  NO_SITUATION,
  parseSituation,
  type Situation,
} from '@tussock/core/situation/situation';
import { useMemo, useSyncExternalStore } from 'react';
import { markSituation } from '../situation-only';
import { versioned } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { createStored, UNKNOWN } from './stored';

const VERSION = 1;

/** What the visitor entered about themselves, in this browser only. Nothing reads it but to calculate on the page. */
export const storedSituation = createStored<Situation>({
  key: KEPT_KEYS.situation(),
  codec: versioned(VERSION, {}, parseSituation),
});

/** Stores a change; a situation in which nothing is left is removed. */
export function changeSituation(stored: typeof storedSituation, change: Partial<Situation>): void {
  stored.change((before) => {
    const situation = { ...(before ?? NO_SITUATION), ...change };
    return isEmptySituation(situation) ? null : situation;
  });
}

/** The visitor's situation, the same in every tab: not entered on the server and until the page has hydrated. */
export function useSituation() {
  const reading = useSyncExternalStore(storedSituation.subscribe, storedSituation.read, () => UNKNOWN);
  return useMemo(
    () => ({
      situation: reading.value ?? NO_SITUATION,
      isSet: reading.value !== null,
      restored: reading.known,
      saved: reading.saved,
      change: (change: Partial<Situation>) => {
        changeSituation(storedSituation, change);
        markSituation(storedSituation.read().value !== null);
      },
      clear: () => {
        storedSituation.remove();
        markSituation(false);
      },
    }),
    [reading],
  );
}
