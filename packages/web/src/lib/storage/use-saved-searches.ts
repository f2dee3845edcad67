import { nzDate } from '@tussock/core/text/nz-date';
import {
  forgetSearch,
  fromNewest,
  lookedAt,
  parseSavedSearches,
  type ReadOffers,
  SAVED_LIMIT,
  type SavedSearch,
  saveSearch,
} from '@tussock/core/watchlist/saved-search';
import { useMemo } from 'react';
import { useSettings } from '../use-settings';
import { versioned } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { usePersistedList } from './persisted-list';
import { createStored, storedByKey } from './stored';

const VERSION = 3;

export const storedSavedSearches = storedByKey((key) =>
  createStored<readonly SavedSearch[]>({
    key,
    codec: versioned(VERSION, { 2: fromNewest }, parseSavedSearches),
    complaint: 'Failed to parse saved searches',
  }),
);

/** The lists that the visitor saved, stored in the browser and nowhere else. */
export function useSavedSearches() {
  const list = usePersistedList(storedSavedSearches(KEPT_KEYS.saved_searches(useSettings().name)));
  return useMemo(
    () => ({
      saved: list.rows,
      restored: list.restored,
      notice: { saved: list.saved, lost: list.lost },
      isFull: list.rows.length >= SAVED_LIMIT,
      find: (address: string) => list.rows.find((search) => search.address === address),
      save: (search: Omit<SavedSearch, 'seen_on'>) =>
        list.change((rows) => saveSearch(rows, { ...search, seen_on: nzDate(new Date()) })),
      forget: (address: string) => list.change((rows) => forgetSearch(rows, address)),
      looked: (address: string, read: ReadOffers) =>
        list.change((rows) => lookedAt(rows, address, read, nzDate(new Date()))),
    }),
    [list],
  );
}
