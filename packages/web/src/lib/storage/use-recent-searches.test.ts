import { expect, it } from 'vitest';
import { parseSearches, type RecentSearch, withRecent } from './use-recent-searches';

const asRows = (words: string[]): readonly RecentSearch[] => words.map((each) => ({ words: each }));

it('keeps the last six, the latest first, each once', () => {
  const typed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'];
  expect(typed.reduce<readonly RecentSearch[]>(withRecent, [])).toEqual(
    asRows(['c', 'g', 'f', 'e', 'd', 'b']),
  );
  const same = asRows(['a']);
  expect(withRecent(same, 'a')).toBe(same);
  expect(withRecent(same, '')).toBe(same);
});

it('takes nothing that it did not store', () => {
  expect(parseSearches([{ words: 'kauri' }])).toEqual(asRows(['kauri']));
  for (const stored of [undefined, {}, [1], [null], null, 'kauri', [{ words: 1 }]])
    expect(parseSearches(stored)).toBeNull();
});
