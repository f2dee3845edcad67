import { describe, expect, it } from 'vitest';
import { toCents } from '../money/money';
import { figureText } from './figure-text';

describe('figureText', () => {
  it.each([
    [22_400, 'NZD', '$22,400'],
    [0, 'NZD', '$0'],
    [-105.5, 'NZD', '−$105.50'],
    [17.5, 'share', '17.5%'],
    [-1.25, 'percent_a_year', '−1.25% a year'],
    [1, 'months', '1 month'],
    [36, 'months', '36 months'],
    [5, 'years', '5 years'],
    [105, 'days', '105 days'],
  ] as const)('%d %s reads %s', (value, unit, text) => {
    expect(figureText({ value, unit })).toBe(text);
  });
});

describe('toCents', () => {
  it('rounds to the cent', () => {
    expect(toCents(0.1 + 0.2)).toBe(0.3);
    expect(toCents(1.006)).toBe(1.01);
    expect(toCents(1.005)).toBe(1.01);
  });
});
