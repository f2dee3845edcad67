import type { OfferCard } from '@tussock/core/offer/offer';
import { nzDate } from '@tussock/core/text/nz-date';
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
import { useApi } from '../api';
import { useSettings } from '../use-settings';
import { versioned } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { changeList, useOfList, usePersistedList } from './persisted-list';
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

const useStoredWatchlist = () => storedWatchlist(KEPT_KEYS.watchlist(useSettings().name));

const adding = (offer: Watchable, release: number | null) => (rows: readonly Watched[]) =>
  addToWatchlist(rows, offer, nzDate(new Date()), release);
const removing = (id: string) => (rows: readonly Watched[]) => removeFromWatchlist(rows, id);
const isFull = (rows: readonly Watched[]) => rows.length >= WATCHLIST_LIMIT;

/** Whether one offer is on the watchlist, or could be. */
export function useWatched(offer: Watchable) {
  const list = useStoredWatchlist();
  const { release } = useApi();
  return {
    state: useOfList(list, (rows) =>
      isWatched(rows, offer.id) ? 'watched' : isFull(rows) ? 'full' : 'free',
    ),
    add: () => changeList(list, adding(offer, release)),
    remove: () => changeList(list, removing(offer.id)),
  };
}

/** The offers that the visitor watches, stored in the browser. */
export function useWatchlist() {
  const list = usePersistedList(useStoredWatchlist());
  const { release } = useApi();
  return useMemo(
    () => ({
      watched: list.rows,
      restored: list.restored,
      saved: list.saved,
      lost: list.lost,
      remove: (id: string) => list.change(removing(id)),
      seen: (offers: readonly Watchable[], unread: ReadonlySet<string>) =>
        list.change((rows) => markSeen(rows, offers, release, unread)),
    }),
    [list, release],
  );
}
