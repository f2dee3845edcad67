import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLowestFee, hasLowestMinimum } from './lowest';

const minimum = (
  minimum_investment: number | null,
  investment_currency = 'NZD',
  inNzd = minimum_investment,
) => ({
  minimum_investment,
  investment_currency,
  minimum_in_nzd: inNzd,
});
const fee = (management_fee: number | null, fee_base: string | null = 'Net asset value') => ({
  management_fee,
  fee_base,
});
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });

describe('the lowest stated minimum', () => {
  it('is marked, ties all, and compares in NZD across currencies', () => {
    expect(hasLowestMinimum([minimum(50_000), minimum(25_000), minimum(100_000)])).toEqual([
      false,
      true,
      false,
    ]);
    expect(hasLowestMinimum([minimum(25_000), minimum(25_000), minimum(100_000)])).toEqual([
      true,
      true,
      false,
    ]);
    expect(hasLowestMinimum([minimum(50_000, 'USD', 84_000), minimum(60_000)])).toEqual([false, true]);
  });

  it('is of none where one states none, has no exchange rate, or stands alone', () => {
    for (const other of [minimum(null), minimum(0), minimum(50_000, 'CHF', null)])
      expect(hasLowestMinimum([minimum(25_000), other])).toEqual([false, false]);
    expect(hasLowestMinimum([minimum(50_000)])).toEqual([false]);
    expect(hasLowestMinimum([])).toEqual([]);
    expect(hasLowestMinimum([minimum(40, 'CHF', null), minimum(50, 'CHF', null)])).toEqual([true, false]);
  });

  it('for any offers marks exactly those that no other is below, or none at all', () => {
    const nzd = few(fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }));
    fc.assert(
      fc.property(nzd, (amounts) => {
        const marked = hasLowestMinimum(amounts.map((amount) => minimum(amount)));
        expect(marked).toHaveLength(amounts.length);
        const isComparable = amounts.length > 1 && amounts.every((amount) => amount);
        amounts.forEach((amount, at) => {
          const isLowest = amounts.every((other) => Number(amount) <= Number(other));
          expect(marked[at]).toBe(isComparable && isLowest);
        });
      }),
    );
  });
});

describe('the lowest stated fee', () => {
  it('is marked where all are charged on the same base, ties all', () => {
    expect(hasLowestFee([fee(1.5), fee(1.2, ' net asset Value ')])).toEqual([false, true]);
    expect(hasLowestFee([fee(1.2), fee(1.2), fee(2)])).toEqual([true, true, false]);
  });

  it('is of none where one states no fee or no base, or another base', () => {
    for (const other of [fee(null), fee(1, null), fee(1, ''), fee(1, 'Commitments'), fee(0, null)])
      expect(hasLowestFee([fee(1.5), other])).toEqual([false, false]);
    expect(hasLowestFee([fee(1.5, null), fee(1.2, null)])).toEqual([false, false]);
    // A fee of nothing is not below one that nobody knows.
    expect(hasLowestFee([fee(0), fee(null)])).toEqual([false, false]);
  });

  it('for any offers marks none unless all bases are one, and then each that no other is below', () => {
    const any = few(
      fc.record({
        management_fee: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
        fee_base: fc.constantFrom('Net asset value', 'Commitments', null),
      }),
    );
    fc.assert(
      fc.property(any, (offers) => {
        const marked = hasLowestFee(offers);
        const [first] = offers;
        const isComparable =
          offers.length > 1 &&
          first?.fee_base != null &&
          offers.every((each) => each.management_fee !== null && each.fee_base === first.fee_base);
        offers.forEach(({ management_fee: own }, at) => {
          const isLowest = offers.every(({ management_fee: other }) => Number(own) <= Number(other));
          expect(marked[at]).toBe(isComparable && isLowest);
        });
      }),
    );
  });
});
