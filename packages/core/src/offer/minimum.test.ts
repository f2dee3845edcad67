import { describe, expect, it } from 'vitest';
import { comparedMinimum, minimumUpTo } from './minimum';

describe('a filter for minimums up to an amount', () => {
  it.each([
    ['250000', '250000', 'Up to $250,000'],
    ['$250,000', '250000', 'Up to $250,000'],
    ['250k', '250000', 'Up to $250,000'],
    ['$1.5m', '1500000', 'Up to $1,500,000'],
    ['1', '1', 'Up to $1'],
    ['10bn', '10000000000', 'Up to $10,000,000,000'],
  ])('is read from “%s”', (text, value, label) => {
    expect(minimumUpTo(text)).toEqual({ value, label });
  });

  it.each(['', 'any', '0', '-5', '0.5', '100.25', '12%', '10000000001', '11bn'])('is in no “%s”', (text) => {
    expect(minimumUpTo(text)).toBeNull();
  });
});

describe('the minimum by which offers compare', () => {
  it.each([
    ['in NZD, where its currency has a rate', 50_000, 84_000, 84_000],
    ['its number, where there is none', 50_000, null, 50_000],
    ['not there, where none is stated', null, null, null],
    ['not there, where it is 0, which states none', 0, null, null],
  ])('is %s', (_, minimum_investment, minimum_in_nzd, compared) => {
    expect(comparedMinimum({ minimum_investment, minimum_in_nzd })).toBe(compared);
  });
});
