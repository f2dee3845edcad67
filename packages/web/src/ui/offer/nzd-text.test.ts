import { expect, it } from 'vitest';
import { dollarsRange } from './nzd-text';

it.each([
  [7_450, 11_000, 'NZD', '$7,450–$11,000'],
  [7_450, 11_000, 'AUD', 'NZ$7,450–11,000'],
  [500, 500, 'NZD', '$500'],
  [-2_000, -500, 'NZD', '−$2,000 to −$500'],
  [-500, 0, 'NZD', '−$500 to $0'],
  // What a fee takes of the higher target alone.
  [0, -500, 'NZD', '$0 to −$500'],
  [0, -500, 'AUD', 'NZ$0 to −500'],
])('%d to %d %s reads %s', (low, high, currency, text) => {
  expect(dollarsRange({ low, high }, currency)).toBe(text);
});
