import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideAmount, currencyRule, type ExchangeRate, inNzd, rateOf } from './exchange-rate';

const rate = (change: Partial<ExchangeRate> = {}): ExchangeRate => ({
  currency: 'USD',
  nzd_per_unit: 1.7012,
  on: '2026-11-20',
  source: 'Reserve Bank of New Zealand',
  source_address: null,
  ...change,
});
const cents = (max: number) => fc.integer({ min: 1, max }).map((amount) => amount / 100);

describe('amounts in NZD', () => {
  it('an amount in NZD is itself, whatever the rates', () => {
    fc.assert(fc.property(cents(1e11), (amount) => void expect(inNzd(amount, 'NZD', [rate()])).toBe(amount)));
  });

  it('a rate of 1 changes no amount', () => {
    fc.assert(
      fc.property(cents(1e11), (amount) => {
        expect(inNzd(amount, 'USD', [rate({ nzd_per_unit: 1 })])).toBe(amount);
      }),
    );
  });

  it.each([
    [33_333, 1.6801, 56_002.77],
    [29_411.77, 1.7, 50_000.01],
    [29_411.76, 1.7, 49_999.99],
    [0.01, 0.4, 0],
    [100.5, 1.67, 167.84],
    [1.5, 0.67, 1.01],
  ])(
    '%d at %d is %d, to the cent: no fraction of one puts an amount into another band',
    (amount, per, nzd) => {
      expect(inNzd(amount, 'USD', [rate({ nzd_per_unit: per })])).toBe(nzd);
    },
  );

  it('half a cent is a cent more, however the product of two decimals is stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 99_999 }), (cents, per) => {
        // The same product in whole numbers.
        const exact = (BigInt(cents) * BigInt(per) + 5_000n) / 10_000n;
        const nzd = inNzd(cents / 100, 'USD', [rate({ nzd_per_unit: per / 10_000 })]);
        expect(nzd).toBe(Number(exact) / 100);
      }),
    );
  });

  it('ten times the amount, or ten times the rate, is ten times the NZD to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 500 }),
        (amount, hundredths) => {
          const at = (times: number) => [rate({ nzd_per_unit: (hundredths * times) / 100 })];
          const once = (amount * hundredths) / 100;
          expect(inNzd(amount, 'USD', at(1))).toBeCloseTo(once, 2);
          expect(inNzd(amount * 10, 'USD', at(1))).toBeCloseTo(once * 10, 2);
          expect(inNzd(amount, 'USD', at(10))).toBeCloseTo(once * 10, 2);
        },
      ),
    );
  });

  it('a larger amount is never less in NZD', () => {
    fc.assert(
      fc.property(cents(1e9), cents(1e9), fc.double({ min: 0.001, max: 100, noNaN: true }), (a, b, per) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const of = (amount: number) => inNzd(amount, 'USD', [rate({ nzd_per_unit: per })]) ?? 0;
        expect(of(low)).toBeLessThanOrEqual(of(high));
      }),
    );
  });

  it('there is none without an amount or without a rate', () => {
    expect(inNzd(null, 'USD', [rate()])).toBeNull();
    expect(inNzd(0, 'USD', [rate()])).toBeNull();
    expect(inNzd(100, 'AUD', [rate()])).toBeNull();
    expect(inNzd(100, 'USD', [])).toBeNull();
  });

  it('the latest rate of the currency counts, in whatever order they stand', () => {
    const rates = [rate({ on: '2026-10-01', nzd_per_unit: 1.6 }), rate(), rate({ currency: 'AUD' })];
    expect(rateOf('USD', rates)).toEqual(rate());
    expect(rateOf('USD', [...rates].reverse())).toEqual(rate());
  });

  it('of two rates of one day the first that is stated counts', () => {
    const [one, other] = [rate({ nzd_per_unit: 1.6 }), rate({ nzd_per_unit: 1.7 })];
    expect(rateOf('USD', [one, other])).toBe(one);
    expect(rateOf('USD', [other, one])).toBe(other);
  });
});

it('says an amount in NZD with the rate, its day and its source', () => {
  expect(besideAmount(100_000, 'USD', [rate()])).toEqual({
    text: 'about NZ$170,120, at 1.7012',
    basis: 'on 20 November 2026, Reserve Bank of New Zealand',
  });
  const textAt = (amount: number, nzd_per_unit: number) =>
    besideAmount(amount, 'USD', [rate({ nzd_per_unit })])?.text;
  expect(textAt(1e6, 0.0111)).toBe('about NZ$11,100, at 0.0111');
  expect(textAt(1, 2)).toBe('about NZ$2, at 2.00');
  expect(besideAmount(100_000, 'AUD', [rate()])).toEqual({
    text: 'compared as if it were NZD',
    basis: 'because no rate is stated',
  });
  expect(besideAmount(100_000, 'NZD', [rate()])).toBeNull();
  expect(besideAmount(null, 'USD', [rate()])).toBeNull();
});

it('says how currencies compare', () => {
  expect(currencyRule([])).toContain('no exchange rate is stated');
  expect(currencyRule([rate(), rate({ currency: 'AUD' })])).toContain(
    'Amounts in AUD and USD are compared in NZD',
  );
});
