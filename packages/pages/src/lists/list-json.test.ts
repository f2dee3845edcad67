import { expect, it } from 'vitest';
import { hasNext } from './list-json';

it.each([
  [0, 1, false],
  [1_000, 1, false],
  [1_001, 1, true],
  [2_000, 2, false],
  [2_001, 2, true],
])('of %i rows, there is a part after part %i: %s', (total, part, isThere) => {
  expect(hasNext(total, part)).toBe(isThere);
});
