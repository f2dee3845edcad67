import { useMemo } from 'react';
import { useSettings } from '../use-settings';
import { versioned } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { usePersistedList } from './persisted-list';
import { createStored, storedByKey } from './stored';

/** The words of one search. */
export interface RecentSearch {
  words: string;
}

const MOST = 6;
const VERSION = 2;
/** Version 1 stored the words alone. */
const UPGRADES = { 1: (words: unknown) => ({ words }) };

export const storedSearches = storedByKey((key) =>
  createStored<readonly RecentSearch[]>({
    key,
    codec: versioned(VERSION, UPGRADES, parseSearches),
    complaint: 'Failed to parse recent searches',
  }),
);

/** Null when it is anything but searches. */
export function parseSearches(stored: unknown): readonly RecentSearch[] | null {
  if (!Array.isArray(stored)) return null;
  const words = stored.map((row: { words?: unknown } | null) => row?.words);
  return words.every((each) => typeof each === 'string')
    ? words.slice(0, MOST).map((each) => ({ words: each }))
    : null;
}

/** The words in front, each once. */
export function withRecent(recent: readonly RecentSearch[], words: string): readonly RecentSearch[] {
  if (words === '' || recent[0]?.words === words) return recent;
  return [{ words }, ...recent.filter((other) => other.words !== words)].slice(0, MOST);
}

/** What this visitor searched for, stored in the browser and nowhere else. */
export function useRecentSearches() {
  const { name } = useSettings();
  const list = usePersistedList(storedSearches(KEPT_KEYS.searches(name)));
  return useMemo(
    () => ({
      recent: list.rows.map(({ words }) => words),
      remember: (words: string) => list.change((recent) => withRecent(recent, words.trim())),
      clear: () => list.change(() => []),
    }),
    [list],
  );
}
