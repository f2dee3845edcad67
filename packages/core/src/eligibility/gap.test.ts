import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireInForce } from '../settings/effective-dated';
import { countedSum, roundedDown } from './answers';
import { gapsOf, gapText, gapTo, limitText } from './gap';
import type { Question } from './question';
import { questionOf } from './questions';
import { runningTotal } from './running-total';
import { LIMITS, type Limit, type LimitName } from './thresholds';

const TODAY = '2026-11-20';
const limitOf = (name: LimitName): Limit => requireInForce(LIMITS[name], TODAY, name).value;
const limits = (Object.keys(LIMITS) as LimitName[]).map(limitOf);
const cents = fc.integer({ min: -100_000_000, max: 2_000_000_000 });
const limit = fc.constantFrom(...limits);
/** In whole cents, so that the expected figures are worked out without fractions. */
const inCents = ({ amount }: Limit) => Math.round(amount * 100);

describe('the distance to a limit', () => {
  it.each([
    // "at least $1 million" (cl 38): 1,000,000 − 880,000 = 120,000
    ['portfolio', 880_000, '$120,000 short of $1 million'],
    ['portfolio', 999_999.99, '$0.01 short of $1 million'],
    ['portfolio', 1_000_000, 'reaches $1 million'],
    ['portfolio', 0, '$1,000,000 short of $1 million'],
    // "exceeded $5 million" (cl 39)
    ['net_assets', 4_900_000, '$100,000 short of $5 million, which it must exceed'],
    ['net_assets', 5_000_000, 'exactly $5 million, which it must exceed'],
    ['net_assets', 5_000_000.01, 'more than $5 million'],
    ['net_assets', -250_000, '$5,250,000 short of $5 million, which it must exceed'],
    // "at least $750,000" (cl 3(3))
    ['minimum_payable', 749_999.5, '$0.50 short of $750,000'],
    ['minimum_payable', 750_000, 'reaches $750,000'],
    // "at least 2 of those 10 years" (cl 38)
    ['experience', 1.5, '0.5 years short of 2 years'],
    ['experience', 1.999, '0.01 years short of 2 years'],
    ['experience', 1, '1 year short of 2 years'],
    ['experience', 2, 'reaches 2 years'],
  ] as const)('%s of %d: %s', (name, value, text) => {
    expect(gapText(gapTo('', value, limitOf(name)))).toBe(text);
  });

  it('with the amount makes up the limit, and is 0 from there on', () => {
    fc.assert(
      fc.property(cents, limit, (amount, each) => {
        const { value, short_by, is_met } = gapTo('', amount / 100, each);
        const missing = Math.max(0, inCents(each) - amount);
        expect(Math.round(value * 100)).toBe(amount);
        expect(Math.round(short_by * 100)).toBe(missing);
        expect(is_met).toBe(each.comparison === 'at least' ? missing === 0 : amount > inCents(each));
      }),
    );
  });

  it('is closed by exactly what it says: a cent less leaves it open, and a strict limit needs a cent more', () => {
    fc.assert(
      fc.property(cents, limit, (amount, each) => {
        const gap = gapTo('', amount / 100, each);
        fc.pre(gap.short_by > 0);
        const more = (by: number) => gapTo('', (amount + Math.round(gap.short_by * 100) + by) / 100, each);
        expect(more(-1).is_met).toBe(false);
        expect(more(0).is_met).toBe(each.comparison === 'at least');
        expect(more(1).is_met).toBe(true);
      }),
    );
  });

  it('names a limit in millions, else in dollars, or in years', () => {
    expect(limits.map(limitText)).toEqual([
      '$1 million',
      '$1 million',
      '2 years',
      '$5 million',
      '$5 million',
      '$750,000',
      '$5 million',
    ]);
  });
});

it('a limit of a million years is no amount of money', () => {
  expect(limitText({ amount: 1_000_000, comparison: 'at least', unit: 'years' })).toBe('1,000,000 years');
});

describe('totals', () => {
  const portfolio = questionOf('portfolio');
  const parts = (portfolio as Question & { kind: 'amounts' }).parts.map(({ id }) => id);
  const amounts = fc.record(
    Object.fromEntries(parts.map((id) => [id, fc.integer({ min: 0, max: 100_000_000_000 })])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, number>>;

  it('add the parts to the cent, in any order, without what is not asked for', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const dollars = Object.fromEntries(Object.entries(given).map(([id, each]) => [id, each / 100]));
        const sum = Object.values(given).reduce((total, each) => total + each, 0);
        expect(countedSum(portfolio, dollars)).toBe(sum / 100);
        const reversed = Object.fromEntries(Object.entries(dollars).reverse());
        expect(countedSum(portfolio, { ...reversed, real_estate: 9e9 })).toBe(sum / 100);
      }),
    );
  });

  it('are 0 for anything but amounts', () => {
    expect(countedSum(portfolio, 'not-sure')).toBe(0);
    expect(countedSum(questionOf('experience_years'), 7)).toBe(0);
    expect(countedSum(portfolio, Object.create({ shares: 5 }))).toBe(0);
  });

  it('are never rounded up to a limit', () => {
    expect(countedSum(portfolio, { shares: 999_999.999 })).toBe(999_999.99);
    expect(roundedDown(0.29)).toBe(0.29);
    expect(roundedDown(-0.005)).toBe(-0.01);
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(roundedDown(amount)).toBeLessThanOrEqual(amount);
        expect(amount - roundedDown(amount)).toBeLessThan(0.010001);
      }),
    );
  });
});

describe('while an answer is typed', () => {
  it('shows the sum, each year, or the number beside its limit', () => {
    const shown = (...given: Parameters<typeof runningTotal>) =>
      runningTotal(...given).map((gap) => `${gap.label}: ${gapText(gap)}`);
    expect(shown('portfolio', { shares: 500_000, debt: 380_000 }, TODAY)).toEqual([
      'Financial products owned: $120,000 short of $1 million',
    ]);
    expect(shown('turnover', { year_before: 6_000_000 }, TODAY)).toEqual([
      'Turnover, the financial year before it: more than $5 million',
    ]);
    expect(shown('experience_years', 1.5, TODAY)).toEqual([
      'Material part in its decisions: 0.5 years short of 2 years',
    ]);
    const inherited = Object.create({ year_before: 6_000_000 }) as Record<string, number>;
    expect(shown('turnover', inherited, TODAY)).toEqual([]);
    expect(shown('investor', 'person', TODAY)).toEqual([]);
    expect(shown('portfolio', 'not-sure', TODAY)).toEqual([]);
  });

  it('shows no distance for a payment while nothing is payable', () => {
    expect(runningTotal('minimum_payable', { payable: 0, same_product: 800_000 }, TODAY)).toEqual([]);
    expect(runningTotal('minimum_payable', { same_product: 800_000 }, TODAY)).toEqual([]);
    expect(runningTotal('minimum_payable', { payable: 1, same_product: 800_000 }, TODAY)).toHaveLength(1);
  });

  it('takes amounts only from a question that asks for amounts', () => {
    const rule = { rule: 'each', question: 'investor', limit: 'turnover', what: 'X' } as const;
    expect(gapsOf(rule, questionOf('investor'), { last_year: 9e6 }, TODAY)).toEqual([]);
  });
});
