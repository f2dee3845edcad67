import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelMoney, rangeText, rateText, shortMoney, timeText, weightText, wholeMoney } from './figures';

describe('rates of the builder in words', () => {
  it.each([
    [8.5, '8.5%'],
    [6.25, '6.25%'],
    [9, '9.0%'],
    [12.65, '12.65%'],
    [0.1 + 0.2, '0.3%'],
    [8.999, '8.99%'],
  ])('%d reads %s', (percent, text) => {
    expect(rateText(percent)).toBe(text);
  });

  it('never shows a range above what was worked out, nor more than a hundredth below', () => {
    const rate = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (low, high) => {
        const [from = Number.NaN, to = Number.NaN] = rangeText(low, high)
          .replace('%', '')
          .split('–')
          .map(Number);
        for (const [shown, exact] of [
          [from, low],
          [to, high],
        ] as const) {
          expect(shown).toBeLessThanOrEqual(exact + 1e-7);
          expect(shown).toBeGreaterThan(exact - 0.01);
        }
      }),
    );
  });
});

describe('the figures of the builder', () => {
  it.each([
    [0, 'At once'],
    [1, '1 month'],
    [3, '3 months'],
    [12, '1 year'],
    [18, '18 months'],
    [84, '7 years'],
  ])('%d months are %s', (months, text) => {
    expect(timeText(months)).toBe(text);
  });

  it('are rounded as people read them', () => {
    expect([weightText(200), weightText(5)]).toEqual(['20.0%', '0.5%']);
    expect([shortMoney(0), shortMoney(1), shortMoney(250_000), shortMoney(1_500_000)]).toEqual([
      ...['$0', '$1', '$250K', '$1.5M'],
    ]);
    // The ticks and the ends of a small projection are told apart.
    expect([500, 1_000, 1_500, 1_351.4, 858.55, 9_994].map(shortMoney)).toEqual([
      ...['$500', '$1,000', '$1,500', '$1,350', '$859', '$9,990'],
    ]);
    expect(shortMoney(10_000)).toBe('$10K');
    expect(wholeMoney(1_250_000.4)).toBe('$1,250,000');
  });

  it('give amounts of the projection three digits, however small or large they are', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e12, noNaN: true }), (amount) => {
        const digits = modelMoney(amount).replace(/\D/g, '');
        expect(Math.abs(Number(digits) - amount)).toBeLessThanOrEqual(Math.max(0.5, amount / 200));
        expect(digits.slice(3)).toMatch(/^0*$/);
      }),
    );
    expect([0, 0.4, 3.495, 38.6, 643.2, 1_047, 1_342_300].map(modelMoney)).toEqual([
      ...['$0', '$0', '$3', '$39', '$643', '$1,050', '$1,340,000'],
    ]);
  });
});
