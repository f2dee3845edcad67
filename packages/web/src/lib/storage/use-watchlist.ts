import type { OfferCard } from '@tussock/core/offer/offer';
import type { Seen } from '@tussock/core/watchlist/seen';
import {
  addToWatchlist,
  isWatched,
  markSeen,
  parseWatchlist,
  removeFromWatchlist,
  WATCHLIST_LIMIT,
  WATCHLIST_PARSE_MESSAGE,
  type Watched,
} from '@tussock/core/watchlist/watchlist';
import { useMemo } from 'react';
import { newZealandDate } from '../today';
import { useSettings } from '../use-settings';
import { versioned } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { usePersistedList } from './persisted-list';
import { createStored, storedByKey } from './stored';

/** Rows of version 1 have the same fields. */
const VERSION = 2;

export const storedWatchlist = storedByKey((key) =>
  createStored<readonly Watched[]>({
    key,
    codec: versioned(VERSION, {}, parseWatchlist),
    complaint: WATCHLIST_PARSE_MESSAGE,
  }),
);

type Watchable = Seen & Pick<OfferCard, 'id' | 'slug' | 'name'>;

/** The offers that the visitor watches, stored in the browser. */
export function useWatchlist() {
  const { name } = useSettings();
  const list = usePersistedList(storedWatchlist(KEPT_KEYS.watchlist(name)));
  return useMemo(
    () => ({
      watched: list.rows,
      restored: list.restored,
      saved: list.saved,
      lost: list.lost,
      isFull: list.rows.length >= WATCHLIST_LIMIT,
      has: (id: string) => isWatched(list.rows, id),
      add: (offer: Watchable) =>
        list.change((rows) => addToWatchlist(rows, offer, newZealandDate(new Date()))),
      remove: (id: string) => list.change((rows) => removeFromWatchlist(rows, id)),
      seen: (offers: readonly Watchable[]) => list.change((rows) => markSeen(rows, offers)),
    }),
    [list],
  );
}
