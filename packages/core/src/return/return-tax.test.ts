import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFdr, isTaxedAtExit, type ReturnTax, taxOfYear } from './return-tax';

const ON = '2026-11-20';
const COMPANIES: ReturnTax[] = [
  { route: 'direct', taxpayer: { kind: 'company' } },
  { route: 'direct', rate: 28, is_company: true },
];
const taxUnderFdr = (tax: ReturnTax, income: number, growth: number) =>
  taxOfYear({ tax, growth_tax: 'fdr', amount: 100_000, on: ON }, { income, growth });

describe('the fair dividend rate', () => {
  // `FAIR_DIVIDEND_RATE` has the source. An individual or a trust may take the lower of the rate and all that was earned.
  it('is five percent for a company, whatever it earned', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), (income, growth) => {
        for (const tax of COMPANIES) expect(taxUnderFdr(tax, income, growth)).toBeCloseTo(1.4, 6);
      }),
    );
  });

  it.each<[number, number, number]>([
    [3, 7, 5],
    [1, 1, 2],
    [4, -3, 1],
    [2, -6, 0],
    [-1, 3, 2],
  ])(
    'is for others at most what was earned: %d of income and %d of growth is taxed as %d',
    (income, growth, taxed) => {
      expect(taxUnderFdr({ route: 'direct', rate: 33 }, income, growth)).toBeCloseTo(0.33 * taxed, 6);
      expect(taxUnderFdr({ route: 'direct', rate: 33, is_company: false }, income, growth)).toBeCloseTo(
        0.33 * taxed,
        6,
      );
      for (const kind of ['individual', 'trust'] as const) {
        const taxpayer = { kind, other_income: 500_000 };
        expect(taxUnderFdr({ route: 'direct', taxpayer }, income, growth)).toBeCloseTo(0.39 * taxed, 6);
      }
    },
  );

  it('is for those alone who are taxed directly: elsewhere income is taxed, and growth is not', () => {
    const others: ReturnTax[] = (['pie', 'listed-pie', 'limited-partnership', 'withholding'] as const).map(
      (route) => ({ route, rate: 28 }),
    );
    for (const tax of others) {
      expect(isFdr({ tax, growth_tax: 'fdr' })).toBe(false);
      expect(taxUnderFdr(tax, 2, 9)).toBeCloseTo(0.56, 6);
    }
    expect(isFdr({ tax: { route: 'direct', rate: 28 }, growth_tax: 'fdr' })).toBe(true);
    expect(isFdr({ tax: { route: 'direct', rate: 28 }, growth_tax: 'at-exit' })).toBe(false);
  });
});

describe('a gain that is taxed at the end of the term', () => {
  it.each<[ReturnTax, boolean]>([
    [{ route: 'direct', rate: 33 }, true],
    [{ route: 'pie', rate: 28 }, true],
    [{ route: 'direct', taxpayer: { kind: 'company' } }, true],
    [{ route: 'withholding', rate: 15 }, false],
    [{ route: 'none' }, false],
    [{ route: 'not-modelled', reason: 'A trust.' }, false],
  ])('by %j: %s', (tax, isTaxed) => {
    expect(isTaxedAtExit({ tax, growth_tax: 'at-exit' })).toBe(isTaxed);
    expect(isTaxedAtExit({ tax, growth_tax: 'none' })).toBe(false);
  });
});
