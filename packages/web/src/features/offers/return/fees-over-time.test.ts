import { returnAfterEverything } from '@tussock/core/return/after-everything';
import { MOST_DRAWN_YEARS } from '@tussock/core/return/no-cash-flow';
import type { ReturnInput } from '@tussock/core/return/return-input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesOverTime } from './fees-over-time';

const INPUT: ReturnInput = {
  kind: 'yearly',
  target_return_min: 8,
  target_return_max: 10,
  fees_in: 'gross',
  currency: 'NZD',
  fees: { management_fee: 1, performance_fee: null, entry_fee: 2, exit_fee: 0.5 },
  amount: 250_000,
  term_years: 5,
  income_share: 100,
  growth: 0,
  growth_tax: 'none',
  tax: { route: 'none' },
  inflation: 2,
  not_modelled: [],
  on: '2026-11-20',
};
function chartOf(change: Partial<ReturnInput> = {}) {
  const input = { ...INPUT, ...change };
  const result = returnAfterEverything(input);
  if (!result.computed) throw new Error(result.reason);
  return feesOverTime(result, input);
}
const inDollars = (cell = '') => Number(cell.replace(/[$,]/g, ''));
const percent = fc.option(fc.integer({ min: 0, max: 500 }).map((n) => n / 100));

describe('fees over time', () => {
  it('adds up what is paid at the start, each year and at the end', () => {
    const chart = chartOf();
    expect(chart?.title).toBe('The stated fees come to $18,750 over 5 years on $250,000');
    expect(chartOf({ term_years: 1.4 / 12 })?.title).toMatch(/ over 1\.4 months on /);
    expect(chart?.table.rows.map(({ cells }) => cells[0])).toEqual([
      '$7,500',
      '$10,000',
      '$12,500',
      '$15,000',
      '$18,750',
    ]);
    expect(chart?.description).toContain('Fees that are not stated are left out.');
  });

  it('says what is paid when, at the lower target, and names a year that the term does not fill', () => {
    expect(chartOf()?.description).toBe(
      'Each bar is what you have paid in fees by the end of that year: $5,000 at the start, $2,500 a year, $1,250 at the end. ' +
        'The chart uses the lower target and an amount that stays the same. Fees that are not stated are left out.',
    );
    const fees = { management_fee: 1, performance_fee: 20, entry_fee: null, exit_fee: null };
    const performance = chartOf({ fees, amount: 100_000, term_years: 2.5 });
    // 1% of the amount, and a fifth of the 7% that is left of the lower target, for each year.
    expect(performance?.title).toBe('The stated fees come to $6,000 over 30 months on $100,000');
    expect(performance?.description).toContain('by the end of that year: $2,400 a year.');
    expect(performance?.table.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['Year 1', '$2,400'],
      ['Year 2', '$4,800'],
      ['Year 3, to its end', '$6,000'],
    ]);
    expect(chartOf({ fees, term_years: 1 })?.title).toMatch(/ over 1 year on /);
  });

  it('is not drawn of fees that come to less than a dollar, nor over more years than there is room for', () => {
    const fees = { management_fee: null, performance_fee: null, entry_fee: 0.1, exit_fee: null };
    expect(chartOf({ fees, amount: 999 })).toBeNull();
    expect(chartOf({ fees, amount: 1_000 })?.title).toContain('come to $1 over');
    expect(chartOf({ term_years: MOST_DRAWN_YEARS })?.table.rows).toHaveLength(MOST_DRAWN_YEARS);
    expect(chartOf({ term_years: MOST_DRAWN_YEARS + 1 })).toBeNull();
  });

  it('draws what its table states', () => {
    const fees = fc.record({
      management_fee: percent,
      performance_fee: percent,
      entry_fee: percent,
      exit_fee: percent,
    });
    fc.assert(
      fc.property(
        fees,
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 1e4, max: 1e7 }),
        (stated, months, amount) => {
          const chart = chartOf({ fees: stated, term_years: months / 12, amount });
          for (const { y, groups } of chart ? [chart.phone, chart.wide] : []) {
            if (!y) throw new Error('no scale');
            const pixel = Math.abs((y.domain[1] - y.domain[0]) / (y.range[1] - y.range[0]));
            for (const { row, marks } of groups) {
              const [bar] = marks;
              if (row === null || bar?.shape !== 'bar') continue;
              const paid = inDollars(chart?.table.rows[row]?.cells[0]);
              expect(Math.abs(bar.height * pixel - paid)).toBeLessThanOrEqual(pixel * 0.11 + 1);
            }
            expect(groups.filter(({ row }) => row !== null)).toHaveLength(chart?.table.rows.length ?? 0);
          }
        },
      ),
    );
  });

  it('labels each line with what it stands at, however little the fees are', () => {
    const fees = { management_fee: 0.01, performance_fee: null, entry_fee: null, exit_fee: null };
    const amount = fc.integer({ min: 1_000, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 20 }), (dollars, term_years) => {
        for (const drawing of [chartOf({ fees, amount: dollars, term_years })?.wide ?? []].flat()) {
          const [axis] = drawing.groups;
          const labels = axis?.texts.map(({ text }) => text) ?? [];
          expect(new Set(labels).size, labels.join(' ')).toBe(labels.length);
          expect(labels.length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('says beside an offer in another currency that its dollars are those of New Zealand', () => {
    const chart = chartOf({ currency: 'USD' });
    expect(chart?.title).toBe('The stated fees come to NZ$18,750 over 5 years on NZ$250,000');
    const shown = JSON.stringify(chart);
    expect(shown.match(/(?<!NZ)\$/g)).toBeNull();
  });

  it('says which fees the target is after', () => {
    const fees = { management_fee: 1, performance_fee: 20, entry_fee: null, exit_fee: null };
    const said = 'The target is already after the management fee, so it is not drawn.';
    expect(chartOf({ fees, fees_in: 'net_of_management' })?.description).toContain(said);
    expect(chartOf({ fees, fees_in: 'gross' })?.description).not.toContain('already after');
  });

  it('names in its title the fees that the target is after and that are charged all the same', () => {
    const fees = { management_fee: 1.1, performance_fee: 0, entry_fee: null, exit_fee: 0.25 };
    const titleOf = (change: Partial<ReturnInput>) => chartOf({ fees, amount: 50_000, ...change })?.title;
    const total = 'The stated fees come to $125 over 5 years on $50,000';
    expect(titleOf({ fees_in: 'net' })).toBe(`${total}, not counting the management fee`);
    const both = { ...fees, performance_fee: 20 };
    expect(titleOf({ fees: both, fees_in: 'net' })).toBe(
      `${total}, not counting the management and performance fees`,
    );
    expect(titleOf({ fees: both, fees_in: 'net_of_management' })).toMatch(
      /, not counting the management fee$/,
    );
    expect(titleOf({ fees: { ...fees, management_fee: 0 }, fees_in: 'net' })).toBe(total);
    expect(titleOf({ fees_in: 'gross' })).not.toContain('not counting');
  });

  it('is not drawn without a stated fee, so of no exclusive offer', () => {
    const none = { management_fee: null, performance_fee: null, entry_fee: null, exit_fee: null };
    expect(chartOf({ fees: none })).toBeNull();
    expect(chartOf({ fees: { ...none, management_fee: 2 }, fees_in: 'net' })).toBeNull();
  });
});
