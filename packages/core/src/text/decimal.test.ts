import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, wholeNumber } from './decimal';

const byIntl = (value: number, least: number, most: number) =>
  new Intl.NumberFormat('en-NZ', { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);

/** Amounts and rates as people type them, sums of binary fractions, halves, and any double at all. */
const numbers = fc.oneof(
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 7 })).map(([digits, places]) => digits / 10 ** places),
  fc
    .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 9 }))
    .map(([digits, places]) => digits / 10 ** places),
  fc.tuple(fc.integer({ max: 1e6 }), fc.integer({ max: 1e6 })).map(([a, b]) => a / 1e3 + b / 1e5),
  fc.double(),
);
const digits = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));

describe('numbers with decimals', () => {
  it('are written as the platform writes them for New Zealand', () => {
    fc.assert(
      fc.property(numbers, digits, (value, [a, b]) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        expect(decimal(value, least, most)).toBe(byIntl(value, least, most));
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    [1.005, 2, 2, '1.01'],
    [7.015, 2, 2, '7.02'],
    [999.995, 0, 2, '1,000'],
    [0.5, 0, 0, '1'],
    [-0.4, 0, 0, '-0'],
    [-1234.5, 1, 1, '-1,234.5'],
    [1e15, 0, 2, '1,000,000,000,000,000'],
    [1e-7, 0, 2, '0'],
  ])('%d with %d to %d digits reads %s', (value, least, most, text) => {
    expect(decimal(value, least, most)).toBe(text);
    expect(byIntl(value, least, most)).toBe(text);
  });

  it('have up to three digits as a rule, as `toLocaleString` has it', () => {
    fc.assert(
      fc.property(numbers, (value) => {
        expect(decimal(value)).toBe(value.toLocaleString('en-NZ'));
      }),
    );
  });

  it('are whole where that is asked', () => {
    expect(wholeNumber(1_250_000.4)).toBe('1,250,000');
  });
});
