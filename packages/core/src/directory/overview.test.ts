import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DRAWN } from '../chart/most-drawn';
import { anyRow, anyRows } from '../offer/cards.fixture';
import type { CatalogueOffer } from '../offer/offer';
import { overviewCounter, overviewFigures, overviewOf } from './overview';

/** The same rows in parts, some of which may be empty. */
const anyParts = anyRows.chain((rows) =>
  fc
    .array(fc.nat(rows.length), { maxLength: 4 })
    .map((cuts) => [0, ...cuts.sort((a, b) => a - b), rows.length])
    .map((ends) => ends.slice(1).map((end, at) => rows.slice(ends[at], end))),
);
const openOf = (rows: readonly CatalogueOffer[]) => rows.filter(({ status }) => status === 'Open');

describe('what is stated of all offers together', () => {
  it('is the same in whatever parts they come', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const { add, overview } = overviewCounter();
        for (const part of parts) add(part);
        expect(overview()).toEqual(overviewOf(parts.flat()));
      }),
    );
  });

  it('counts the open offers, their classes and their minimums alone', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const open = openOf(rows);
        const inNzd = open.flatMap(({ minimum_in_nzd }) => minimum_in_nzd ?? []).sort((a, b) => a - b);
        const { open_now } = overviewOf(rows);
        expect(open_now).toEqual({
          offers: open.length,
          classes: new Set(open.flatMap(({ asset_class }) => asset_class?.slug ?? [])).size,
          minimums: {
            lowest: inNzd[0] ?? null,
            highest: inNzd.at(-1) ?? null,
            unrated: open.filter((row) => row.investment_currency === 'AUD' && row.minimum_investment).length,
          },
        });
      }),
    );
  });

  it('is stored as it is but for the offers, which have a list of their own', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { newest_open: _, ...figures } = overviewOf(rows);
        expect(overviewFigures().parse(figures)).toEqual(figures);
      }),
    );
  });

  it('does not count an amount in a currency without a rate as dollars', () => {
    const [any] = fc.sample(anyRow, 1) as [CatalogueOffer];
    const open = { ...any, status: 'Open', minimum_investment: 50_000, minimum_in_nzd: 50_000 };
    const foreign = { ...open, minimum_investment: 1_000_000, minimum_in_nzd: null };
    const { minimums } = overviewOf([foreign, open, foreign]).open_now;
    expect(minimums).toEqual({ lowest: 50_000, highest: 50_000, unrated: 2 });
  });

  it('has the newest open offers, as many as a drawing has', () => {
    const [any] = fc.sample(anyRow, 1) as [CatalogueOffer];
    const rows = Array.from({ length: 3 * MOST_DRAWN }, (_, at) => ({
      ...any,
      name: `Offer ${at}`,
      status: at % 2 === 0 ? 'Open' : 'Closed',
    }));
    const { newest_open } = overviewOf(rows);
    expect(newest_open).toEqual(openOf(rows).slice(0, MOST_DRAWN));
    const { add, overview } = overviewCounter();
    for (let at = 0; at < rows.length; at += 70) add(rows.slice(at, at + 70));
    expect(overview().newest_open).toEqual(newest_open);
    expect(overviewOf(rows.slice(0, 7)).newest_open).toEqual(openOf(rows.slice(0, 7)));
  });

  it('is of nothing where there is nothing', () => {
    expect(overviewOf([])).toEqual({
      class_figures: [],
      open_now: { offers: 0, classes: 0, minimums: { lowest: null, highest: null, unrated: 0 } },
      newest_open: [],
    });
  });
});
