import { expect, test } from 'vitest';
import { aboutPerYear } from './about-per-year';

type Left = Parameters<typeof aboutPerYear>[0];
const left = (low: number, high: number) => ({ computed: true, low, high }) as Left;

test.each([
  [5.35, 5.8, 'About $10,700–$11,600 a year'],
  [5.35, 5.35, 'About $10,700 a year'],
  [-1, -0.25, 'About −$2,000 to −$500 a year'],
  [-1, 0.25, 'About −$2,000 to $500 a year'],
])('%s to %s percent of 200,000 dollars: %s', (low, high, text) => {
  expect(aboutPerYear(left(low, high), 200_000)).toBe(text);
});
