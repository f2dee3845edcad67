import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberWithin, parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['1000000', 1_000_000],
    [' $1,000,000 ', 1_000_000],
    ['1.5m', 1_500_000],
    ['NZ$250k', 250_000],
    ['8.5 %', 8.5],
    ['.5', 0.5],
    ['8.', 8],
    ['-4', -4],
    ['−4', -4],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', 'abc', '1e6', '1.2.3', '--1', '5 kg', '0x10', '1/2', 'm'])('"%s" is no number', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('reads back what the site writes', () => {
    const format = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(parseNumber(format.format(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});

describe('numberWithin', () => {
  it('holds to its bounds and its digits', () => {
    const limits = { min: 1, max: 40, decimals: 0 };
    expect(numberWithin('1', limits)).toBe(1);
    expect(numberWithin('40', limits)).toBe(40);
    expect(numberWithin('0.9', limits)).toBeNull();
    expect(numberWithin('41', limits)).toBeNull();
    expect(numberWithin('12.4', limits)).toBe(12);
    expect(numberWithin('1.256', { min: 0, max: 10, decimals: 2 })).toBe(1.26);
  });
});
