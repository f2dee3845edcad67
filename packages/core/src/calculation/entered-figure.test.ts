import { expect, it } from 'vitest';
import { enteredFigure } from './entered-figure';

it.each([
  [12.5, 12.5],
  [0, 0],
  [-1, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [undefined, 0],
])('a figure entered as %s counts as %s', (entered, counted) => {
  expect(enteredFigure(entered)).toBe(counted);
});
