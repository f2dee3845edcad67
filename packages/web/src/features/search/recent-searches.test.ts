import { expect, it } from 'vitest';
import { parseRecent, withRecent } from './recent-searches';

it('keeps the last six, the latest first, each once', () => {
  const typed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'];
  expect(typed.reduce<readonly string[]>(withRecent, [])).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  const same = ['a'];
  expect(withRecent(same, 'a')).toBe(same);
  expect(withRecent(same, '')).toBe(same);
});

it('takes nothing that it did not store', () => {
  expect(parseRecent(null)).toEqual([]);
  expect(parseRecent('["kauri"]')).toEqual(['kauri']);
  for (const text of ['{', '{}', '[1]', 'null', '"kauri"']) expect(parseRecent(text), text).toBeNull();
});
