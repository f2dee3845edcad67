import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_FOR_DETAILS, exactMoney, formatMoney } from './money';

describe('formatMoney', () => {
  it.each([
    [1_500_000, '$1.5M NZD'],
    [1_000_000, '$1.0M NZD'],
    [999_950, '$1.0M NZD'],
    [999_500, '$1.0M NZD'],
    [999_499.99, '$999K NZD'],
    [1_150_000, '$1.2M NZD'],
    [12_345_678, '$12.3M NZD'],
    [999_960_000, '$1,000.0M NZD'],
    [100_000, '$100K NZD'],
    [1_000, '$1K NZD'],
    [999.995, '$1K NZD'],
    [999.99, '$999.99 NZD'],
    [750, '$750 NZD'],
    [0.5, '$0.50 NZD'],
  ])('%d reads %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([0, null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -5, 0.001])(
    '%s is not stated',
    (amount) => {
      expect(formatMoney(amount)).toBe(CONTACT_FOR_DETAILS);
      expect(exactMoney(amount)).toBe(CONTACT_FOR_DETAILS);
    },
  );

  it('keeps the dollar sign for dollars only', () => {
    expect(formatMoney(2_000_000, 'AUD')).toBe('$2.0M AUD');
    expect(formatMoney(50_000, 'EUR')).toBe('€50K EUR');
    expect(formatMoney(50_000, 'CHF')).toBe('50K CHF');
  });

  it('never shows a thousand thousands, and grows with the amount', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e12, noNaN: true }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (a, factor) => {
          expect(formatMoney(a)).toMatch(/^\$(\d{1,3}(\.\d\d)?|\d{1,3}K|[\d,]+\.\dM) NZD$/);
          expect(shownValue(formatMoney(a * factor))).toBeGreaterThanOrEqual(shownValue(formatMoney(a)));
        },
      ),
    );
  });

  it('is within half a unit of what is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
        const unit = amount >= 999_500 ? 100_000 : amount >= 1_000 ? 1_000 : 1;
        expect(Math.abs(shownValue(formatMoney(amount)) - amount)).toBeLessThanOrEqual(unit / 2 + 1e-3);
      }),
    );
  });
});

describe('exactMoney', () => {
  it('shows the whole amount', () => {
    expect(exactMoney(1_250_000)).toBe('$1,250,000 NZD');
    expect(exactMoney(1_250.5, 'GBP')).toBe('£1,250.50 GBP');
  });

  it('loses nothing of a whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (amount) => {
        expect(Number(exactMoney(amount).replace(/[^\d.]/g, ''))).toBe(amount);
      }),
    );
  });
});

function shownValue(text: string): number {
  const scale = text.includes('M') ? 1e6 : text.includes('K ') ? 1e3 : 1;
  return Number(text.replace(/[^\d.]/g, '')) * scale;
}
