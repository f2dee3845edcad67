import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenSteps } from '../calculation/whole-steps.fixture';
import { emptyTexts } from '../text/empty-texts.fixture';
import {
  FOREIGN_INVESTOR_INCOMES,
  type ForeignInvestorIncome,
  type NonResidentInput,
  nonResidentTax,
  transitionalRoute,
} from './non-resident';

const TODAY = '2026-11-20';
/** $1,000,000 at 8% is $80,000, all of it taxable. */
const MILLION = { amount: 1_000_000, return_percent: 8, taxable_share: 100, on: TODAY };
const taxesOf = (input: NonResidentInput) =>
  nonResidentTax(input).routes.map((route) => [
    route.id,
    route.modelled ? route.tax : route.reason.slice(0, 12),
  ]);
const of = (income_kind: ForeignInvestorIncome, treaty: boolean) =>
  taxesOf({ ...MILLION, income_kind, treaty });

/** By hand, from Inland Revenue's rates for non-residents (foreign investment PIEs; NRWT; approved issuer levy). */
describe('nonResidentTax on $80,000', () => {
  it('interest without a treaty: 28%, 0%, 1.44%, NRWT 15%, levy 2%', () => {
    expect(of('nz-interest', false)).toEqual([
      ['pie', 22_400],
      ['zero-rate', 0],
      ['variable-rate', 1_152],
      ['direct', 12_000],
      ['levy', 1_600],
    ]);
  });

  it('names the agreement where there is one', () => {
    const note = (treaty: boolean) => {
      const routes = nonResidentTax({ ...MILLION, income_kind: 'nz-interest', treaty }).routes;
      const direct = routes.find(({ id }) => id === 'direct');
      return direct?.modelled && direct.steps[0]?.note;
    };
    expect(note(true)).toBe('The rate of most agreements. Look up the one with your country.');
    expect(note(false)).toBeNull();
  });

  it('sums up the range of the routes, or the one tax that all have', () => {
    const summary = (return_percent: number) =>
      nonResidentTax({ ...MILLION, return_percent, income_kind: 'nz-interest', treaty: false }).summary;
    expect(summary(8)).toBe('In this model New Zealand tax is $0 to $22,400 a year, depending on the route.');
    expect(summary(-8)).toBe('In this model New Zealand tax is $0 a year by every route.');
  });

  it('knows four kinds of income', () => {
    expect(FOREIGN_INVESTOR_INCOMES).toEqual({
      'nz-interest': 'New Zealand interest',
      'nz-dividends': 'New Zealand dividends without imputation credits',
      'other-nz': 'Other New Zealand income',
      offshore: 'Income from outside New Zealand',
    });
  });

  it('a transitional resident has a route of its own', () => {
    expect(transitionalRoute(MILLION)).toMatchObject({
      id: 'pie-zero-rate',
      label: 'Through a zero-rate foreign investment PIE',
      tax: 0,
      net: 80_000,
    });
  });

  it('interest with a treaty: NRWT is 10% in most', () => {
    expect(of('nz-interest', true)).toContainEqual(['direct', 8_000]);
    expect(of('nz-interest', true)).toContainEqual(['variable-rate', 1_152]);
  });

  it('unimputed dividends: 30% without a treaty, 15% with one', () => {
    expect(of('nz-dividends', false)).toEqual([
      ['pie', 22_400],
      ['zero-rate', 0],
      ['variable-rate', 24_000],
      ['direct', 24_000],
    ]);
    expect(of('nz-dividends', true).slice(2)).toEqual([
      ['variable-rate', 12_000],
      ['direct', 12_000],
    ]);
  });

  it('other New Zealand income: 28% in a variable-rate PIE; held directly it is not modelled', () => {
    expect(of('other-nz', true).slice(2)).toEqual([
      ['variable-rate', 22_400],
      ['direct', 'Not modelled'],
    ]);
  });

  it('income from outside New Zealand: 0% once notified; held directly it is not modelled', () => {
    expect(of('offshore', false)).toEqual([
      ['pie', 22_400],
      ['zero-rate', 0],
      ['variable-rate', 0],
      ['direct', 'Not modelled'],
    ]);
  });

  it('taxes no untaxed gain: a quarter taxable is a quarter of the tax', () => {
    const quarter = taxesOf({ ...MILLION, taxable_share: 25, income_kind: 'nz-interest', treaty: false });
    expect(quarter[0]).toEqual(['pie', 5_600]);
    expect(quarter[2]).toEqual(['variable-rate', 288]);
  });

  it('says what the routes take, and since when its rates were checked', () => {
    const { summary, rates_checked_on } = nonResidentTax({
      ...MILLION,
      income_kind: 'offshore',
      treaty: false,
    });
    expect(summary).toBe('In this model New Zealand tax is $0 to $22,400 a year, depending on the route.');
    expect(rates_checked_on).toBe('2026-05-31');
  });
});

describe('transitionalRoute', () => {
  it('is 0% in a zero-rate PIE, and says that it is only there', () => {
    const route = transitionalRoute(MILLION);
    expect(route).toMatchObject({ tax: 0, net: 80_000 });
    expect(route.steps[0]?.note).toContain('only in a zero-rate PIE');
  });
});

describe('nonResidentTax: properties', () => {
  const input: fc.Arbitrary<NonResidentInput> = fc.record({
    amount: fc.double({ min: 0, max: 1e8, noNaN: true }),
    return_percent: fc.double({ min: -20, max: 30, noNaN: true }),
    taxable_share: fc.nat(100),
    income_kind: fc.constantFrom(...(Object.keys(FOREIGN_INVESTOR_INCOMES) as ForeignInvestorIncome[])),
    treaty: fc.boolean(),
    on: fc.constant(TODAY),
  });

  it('takes nothing from a loss, never more than 30%, and every route cites its rate', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { income, taxable_income, routes } = nonResidentTax(each);
        for (const route of routes) {
          if (!route.modelled) continue;
          expect(route.tax).toBeGreaterThanOrEqual(0);
          expect(route.tax).toBeLessThanOrEqual(taxable_income * 0.3 + 0.01);
          expect(route.net + route.tax).toBeCloseTo(income, 1);
          expect(route.steps[0]?.citation?.confidence).toBe('H');
        }
      }),
    );
  });

  it('shows its working in whole steps, and says why a route has none', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { steps, routes, ...result } = nonResidentTax(each);
        expect([...brokenSteps(steps), ...emptyTexts(result)]).toEqual([]);
        expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
        for (const route of routes) {
          const working = route.modelled ? brokenSteps(route.steps) : emptyTexts(route.reason);
          expect([...working, ...emptyTexts([route.id, route.label])]).toEqual([]);
        }
        expect(brokenSteps(transitionalRoute(each).steps)).toEqual([]);
      }),
    );
  });

  it('a treaty never raises a tax', () => {
    fc.assert(
      fc.property(input, (each) => {
        const total = (treaty: boolean) =>
          nonResidentTax({ ...each, treaty }).routes.reduce(
            (sum, route) => sum + (route.modelled ? route.tax : 0),
            0,
          );
        expect(total(true)).toBeLessThanOrEqual(total(false));
      }),
    );
  });
});
