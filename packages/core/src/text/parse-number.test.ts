import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../tests/support/processor-time';
import { parseNumber, readNumber } from './parse-number';

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
    ['1 000 000', 1_000_000],
    ['$ 1.5 m', 1_500_000],
    ['1.1m', 1_100_000],
    ['NZD 8.29', 8.29],
    ['–4', -4],
    ['(500,000)', -500_000],
    ['($1.2m)', -1_200_000],
    ['1’000’000', 1_000_000],
    ["1'250'000.5", 1_250_000.5],
    ['＄１，０００，０００', 1_000_000],
    ['２５０ｋ', 250_000],
    ['1.5 million', 1_500_000],
    ['NZ$1.2 Million', 1_200_000],
    ['1,000,000NZD', 1_000_000],
    ['750 thousand', 750_000],
    ['$1.5mil', 1_500_000],
    ['2mn', 2_000_000],
    ['0.25 bn', 250_000_000],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text, text.includes('%') ? '%' : '$')).toBe(value);
  });

  it.each([
    '',
    'abc',
    '1e6',
    '1.2.3',
    '--1',
    '5 kg',
    '0x10',
    '1/2',
    'm',
    '1,5',
    '1,00',
    '1 5',
    '12,34,567',
    '1b',
    '1.000.000',
    '1’00',
    'million',
    '1 kk',
    '(-4)',
    '(4',
    '5–10',
  ])('"%s" is no number', (text) => {
    expect(parseNumber(text, '$')).toBeNull();
  });

  it.each([
    ['5 %', ['%']],
    ['39％', ['%']],
    ['$5', ['$']],
    ['＄5', ['$']],
    ['5 NZD', ['$']],
    ['NZ$250k', ['$']],
    ['$5%', []],
    ['5', ['$', '%', 'none']],
  ])('%s is a number only where its sign is right', (text, right) => {
    const signs = ['$', '%', 'none'] as const;
    expect(signs.filter((sign) => parseNumber(text, sign) !== null)).toEqual(right);
  });

  it.each(['-0', '−0.00', '(0)', '-0k'])('%s is 0, without a minus', (text) => {
    expect(parseNumber(text, '$')).toBe(0);
  });

  it('reads back what the site writes', () => {
    const format = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(parseNumber(format.format(cents / 100), 'none')).toBe(cents / 100);
      }),
    );
  });
});

describe('readNumber', () => {
  const whole = { min: 1, max: 5_000_000, decimals: 0, sign: '$' } as const;

  it.each([
    ['1', whole, 1],
    ['5,000,000', whole, 5_000_000],
    ['4.9950m', whole, 4_995_000],
    ['12.00', whole, 12],
    ['1.25', { min: 0, max: 10, decimals: 2, sign: '%' as const }, 1.25],
    ['1.2500', { min: 0, max: 10, decimals: 2, sign: '%' as const }, 1.25],
  ])('%s is kept', (text, limits, value) => {
    expect(readNumber(text, limits)).toEqual({ value, fault: null });
  });

  it.each([
    ['lots', whole, 'no number'],
    ['0', whole, 'out of bounds'],
    ['5,000,001', whole, 'out of bounds'],
    ['12.4', whole, 'too fine'],
    ['4,999,999.5', whole, 'too fine'],
    ['4.9999995m', whole, 'too fine'],
    ['1.256', { min: 0, max: 10, decimals: 2, sign: '%' as const }, 'too fine'],
  ])('%s is refused', (text, limits, fault) => {
    expect(readNumber(text, limits)).toEqual({ value: null, fault });
  });

  it('keeps a number to its last digit or refuses it', () => {
    const digits = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), digits, digits, (units, decimals, allowed) => {
        const text = (units / 10 ** decimals).toFixed(decimals);
        const read = readNumber(text, { min: 0, max: 1e9, decimals: allowed, sign: 'none' });
        if (read.fault === null) expect(read.value).toBe(Number(text));
        else expect(Number(Number(text).toFixed(allowed))).not.toBe(Number(text));
      }),
    );
  });

  it('refuses a long text in time that grows with its length', () => {
    const time = processorTime(() => {
      for (const piece of [' ', '0', '1,', '$ ', '(', '-'])
        expect(parseNumber(`1${piece.repeat(50_000)}x`, '$')).toBeNull();
    });
    expect(time).toBeLessThan(2_000);
  });
});
