import { expect, it } from 'vitest';
import { tooShortText } from './too-short';

it.each(['k', ' K ', 'ō', 'o\u0304', 'k a'])('%j is too short for a search', (words) => {
  expect(tooShortText(words)).toContain('at least two letters');
});

it.each(['', ' ', 'ki', '1', 'k forestry', 'k1'])('%j is not', (words) => {
  expect(tooShortText(words)).toBeNull();
});
