import leven from 'leven';
import { expect, test } from 'vitest';
import { mistyped, ranksOf, wordOfRank } from './words';

test('no two words are alike', () => {
  const words = Array.from({ length: 20_000 }, (_, rank) => wordOfRank(rank));
  expect(new Set(words).size).toBe(words.length);
});

test('a mistyped word is one edit from its own word and from no other of the frequent ones', () => {
  const words = Array.from({ length: 400 }, (_, rank) => wordOfRank(rank));
  for (const word of words.slice(0, 100)) {
    expect(words.filter((other) => leven(other, mistyped(word)) <= 1)).toEqual([word]);
  }
});

test('the first word is in many offers, the hundredth in few, and each offer always has the same', () => {
  const counts = new Map<number, number>();
  for (let offer = 0; offer < 20_000; offer++)
    for (const rank of new Set(ranksOf(offer))) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const share = (rank: number) => (counts.get(rank) ?? 0) / 20_000;
  expect(share(0)).toBeGreaterThan(0.15);
  expect(share(9)).toBeGreaterThan(0.02);
  expect(share(100)).toBeLessThan(0.01);
  expect(Math.max(...counts.keys())).toBeLessThan(20_000);
  expect(ranksOf(7)).toEqual(ranksOf(7));
});
