import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeText, rateText } from './figures';

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
