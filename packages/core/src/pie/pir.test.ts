import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenSteps } from '../calculation/whole-steps.fixture';
import { type IncomeYear, pirOfIndividual } from './pir';

const TODAY = '2026-11-20';
const both = (taxable: number, pie: number, on = TODAY) =>
  pirOfIndividual({ taxable, pie }, { taxable, pie }, on).pir;

describe('pirOfIndividual: golden tests', () => {
  it('uses the lower of 17.5 (50,000 + 20,000) and 28 (60,000)', () => {
    const years: [IncomeYear, IncomeYear] = [
      { taxable: 50_000, pie: 20_000 },
      { taxable: 60_000, pie: 0 },
    ];
    expect(pirOfIndividual(years[0], years[1], TODAY).pir).toBe(17.5);
    expect(pirOfIndividual(years[1], years[0], TODAY).pir).toBe(17.5);
  });

  it('gives 17.5, not 10.5, for 15,000 + 45,000 of PIE income', () => {
    expect(both(15_000, 45_000)).toBe(17.5);
  });
});

describe('pirOfIndividual: every edge from both sides', () => {
  it.each([
    ['2026-11-20', 15_600, 0, 10.5],
    ['2026-11-20', 15_600.01, 0, 17.5],
    ['2026-11-20', 15_600, 37_900, 10.5],
    ['2026-11-20', 15_600, 37_900.01, 17.5],
    ['2026-11-20', 53_500, 0, 17.5],
    ['2026-11-20', 53_500.01, 0, 28],
    ['2026-11-20', 53_500, 24_600, 17.5],
    ['2026-11-20', 53_500, 24_600.01, 28],
    ['2026-11-20', 0, 78_100, 17.5],
    ['2026-11-20', 0, 78_100.01, 28],
    ['2025-03-31', 14_000, 0, 10.5],
    ['2025-03-31', 14_000.01, 0, 17.5],
    ['2025-03-31', 14_000, 34_000, 10.5],
    ['2025-03-31', 14_000, 34_000.01, 17.5],
    ['2025-03-31', 48_000, 22_000, 17.5],
    ['2025-03-31', 48_000, 22_000.01, 28],
    ['2025-03-31', 48_000.01, 0, 28],
    ['2025-04-01', 14_000.01, 0, 10.5],
  ])('on %s, %d taxable with %d of PIE income gives %d', (on, taxable, pie, pir) => {
    expect(both(taxable, pie, on)).toBe(pir);
  });
});

describe('pirOfIndividual: properties', () => {
  const amount = fc.double({ min: 0, max: 500_000, noNaN: true });
  const year = fc.record({ taxable: amount, pie: amount });

  it('is never 0 and never falls as income rises', () => {
    fc.assert(
      fc.property(year, year, amount, (last, before, more) => {
        const { pir } = pirOfIndividual(last, before, TODAY);
        expect([10.5, 17.5, 28]).toContain(pir);
        const richer = (y: IncomeYear) => ({ ...y, taxable: y.taxable + more });
        expect(pirOfIndividual(richer(last), richer(before), TODAY).pir).toBeGreaterThanOrEqual(pir);
      }),
    );
  });

  it('does not depend on the order of the years and cites the table', () => {
    fc.assert(
      fc.property(year, year, (last, before) => {
        const result = pirOfIndividual(last, before, TODAY);
        expect(pirOfIndividual(before, last, TODAY).pir).toBe(result.pir);
        expect(result.citation.in_force_from).toBe('2025-04-01');
        expect(result.citation.confidence).toBe('M');
        expect(brokenSteps(result.steps)).toEqual([]);
        expect(result.steps.map(({ figures }) => figures.map(({ value }) => value))).toEqual([
          [last.taxable, last.taxable + last.pie, pirOfIndividual(last, last, TODAY).pir],
          [before.taxable, before.taxable + before.pie, pirOfIndividual(before, before, TODAY).pir],
          [result.pir],
        ]);
      }),
    );
  });
});
