import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderHook } from '../../lib/render-hook.fixture';
import { useKeptOptions, withKept } from './use-kept-options';

const option = (value: string) => ({ value, label: value, count: 1 });
const gone = (value: string) => ({ value, label: value, count: null });
const kept = (listed: string, before: string, touched: string) =>
  withKept([...listed].map(option), [...before].map(option), [...touched]).map(({ value, count }) =>
    count === null ? `(${value})` : value,
  );

it('an option that was chosen and is listed no more stays behind the one that it was behind', () => {
  expect(kept('abd', 'abcd', 'c')).toEqual(['a', 'b', '(c)', 'd']);
  expect(kept('bc', 'abc', 'a')).toEqual(['(a)', 'b', 'c']);
  expect(kept('ad', 'abcd', 'bc')).toEqual(['a', '(b)', '(c)', 'd']);
  // Of those that are listed in its place, and of one that was not chosen, nothing is known.
  expect(kept('axe', 'abcd', 'c')).toEqual(['a', '(c)', 'x', 'e']);
  expect(kept('', 'ab', 'b')).toEqual(['(b)']);
});

it('what is listed stays as it is, and nothing is listed twice, however often', () => {
  const letters = fc.subarray([...'abcdefgh']);
  fc.assert(
    fc.property(letters, letters, letters, (listed, before, touched) => {
      const found = withKept(listed.map(option), before.map(option), touched);
      expect(found.filter(({ count }) => count !== null)).toEqual(listed.map(option));
      const lost = before.filter((value) => touched.includes(value) && !listed.includes(value));
      expect(found.filter(({ count }) => count === null)).toEqual(lost.map(gone));
      expect(withKept(listed.map(option), found, touched)).toEqual(found);
    }),
  );
});

it('what answers leave out one after another keeps its place, and nothing is made anew while nothing changes', async () => {
  const answers = ['abcd', 'abd', 'bd', 'abcd'].map((letters) => [...letters].map(option));
  const world = { listed: answers[0] ?? [], touched: ['c'] as readonly string[] };
  const hook = await renderHook(() => useKeptOptions(world.listed, world.touched));
  const shown: string[] = [];
  for (const answer of answers) {
    world.listed = answer;
    await hook.again();
    const before = hook.current;
    await hook.again();
    expect(hook.current).toBe(before);
    shown.push(before.map(({ value, count }) => (count === null ? `(${value})` : value)).join(' '));
  }
  expect(shown).toEqual(['a b c d', 'a b (c) d', 'b (c) d', 'a b c d']);
  await hook.close();
});
