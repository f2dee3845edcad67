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
  watchlistKey,
} from '@tussock/core/watchlist/watchlist';
import { useMemo } from 'react';
import { newZealandDate } from '../today';
import { useSettings } from '../use-settings';
import { createKeptList, type KeptList } from './persisted-list';
import { useKept } from './use-persisted-list';

const lists = new Map<string, KeptList<Watched>>();

function watchlistOf(productName: string): KeptList<Watched> {
  const key = watchlistKey(productName);
  const known = lists.get(key);
  if (known) return known;
  const list = createKeptList({ key, parse: parseWatchlist, complaint: WATCHLIST_PARSE_MESSAGE });
  lists.set(key, list);
  return list;
}

type Watchable = Seen & Pick<OfferCard, 'id' | 'slug'>;

/** The offers that the visitor watches, kept in the browser. */
export function useWatchlist() {
  const { name } = useSettings();
  const list = watchlistOf(name);
  const state = useKept(list);
  return useMemo(
    () => ({
      watched: state.rows,
      restored: state.restored,
      saved: state.saved,
      isFull: state.rows.length >= WATCHLIST_LIMIT,
      has: (id: string) => isWatched(state.rows, id),
      add: (offer: Watchable) =>
        list.change((rows) => addToWatchlist(rows, offer, newZealandDate(new Date()))),
      remove: (id: string) => list.change((rows) => removeFromWatchlist(rows, id)),
      seen: (offers: readonly Watchable[]) => list.change((rows) => markSeen(rows, offers)),
    }),
    [list, state],
  );
}
