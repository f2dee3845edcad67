import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion';
import { PORTFOLIO_ASSUMPTIONS, PORTFOLIO_CLASSES } from './asset-classes';
import { blend, volatilityOf } from './blend';
import { MODELS, PORTFOLIO_MODELS } from './models';
import { isWeights } from './rebalance';

const TODAY = '2026-11-20';
const only = (index: number) => PORTFOLIO_CLASSES.map((_, at) => (at === index ? 1_000 : 0));
const weights = fc
  .array(fc.nat(1_000), { minLength: 9, maxLength: 9 })
  .map((shares) => apportion(1_000, shares));

describe.each(PORTFOLIO_ASSUMPTIONS)('assumptions from $in_force_from', ({ value, source }) => {
  it('cover the nine classes and the 6–25% of targets, and say that they are illustrative', () => {
    expect(value.classes).toHaveLength(9);
    expect(Math.min(...value.classes.map(({ target_low }) => target_low))).toBe(6);
    expect(Math.max(...value.classes.map(({ target_high }) => target_high))).toBe(25);
    expect(source).toContain('not a forecast');
  });

  it.each(PORTFOLIO_CLASSES.map(({ slug }, at) => ({ slug, at })))('$slug hangs together', ({ at }) => {
    const each = value.classes[at];
    if (!each) throw new Error('missing');
    expect(each.target_low).toBeLessThanOrEqual(each.target_high);
    expect(each.assumed_return).toBeLessThanOrEqual(each.target_low);
    expect(each.income_yield).toBeLessThanOrEqual(each.assumed_return);
    expect(each.volatility).toBeGreaterThan(0);
  });

  it('correlate symmetrically and positive semidefinitely', () => {
    const { correlation } = value;
    for (const [i, line] of correlation.entries()) {
      expect(line).toHaveLength(9);
      expect(line[i]).toBe(1);
      for (const [j, each] of line.entries()) {
        expect(each).toBe(correlation[j]?.[i]);
        expect(Math.abs(each)).toBeLessThanOrEqual(1);
      }
    }
    expect(Math.min(...pivots(correlation))).toBeGreaterThan(0);
  });
});

describe.each(MODELS)('models from $in_force_from', ({ value }) => {
  it('are the five, each of 100.0%', () => {
    expect(value.map(({ id }) => id)).toEqual([...PORTFOLIO_MODELS]);
    for (const model of value) expect(isWeights(model.weights, 9)).toBe(true);
  });

  it('rise in volatility and in the range of targets', () => {
    const blends = value.map((model) => blend(model.weights, 100, TODAY));
    const rises = (numbers: number[]) =>
      numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0));
    expect(rises(blends.map(({ volatility }) => volatility))).toBe(true);
    expect(rises(blends.map(({ target_high }) => target_high))).toBe(true);
  });

  it('use no word that a fair-dealing lawyer would stop', () => {
    for (const { name, description } of value) {
      expect(`${name} ${description}`).not.toMatch(/\b(best|safe|recommended|guaranteed|low risk|suits?)\b/i);
    }
  });
});

describe('blend', () => {
  it.each(PORTFOLIO_CLASSES.map(({ slug }, at) => ({ slug, at })))(
    'of $slug alone is that class',
    ({ at }) => {
      const each = PORTFOLIO_ASSUMPTIONS[0]?.value.classes[at];
      const result = blend(only(at), 250_000, TODAY);
      expect(result.target_low).toBe(each?.target_low);
      expect(result.target_high).toBe(each?.target_high);
      expect(result.assumed_return).toBe(each?.assumed_return);
      expect(result.volatility).toBeCloseTo(each?.volatility ?? 0, 10);
      expect(result.yearly_income).toBe(2_500 * (each?.income_yield ?? 0));
      expect(result.ladder.filter(({ amount }) => amount > 0)).toHaveLength(1);
    },
  );

  it('has each class of a mix once, at the time in which it can be cash', () => {
    const until = {
      'Within 3 months': 3,
      'Within a year': 12,
      '1 to 3 years': 36,
      '3 to 5 years': 60,
      '5 to 7 years': 84,
      'After 7 years': Number.POSITIVE_INFINITY,
    };
    const classes = PORTFOLIO_ASSUMPTIONS[0]?.value.classes ?? [];
    fc.assert(
      fc.property(weights, (mix) => {
        const { ladder } = blend(mix, 1_000_000, TODAY);
        expect(ladder.map(({ label }) => label)).toEqual(Object.keys(until));
        const rungs = Object.values(until);
        for (const [at, { name }] of PORTFOLIO_CLASSES.entries()) {
          const months = classes[at]?.months_to_cash ?? Number.NaN;
          const own = rungs.findIndex((last) => months <= last);
          expect(ladder.map((rung) => rung.classes.includes(name))).toEqual(
            rungs.map((_, rung) => rung === own && (mix[at] ?? 0) > 0),
          );
        }
      }),
    );
  });

  it('weights two classes by hand', () => {
    const result = blend([500, 500, 0, 0, 0, 0, 0, 0, 0], 1_000_000, TODAY);
    expect(result).toMatchObject({
      target_low: 7,
      target_high: 11,
      income_yield: 5.25,
      yearly_income: 52_500,
    });
    expect(result.volatility).toBeCloseTo(Math.sqrt(2.5 ** 2 + 5.5 ** 2 + 2 * 0.45 * 2.5 * 5.5), 12);
  });

  it('has amounts and incomes in whole dollars that add up, each within a dollar of its share, and spreading never adds volatility', () => {
    fc.assert(
      fc.property(weights, fc.nat(1_000_000_000), (mix, amount) => {
        const { allocation, ladder, volatility, yearly_income } = blend(mix, amount, TODAY);
        const sumOf = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
        const amounts = allocation.map((each) => each.amount);
        const incomes = allocation.map((each) => each.yearly_income);
        expect([...amounts, ...incomes].every(Number.isInteger)).toBe(true);
        expect(sumOf(amounts)).toBe(amount);
        expect(sumOf(ladder.map((rung) => rung.amount))).toBe(amount);
        expect(sumOf(incomes)).toBe(yearly_income);
        // Shares in exact whole numbers: tenths of a percent, and hundredths of a percent of income.
        const [entry] = PORTFOLIO_ASSUMPTIONS;
        const millionths = mix.map(
          (w, at) => Math.round((entry?.value.classes[at]?.income_yield ?? 0) * 100) * w,
        );
        expect(yearly_income).toBe(Math.round((amount * sumOf(millionths)) / 10_000_000));
        for (const [at, w] of mix.entries()) {
          expect(Math.abs((amounts[at] ?? 0) - (amount * w) / 1_000)).toBeLessThan(1);
          expect(Math.abs((incomes[at] ?? 0) - (amount * (millionths[at] ?? 0)) / 10_000_000)).toBeLessThan(
            1.5,
          );
        }
        expect(ladder.reduce((total, { weight }) => total + weight, 0)).toBe(1_000);
        const assumptions = PORTFOLIO_ASSUMPTIONS[0]?.value;
        if (!assumptions) throw new Error('missing');
        const undiversified =
          mix.reduce((total, w, at) => total + w * volatilityOf(only(at), assumptions), 0) / 1_000;
        expect(volatility).toBeLessThanOrEqual(undiversified + 1e-9);
      }),
    );
  });
});

/** Pivots of the Cholesky decomposition: all above 0 exactly for a positive definite matrix. */
function pivots(matrix: readonly (readonly number[])[]): number[] {
  const lower = matrix.map((line) => line.map(() => 0));
  return matrix.map((_, i) => {
    const at = (row: number, column: number) => lower[row]?.[column] ?? 0;
    const dot = (a: number, b: number, end: number) =>
      Array.from({ length: end }, (__, k) => at(a, k) * at(b, k)).reduce((total, each) => total + each, 0);
    const pivot = (matrix[i]?.[i] ?? 0) - dot(i, i, i);
    for (let row = i; row < matrix.length; row += 1) {
      const line = lower[row];
      if (line) line[i] = ((matrix[row]?.[i] ?? 0) - dot(row, i, i)) / Math.sqrt(pivot);
    }
    return pivot;
  });
}
