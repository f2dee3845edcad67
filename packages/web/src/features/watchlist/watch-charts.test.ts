import type { ChartDrawing } from '@tussock/core/answers/chart';
import type { Offer } from '@tussock/core/offer/offer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallRelease } from '../../../../../tests/support/small-directory';
import { distributionCalendar, termLadder } from './watch-charts';

const [base] = smallRelease(3).offers;
if (!base) throw new Error('the directory has no offer');
/** An offer that is over for its investors. */
const isOver = ({ status }: Offer) => /^(closed|withdrawn|failed)$/i.test(status);
const rowsOf = (drawing: ChartDrawing) => drawing.groups.filter(({ row }) => row !== null);
const anyOffers = fc
  .array(
    fc.record({
      // Those of weeks and days are parts of months.
      term_months: fc.option(
        fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(0.2, 0.5, 1.4, 3.1, 6.1)),
        { nil: null },
      ),
      status: fc.constantFrom('Open', 'Fully subscribed', 'Closed', 'withdrawn', 'Failed'),
      distribution: fc.constantFrom('monthly', 'quarterly', 'annual', 'at-maturity', 'none', null),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) =>
    all.map(
      (given, n): Offer => ({
        ...base,
        ...(given as Partial<Offer>),
        id: `offer-${n}`,
        name: `Offer ${n}`,
        term_description: null,
        terms: [],
        is_open_ended: null,
      }),
    ),
  );

describe('the term ladder', () => {
  it('draws the terms, the shortest first, and hatches what is not stated', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const chart = termLadder(offers);
        const running = offers.filter((offer) => !isOver(offer));
        expect(chart === null).toBe(running.length === 0);
        const named = new Map(running.map((offer) => [offer.name, offer.term_months]));
        const months = chart?.table.rows.map(({ name }) => named.get(name) ?? null) ?? [];
        const stated = months.filter((each) => each !== null);
        expect(months.slice(0, stated.length)).toEqual([...stated].sort((a, b) => a - b));
        for (const drawing of chart ? [chart.phone, chart.wide] : []) {
          if (!drawing.x) throw new Error('no scale');
          const { domain, range } = drawing.x;
          const pixel = (domain[1] - domain[0]) / (range[1] - range[0]);
          const groups = rowsOf(drawing);
          for (const { marks } of groups.slice(running.length)) expect(marks).toEqual([]);
          for (const [row, group] of groups.slice(0, running.length).entries()) {
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

it('an end that is stated in other words than years does not read as one that is not stated', () => {
  const of = (terms: Partial<Offer>): Offer => ({
    ...base,
    status: 'Open',
    is_open_ended: null,
    term_months: null,
    term_description: null,
    terms: [],
    ...terms,
  });
  const offers = [of({ term_months: 60 }), of({ term_description: 'Matures in 2029' }), of({})];
  const chart = termLadder(offers);
  expect(chart?.title).toBe('1 of 3 offers on your watchlist states a term in years: 5 years');
  expect(chart?.description).toContain('no end is stated, or none in years.');
  const words = chart?.wide.groups.flatMap(({ texts }) =>
    texts.filter(({ look }) => look === 'value').map(({ text }) => text),
  );
  expect(words?.sort()).toEqual(['5 years', 'Not in years', 'Not stated']);
  expect(termLadder(offers.slice(1))?.title).toBe('0 of 2 offers on your watchlist state a term in years');
  expect(termLadder([of({})])?.title).toBe('0 of 1 offer on your watchlist state when the money is due back');
});

describe('a term in weeks or days', () => {
  it('is no whole month in the ladder', () => {
    const of = (term_months: number): Offer => ({
      ...base,
      status: 'Open',
      is_open_ended: null,
      term_months,
    });
    expect(termLadder([of(0.2), of(1.4)])?.title).toBe(
      '2 of 2 offers on your watchlist state a term: 0.2 months to 1.4 months',
    );
  });
});

describe('an open-ended offer with a shortest holding period', () => {
  const open: Offer = {
    ...base,
    status: 'Open',
    distribution: 'monthly',
    term_months: 6,
    is_open_ended: true,
  };

  it('has no end in the ladder, and pays all year', () => {
    expect(termLadder([open])?.title).toBe('0 of 1 offer on your watchlist state when the money is due back');
    const [row] = rowsOf(distributionCalendar([open], '2026-11-20')?.wide as ChartDrawing);
    expect(row?.marks).toHaveLength(12);
  });
});

it('a fact that nobody stated says in the tables from what it was derived', () => {
  const tags = ['monthly', 'illiquid'].map((slug) => ({ id: slug, slug, name: `Is ${slug}` }));
  const values = { status: 'Open', distribution: 'monthly', liquidity: 'illiquid' } as const;
  const offer = { ...base, ...values, tags, derived: ['distribution', 'liquidity'] } as Offer;
  expect(termLadder([offer])?.table.rows[0]?.cells[1]).toBe('Illiquid, derived from the tag “Is illiquid”');
  const { rows } = distributionCalendar([offer], '2026-11-20')?.table ?? { rows: [] };
  expect(rows[0]?.cells[0]).toBe('Monthly, derived from the tag “Is monthly”');
});

describe('the calendar of distributions', () => {
  it('has a bar for each payment of its table', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const chart = distributionCalendar(offers, '2026-11-20');
        const pays = offers.some(
          (offer) => !isOver(offer) && /month|quarter|annual/.test(offer.distribution ?? ''),
        );
        expect(chart !== null).toBe(pays);
        for (const drawing of chart ? [chart.phone, chart.wide] : []) {
          for (const [row, { marks }] of rowsOf(drawing).entries()) {
            const cell = chart?.table.rows[row]?.cells[1];
            expect(cell).toMatch(/^(\d+|None|One, at its end|Not stated)$/);
            const payments = Number(cell) || 0;
            expect(
              marks.filter((each) => each.shape === 'bar' && each.look === 'own' && each.width > 0),
            ).toHaveLength(payments);
          }
        }
      }),
    );
  });

  it.each([
    [60, 'None'],
    [12.5, 'None'],
    [12, 'One, at its end'],
    [null, 'One, at its end'],
  ])('has the one payment of a term of %s months: %s', (term_months, payments) => {
    const running = { ...base, status: 'Open', is_open_ended: null };
    const offers: Offer[] = [
      { ...running, distribution: 'monthly' },
      { ...running, distribution: 'at-maturity', term_months },
    ];
    expect(distributionCalendar(offers, '2026-11-20')?.table.rows[1]?.cells[1]).toBe(payments);
  });

  it('has no payment of an offer that ended, and none after the end of a term', () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const chart = distributionCalendar(offers, '2026-11-20');
        const named = new Map(offers.map((offer) => [offer.name, offer]));
        for (const drawing of chart ? [chart.phone, chart.wide] : []) {
          if (!drawing.x) throw new Error('no scale');
          const { domain, range } = drawing.x;
          const pixel = (domain[1] - domain[0]) / (range[1] - range[0]);
          for (const [row, { marks }] of rowsOf(drawing).entries()) {
            const offer = named.get(chart?.table.rows[row]?.name ?? '');
            const ends = marks.flatMap((each) =>
              each.shape === 'bar' && each.look === 'own' ? [(each.x + each.width - range[0]) * pixel] : [],
            );
            if (offer && isOver(offer)) expect(marks).toEqual([]);
            else if (ends.length > 0) expect(Math.max(...ends)).toBeLessThanOrEqual(offer?.term_months ?? 12);
          }
        }
      }),
    );
  });

  it('begins on a phone where the names do, so that no line runs through them, as the terms do', () => {
    const offers: Offer[] = [{ ...base, distribution: 'quarterly', term_months: 24 }];
    for (const chart of [distributionCalendar(offers, '2026-11-20'), termLadder(offers)])
      expect(chart?.phone.x?.range[0]).toBe(1);
  });

  it('begins with this month', () => {
    const chart = distributionCalendar([{ ...base, distribution: 'quarterly' }], '2026-11-20');
    expect(chart?.wide.groups[0]?.texts[0]?.text).toBe('Nov');
    expect(chart?.title).toBe('1 of 1 offer on your watchlist pays during the year: 1 quarterly');
  });

  it('counts the offers that still run, and says so where some ended', () => {
    const paying: Offer = { ...base, distribution: 'monthly', term_months: 24, status: 'Open' };
    const ended: Offer = { ...paying, id: 'ended', status: 'Failed' };
    const both = [paying, ended, { ...paying, id: 'other', distribution: 'none' as const }];
    expect(distributionCalendar(both, '2026-11-20')?.title).toBe(
      '1 of 2 offers on your watchlist that still run pays during the year: 1 monthly',
    );
    expect(termLadder([paying, ended])?.title).toBe(
      '1 of 1 offer on your watchlist that still runs states a term: 2 years',
    );
    expect(distributionCalendar([ended], '2026-11-20')).toBeNull();
  });
});
