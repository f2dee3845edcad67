import { MOST_DRAWN } from '@tussock/core/chart/most-drawn';
import { overviewOf } from '@tussock/core/directory/overview';
import { anyRow } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { newestFirst } from '@tussock/core/offer/offer-sort';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_LINES } from './kit/most-drawn';
import { openNowChart } from './open-now';
import { classRangesChart, offerRangesChart } from './ranges';
import { trackRecordChart } from './track-record';

const AS_OF = '2026-11-20T00:00:00.000Z';
const MANY = MOST_DRAWN + 50;
const LIKE = fc.sample(anyRow, { numRuns: 1, seed: 1 })[0] as CatalogueOffer;

/** The offer of a number is a day older than the one before it. */
const offer = (n: number): CatalogueOffer => ({
  ...LIKE,
  id: `offer-${n}`,
  name: `Offer ${n}`,
  status: 'Open',
  asset_class: { id: 'kauri', slug: 'kauri', name: 'Kauri' },
  created_at: new Date(Date.UTC(2026, 10, 20 - n)).toISOString(),
  target_return_min: 8,
  target_return_max: 9,
  target_return_type: 'p.a.',
  returns_stated: null,
});
/** Not in the order of their dates. */
const offers = Array.from({ length: MANY }, (_, n) => offer((n * 7) % MANY));
const newest = (most: number) => Array.from({ length: most }, (_, n) => `offer-${n}`).sort();
/** What is stated of all is counted over the catalogue, which has the newest first. */
const openNow = (cards: readonly CatalogueOffer[]) => overviewOf([...cards].sort(newestFirst));
const idsOf = (chart: ReturnType<typeof openNowChart>) =>
  (chart?.table.rows ?? []).map(({ link }) => link?.id).sort();
const CUT = `Only the ${MOST_DRAWN} newest are drawn and in the table.`;

describe('a chart of many offers', () => {
  it('has the newest that are open, and counts all', () => {
    const chart = openNowChart(openNow(offers), AS_OF, DEFAULT_SETTINGS);
    expect(chart?.title).toMatch(new RegExp(`^${MANY} open offers in 1 asset class`));
    expect(chart?.description).toContain(CUT);
    expect(idsOf(chart)).toEqual(newest(MOST_DRAWN));
  });

  it('has the newest of a class', () => {
    const chart = classRangesChart('kauri', offers, AS_OF);
    expect(chart?.title).toMatch(new RegExp(`^${MANY} open offers in Kauri`));
    expect(chart?.description).toContain(CUT);
    expect(idsOf(chart)).toEqual(newest(MOST_DRAWN));
  });

  it('is no higher where all state the same round figure, and few are one below the other', () => {
    const heights = (count: number) => {
      const alike = Array.from({ length: count }, (_, n) => offer(n));
      return [
        openNowChart(openNow(alike), AS_OF, DEFAULT_SETTINGS),
        classRangesChart('kauri', alike, AS_OF),
      ].flatMap((chart) => [chart?.wide.height, chart?.phone.height]);
    };
    expect(heights(MOST_DRAWN)).toEqual(heights(20));
    expect(heights(16)).toEqual(heights(20));
    for (const [at, height] of heights(4).entries()) expect(height).toBe((heights(3)[at] ?? 0) + 11);
  });

  it('writes thousands with a comma, as every count of a page is', () => {
    const thousands = Array.from({ length: 1_200 }, (_, n) => offer(n));
    expect(openNowChart(openNow(thousands), AS_OF, DEFAULT_SETTINGS)?.title).toMatch(/^1,200 open offers in/);
    expect(classRangesChart('kauri', thousands, AS_OF)?.title).toMatch(/^1,200 open offers in/);
    expect(offerRangesChart([offer(-1)], thousands, AS_OF)?.title).toMatch(/ 1,200 other open offers in/);
    const ofAnotherKind = [-1, -2].map((n) => ({ ...offer(n), target_return_type: 'IRR' }));
    expect(offerRangesChart(ofAnotherKind, thousands, AS_OF)?.description).toMatch(/ 1,200 open offers of/);
  });

  it('has the offer in hand beside the newest others, however old it is', () => {
    const own = offer(MANY - 1);
    const chart = offerRangesChart([own], offers, AS_OF);
    expect(chart?.title).toBe(`This offer and ${MANY - 1} other open offers in Kauri`);
    expect(chart?.description).toContain(CUT);
    expect(idsOf(chart)).toEqual([...newest(MOST_DRAWN), own.id].sort());
  });

  it('has the outcomes of offers that ended last, each on a line of its own and so fewer', () => {
    const outcomes = Array.from({ length: MANY }, (_, n) => ({
      ...offer(n),
      closed_on: '2026-05-01',
      outcome_return: 9,
      outcome_note: null,
      sources: [],
      ending: 'closed' as const,
      outcome_state: 'stated' as const,
    }));
    const chart = trackRecordChart(outcomes, [], AS_OF);
    expect(chart?.title).toBe(`${MANY} of ${MANY} outcomes are at or above the lower target`);
    expect(chart?.description).toContain(
      `Only the ${MOST_LINES} that ended last are drawn and in the table.`,
    );
    expect(idsOf(chart)).toEqual(newest(MOST_LINES));
  });

  it('says nothing of leaving out where all are drawn', () => {
    const all = offers.slice(0, MOST_DRAWN);
    expect(openNowChart(openNow(all), AS_OF, DEFAULT_SETTINGS)?.description).not.toContain('Only the');
    expect(idsOf(openNowChart(openNow(all), AS_OF, DEFAULT_SETTINGS))).toHaveLength(MOST_DRAWN);
  });
});
