import { useMemo } from 'react';
import { createKeptList, type KeptList } from '../../lib/storage/persisted-list';
import { useKept } from '../../lib/storage/use-persisted-list';
import { useSettings } from '../../lib/use-settings';

const MOST = 6;

/** The stored list; null when it is anything but words. */
export function parseRecent(text: string | null): readonly string[] | null {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    const isWords = Array.isArray(stored) && stored.every((each) => typeof each === 'string');
    return isWords ? stored.slice(0, MOST) : null;
  } catch {
    return null;
  }
}

/** The words in front, each once. */
export function withRecent(recent: readonly string[], words: string): readonly string[] {
  if (words === '' || recent[0] === words) return recent;
  return [words, ...recent.filter((other) => other !== words)].slice(0, MOST);
}

const lists = new Map<string, KeptList<string>>();

function listOf(productName: string): KeptList<string> {
  const key = `${productName.toLowerCase()}_searches`;
  const list =
    lists.get(key) ??
    createKeptList({ key, parse: parseRecent, complaint: 'Failed to parse recent searches' });
  lists.set(key, list);
  return list;
}

/** What this visitor searched for, kept in the browser and nowhere else. */
export function useRecentSearches() {
  const list = listOf(useSettings().name);
  const { rows } = useKept(list);
  return useMemo(
    () => ({
      recent: rows,
      remember: (words: string) => list.change((recent) => withRecent(recent, words.trim())),
      clear: () => list.change(() => []),
    }),
    [list, rows],
  );
}
