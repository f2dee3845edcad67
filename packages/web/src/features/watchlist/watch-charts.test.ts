import type { Offer } from '@tussock/core/offer/offer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallRelease } from '../../../../../tests/support/small-directory';
import { distributionCalendar, termLadder } from './watch-charts';

const [base] = smallRelease(3).offers;
if (!base) throw new Error('the directory has no offer');
const anyOffers = fc
  .array(
    fc.record({
      term_months: fc.option(fc.integer({ min: 1, max: 400 }), { nil: null }),
      distribution: fc.constantFrom('monthly', 'quarterly', 'annual', 'at-maturity', 'none', null),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) =>
    all.map(
      (given, n): Offer => ({
        ...base,
        ...(given as Partial<Offer>),
        ...{ id: `offer-${n}`, name: `Offer ${n}`, term_description: null, terms: [], is_open_ended: null },
      }),
    ),
  );

describe('the term ladder', () => {
  it('draws the terms, the shortest first, and hatches what is not stated', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const chart = termLadder(offers);
        const named = new Map(offers.map((offer) => [offer.name, offer.term_months]));
        const months = chart?.table.rows.map(({ name }) => named.get(name) ?? null) ?? [];
        const stated = months.filter((each) => each !== null);
        expect(months.slice(0, stated.length)).toEqual([...stated].sort((a, b) => a - b));
        for (const drawing of chart ? [chart.phone, chart.wide] : []) {
          if (!drawing.x) throw new Error('no scale');
          const { domain, range } = drawing.x;
          const pixel = (domain[1] - domain[0]) / (range[1] - range[0]);
          const groups = drawing.groups.filter(({ row }) => row !== null);
          for (const [row, group] of groups.entries()) {
            const [bar] = group.marks;
            if (bar?.shape !== 'bar') throw new Error('no bar');
            const term = months[row] ?? null;
            expect(bar.look).toBe(term === null ? 'unknown' : 'own');
            if (term !== null) expect(Math.abs(bar.width * pixel * 12 - term)).toBeLessThan(pixel * 1.5);
          }
          const ticks = drawing.groups[0]?.texts.map(({ text }) => text) ?? [];
          expect(ticks[0]).toBe('Now');
          expect(ticks.length).toBeGreaterThan(1);
          for (const tick of ticks.slice(1)) expect(tick).toMatch(/^(Year \d+|\d+ months)$/);
        }
      }),
    );
  });
});

describe('the calendar of distributions', () => {
  it('has a bar for each payment of its table', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const chart = distributionCalendar(offers, '2026-11-20');
        const pays = offers.some(({ distribution }) => /month|quarter|annual/.test(distribution ?? ''));
        expect(chart !== null).toBe(pays);
        for (const drawing of chart ? [chart.phone, chart.wide] : []) {
          const groups = drawing.groups.filter(({ row }) => row !== null);
          for (const [row, { marks }] of groups.entries()) {
            const cell = chart?.table.rows[row]?.cells[1];
            expect(cell).toMatch(/^(\d+|None|One, at its end|Not stated)$/);
            const payments = Number(cell) || 0;
            expect(marks.filter(({ look }) => look === 'own')).toHaveLength(payments);
          }
        }
      }),
    );
  });

  it('begins with this month', () => {
    const chart = distributionCalendar([{ ...base, distribution: 'quarterly' }], '2026-11-20');
    expect(chart?.wide.groups[0]?.texts[0]?.text).toBe('Nov');
    expect(chart?.title).toBe('1 of 1 offer on your watchlist pays during the year: 1 quarterly');
  });
});
