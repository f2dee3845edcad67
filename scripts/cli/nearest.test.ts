import { expect, it } from 'vitest';
import { nearestWord } from './nearest';

it.each([
  ['publsh', ['publish', 'preview'], 'publish'],
  ['pbulish', ['publish', 'preview'], 'publish'],
  ['pxxxish', ['publish', 'preview'], undefined],
  ['opne', ['open', 'closed'], 'open'],
  ['e', ['A', 'B', 'C', 'D'], undefined],
  ['b', ['A', 'B', 'C', 'D'], 'B'],
  ['xyz', ['open'], undefined],
  ['bond', ['fund'], undefined],
  ['fnud', ['bond', 'fund'], 'fund'],
])('%j among %j is meant as %j', (word, known, meant) => {
  expect(nearestWord(word, known)).toBe(meant);
});
