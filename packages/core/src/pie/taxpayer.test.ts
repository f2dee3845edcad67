import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenSteps } from '../calculation/whole-steps.fixture';
import { toCents } from '../money/money';
import { taxOnTop } from './taxpayer';

const TODAY = '2026-11-20';
const personal = (income: number) => taxOnTop({ kind: 'individual', other_income: 0 }, income, TODAY).tax;

describe('personal bands: every edge from both sides', () => {
  it.each([
    [15_600, 1_638, 10.5, 17.5],
    [53_500, 8_270.5, 17.5, 30],
    [78_100, 15_650.5, 30, 33],
    [180_000, 49_277.5, 33, 39],
  ])('at %d', (edge, tax, rateBelow, rateAbove) => {
    expect(personal(edge)).toBe(tax);
    expect(personal(edge - 100)).toBe(toCents(tax - rateBelow));
    expect(personal(edge + 100)).toBe(toCents(tax + rateAbove));
    expect(taxOnTop({ kind: 'individual', other_income: edge }, 100, TODAY).tax).toBe(rateAbove);
    expect(taxOnTop({ kind: 'individual', other_income: edge - 100 }, 100, TODAY).tax).toBe(rateBelow);
  });
});

it('is of the income that its steps show, to the cent', () => {
  // In binary fractions 53,505.85 less 53,500.50 is below 5.35, of which 30% are 1.605.
  const { tax, steps } = taxOnTop({ kind: 'individual', other_income: 53_500.5 }, 5.35, TODAY);
  expect(steps.map(({ figures }) => figures.map(({ value }) => value))).toEqual([[5.35, 30, 1.61]]);
  expect(tax).toBe(1.61);
});

describe('trustee rates', () => {
  const trust = (other_income: number, income: number) =>
    taxOnTop({ kind: 'trust', other_income }, income, TODAY).tax;

  it('is 33% on all of at most $10,000, else 39% on all', () => {
    expect(trust(0, 10_000)).toBe(3_300);
    expect(trust(0, 10_000.01)).toBe(3_900);
    expect(trust(9_000, 1_000)).toBe(330);
  });

  it('counts what the investment adds on the other income of the trust', () => {
    expect(trust(5_000, 9_000)).toBe(14_000 * 0.39 - 5_000 * 0.33);
  });
});

describe('the steps of the tax', () => {
  const steps = (...given: Parameters<typeof taxOnTop>) => taxOnTop(...given).steps;
  it('of an individual are the bands that the income reaches, by number and limits', () => {
    const all = steps({ kind: 'individual', other_income: 0 }, 200_000, TODAY);
    expect(all.map(({ id, label }) => [id, label])).toEqual([
      ['band-1', 'Income up to $15,600'],
      ['band-2', 'Income above $15,600 and up to $53,500'],
      ['band-3', 'Income above $53,500 and up to $78,100'],
      ['band-4', 'Income above $78,100 and up to $180,000'],
      ['band-5', 'Income above $180,000'],
    ]);
    const top = steps({ kind: 'individual', other_income: 100_000 }, 100_000, TODAY);
    expect(top.map(({ id }) => id)).toEqual(['band-4', 'band-5']);
  });

  it.each([
    [5_000, 9_000, ['trustee', 'trustee-other']],
    [20_000, 9_000, ['trustee']],
    [1_000, 2_000, ['trustee']],
    [0, 20_000, ['trustee']],
  ])('of a trust with %d beside %d name its other income only where its rate rises', (other, income, ids) => {
    expect(steps({ kind: 'trust', other_income: other }, income, TODAY).map(({ id }) => id)).toEqual(ids);
  });
});

describe('taxOnTop: properties', () => {
  const amount = fc.double({ min: 0, max: 5_000_000, noNaN: true });
  const taxpayer = fc.oneof(
    fc.record({ kind: fc.constant('individual' as const), other_income: amount }),
    fc.record({ kind: fc.constant('trust' as const), other_income: amount }),
    fc.record({ kind: fc.constant('company' as const) }),
  );

  it('is never negative and never falls as income rises', () => {
    fc.assert(
      fc.property(taxpayer, amount, amount, (who, income, more) => {
        const { tax, steps } = taxOnTop(who, income, TODAY);
        expect(tax).toBeGreaterThanOrEqual(0);
        if (steps.length > 0) expect(brokenSteps(steps)).toEqual([]);
        expect(taxOnTop(who, income + more, TODAY).tax).toBeGreaterThanOrEqual(tax);
      }),
    );
  });

  it('taxes a loss, or what is no number, as nothing', () => {
    fc.assert(
      fc.property(taxpayer, fc.constantFrom(-1, Number.NEGATIVE_INFINITY, Number.NaN), (who, loss) => {
        expect(taxOnTop(who, loss, TODAY).tax).toBe(0);
      }),
    );
  });

  it('splits the income over the bands without losing any, and the lines add up', () => {
    fc.assert(
      fc.property(amount, amount, (other_income, income) => {
        const { tax, steps } = taxOnTop({ kind: 'individual', other_income }, income, TODAY);
        const column = (index: number) =>
          steps.reduce((sum, step) => sum + (step.figures[index]?.value ?? 0), 0);
        expect(Math.abs(column(0) - income)).toBeLessThan(0.03);
        expect(toCents(column(2))).toBe(tax);
      }),
    );
  });

  it('agrees with tax on the whole less tax on the other income', () => {
    fc.assert(
      fc.property(amount, amount, (other_income, income) => {
        const onTop = taxOnTop({ kind: 'individual', other_income }, income, TODAY).tax;
        expect(Math.abs(onTop - (personal(other_income + income) - personal(other_income)))).toBeLessThan(
          0.06,
        );
      }),
    );
  });
});
