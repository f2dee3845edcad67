import { expect, it } from 'vitest';
import { investorsInWords } from './investors';

it.each([
  [2_310, '2,310'],
  [0, '0'],
  [null, null],
])('%s investors of a platform read %s', (count, text) => {
  expect(investorsInWords(count)).toBe(text);
});
