import { PORTFOLIO_ASSUMPTIONS } from '@tussock/core/portfolio/asset-classes';
import { blend } from '@tussock/core/portfolio/blend';
import { WHOLE } from '@tussock/core/portfolio/models';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownChart } from '../../ui/chart/chart-figure';
import { incomeCalendar, liquidityLadder } from './mix-charts';

const [assumptions] = PORTFOLIO_ASSUMPTIONS;
if (!assumptions) throw new Error('nothing is assumed');
const today = assumptions.in_force_from ?? assumptions.checked_on ?? '';

/** Nine weights in tenths of a percent that sum to the whole, some of them 0. */
const anyMix = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: WHOLE }), { minLength: 8, maxLength: 8 }),
    fc.integer({ min: 0, max: 50_000_000 }),
  )
  .map(([cuts, amount]) => {
    const ends = [0, ...cuts.sort((a, b) => a - b), WHOLE];
    const weights = ends.slice(1).map((end, at) => end - (ends[at] ?? 0));
    return { weights, amount, mix: blend(weights, amount, today) };
  });

const drawn = ({ phone, wide }: ShownChart) =>
  [phone, wide].map((drawing) => {
    if (!drawing.x) throw new Error('no scale');
    const { domain, range } = drawing.x;
    return {
      pixel: (domain[1] - domain[0]) / (range[1] - range[0]),
      groups: drawing.groups.filter(({ row }) => row !== null),
    };
  });
const figure = (text = '') => Number(text.replace(/[^\d.]/g, ''));

it('the scale of a phone begins where the names do, so that no line runs through them', () => {
  const mix = blend([1000, 0, 0, 0, 0, 0, 0, 0, 0], 100_000, today);
  for (const { phone } of [liquidityLadder(mix), incomeCalendar(mix, assumptions.value)]) {
    expect(phone.x?.range[0]).toBe(1);
    const ticks = phone.groups.flatMap(({ texts }) => texts.filter(({ look }) => look === 'tick'));
    expect(ticks[0]).toMatchObject({ x: 1, anchor: 'start' });
  }
});

describe('the liquidity ladder of a mix', () => {
  it('draws the shares of its table, which are the whole mix', () => {
    fc.assert(
      fc.property(anyMix, ({ mix, amount }) => {
        const chart = liquidityLadder(mix);
        const shares = chart.table.rows.map(({ cells }) => figure(cells[0]) * 10);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(WHOLE, 6);
        const amounts = mix.ladder.reduce((sum, rung) => sum + rung.amount, 0);
        expect(amounts).toBeCloseTo(amount, 2);
        for (const { pixel, groups } of drawn(chart)) {
          expect(groups).toHaveLength(shares.length);
          for (const [row, { marks }] of groups.entries()) {
            const [bar] = marks;
            if (shares[row] === 0) expect(marks).toEqual([]);
            else if (bar?.shape !== 'bar') throw new Error('no bar');
            else expect(Math.abs(bar.width * pixel - (shares[row] ?? 0))).toBeLessThan(pixel * 0.11);
          }
        }
      }),
    );
  });

  it('says how much is back within a year, and else when the first of it is', () => {
    // Private credit 12 months, property 60, multi-asset 1.
    const quick = blend([250, 500, 0, 0, 0, 250, 0, 0, 0], 100_000, today);
    expect(liquidityLadder(quick).title).toBe('50.0% of the mix could usually be cashed within a year');
    const slow = blend([0, WHOLE, 0, 0, 0, 0, 0, 0, 0], 100_000, today);
    expect(liquidityLadder(slow).title).toContain('None of the mix');
    expect(liquidityLadder(slow).title).toContain('the first of it in 3 to 5 years');
    // Forestry and venture capital alone, 120 months.
    const slowest = blend([0, 0, 0, 500, 0, 0, 0, 0, 500], 100_000, today);
    expect(liquidityLadder(slowest).title).toMatch(/the first of it after 7 years$/);
  });
});

describe('the calendar of the income of a mix', () => {
  it('hatches the year of every class with income, since its months are not stated, and draws nothing of the others', () => {
    fc.assert(
      fc.property(anyMix, ({ mix, weights }) => {
        const chart = incomeCalendar(mix, assumptions.value);
        const held = assumptions.value.classes.filter((_, at) => (weights[at] ?? 0) > 0);
        expect(chart.table.rows).toHaveLength(held.length);
        const paid = chart.table.rows.reduce((sum, { cells }) => sum + figure(cells[1]), 0);
        const hasAny = held.some(({ income_yield }) => income_yield > 0);
        expect(chart.title).toBe(
          hasAny
            ? `Assumed income of $${paid.toLocaleString('en-NZ')} a year, in months that are not stated`
            : 'No income is assumed of this mix',
        );
        for (const { pixel, groups } of drawn(chart))
          for (const [row, { marks }] of groups.entries()) {
            const hasIncome = (held[row]?.income_yield ?? 0) > 0;
            expect(marks.map(({ look }) => look)).toEqual(hasIncome ? ['unknown'] : []);
            expect(chart.table.rows[row]?.cells[2]).toBe(hasIncome ? 'Not stated' : 'None');
            expect(chart.table.rows[row]?.cells).not.toContain('');
            const [bar] = marks;
            if (bar?.shape === 'bar') expect(Math.abs(bar.width * pixel - 12)).toBeLessThan(pixel * 0.11);
          }
      }),
    );
  });

  it('says so where no class of the mix is assumed to pay income', () => {
    const growth = assumptions.value.classes.findIndex(({ income_yield }) => income_yield === 0);
    const weights = assumptions.value.classes.map((_, at) => (at === growth ? WHOLE : 0));
    const chart = incomeCalendar(blend(weights, 100_000, today), assumptions.value);
    expect(chart.title).toBe('No income is assumed of this mix');
  });
});
