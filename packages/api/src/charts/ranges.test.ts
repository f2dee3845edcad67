import { textWidth } from '@tussock/core/chart/fit-text';
import { anyRows } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { isOpen } from '@tussock/core/offer/status';
import { returnKindOf } from '@tussock/core/return/return-kind';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingsOf, drawnRows } from './drawn.fixture';
import { targetEnds } from './kit/target-marks';
import { classRangesChart, offerRangesChart } from './ranges';
import { cardsOf, expectDrawn } from './ranges.fixture';

/** Of a label at a scale, and what parts two that are not of one scale. */
const TICK_SIZE = 12;
const APART = 8;
const AS_OF = '2026-11-20T00:00:00.000Z';
const rowsWithOne = anyRows.filter((cards) => cards.length > 0);
const RIMU = { id: 'rimu', slug: 'rimu', name: 'rimu' };
/** Any rows, of which any are open and of one class: few would be by chance, and nothing would be drawn. */
const rowsOfRimu = anyRows.chain((cards) =>
  fc
    .subarray(cards)
    .map((own) =>
      cards.map((card) => (own.includes(card) ? { ...card, status: 'Open', asset_class: RIMU } : card)),
    ),
);
const ofClass = (slug: string) => (card: CatalogueOffer) => card.asset_class?.slug === slug;

describe('classRangesChart', () => {
  it('draws target and minimum of every open offer of the class', () => {
    fc.assert(
      fc.property(rowsOfRimu, (cards) => {
        const open = cards.filter(isOpen).filter(ofClass('rimu'));
        const chart = classRangesChart('rimu', cards, AS_OF);
        expect(chart === null).toBe(open.length < 2);
        if (!chart) return;
        expect(new Set(cardsOf(chart, cards))).toEqual(new Set(open));
        expectDrawn(chart, cards);
      }),
    );
  });

  it('keeps the labels of one scale clear of those of the other', () => {
    fc.assert(
      fc.property(rowsOfRimu, (cards) => {
        const chart = classRangesChart('rimu', cards, AS_OF);
        if (!chart) return;
        for (const [, { groups }] of drawingsOf(chart)) {
          const texts = groups.flatMap((group) => group.texts);
          const second = texts.filter(({ look }) => look === 'heading')[1]?.x ?? 0;
          const ends = texts
            .filter(({ look }) => look === 'tick')
            .map((label) => ({ at: label.x, half: textWidth(label.text, TICK_SIZE) / 2 }));
          const left = ends.filter(({ at }) => at < second).map(({ at, half }) => at + half);
          const right = ends.filter(({ at }) => at >= second).map(({ at, half }) => at - half);
          expect(Math.min(...right) - Math.max(...left)).toBeGreaterThanOrEqual(APART);
        }
      }),
    );
  });
});

describe('offerRangesChart', () => {
  it('marks the offers in hand among the open ones of their classes', () => {
    fc.assert(
      fc.property(rowsWithOne, fc.integer({ min: 1, max: 3 }), (cards, count) => {
        const own = cards.slice(0, count);
        const chart = offerRangesChart(own, cards, AS_OF);
        const classes = own.flatMap(({ asset_class }) => asset_class?.slug ?? []);
        const others = cards.filter(
          (card) => isOpen(card) && !own.includes(card) && classes.includes(card.asset_class?.slug ?? ''),
        );
        expect(chart === null).toBe(others.length === 0);
        if (!chart) return;
        expectDrawn(chart, cards);
        const shown = cardsOf(chart, cards);
        expect(own.every((card) => shown.includes(card))).toBe(true);
        const beside = shown.filter((card) => !own.includes(card));
        if (own.length === 1) {
          expect(new Set(beside)).toEqual(new Set(others));
          expect(chart.title).toContain(` in ${own[0]?.asset_class?.name}`);
          expect(chart.description).not.toContain('left out');
        } else {
          const left = others.length - beside.length;
          expect(chart.title).toMatch(/ the same asset class and kind of return$/);
          expect(chart.description.includes(`${left} open offer`)).toBe(left > 0);
          expect(chart.description.includes('another kind of return, or no stated target')).toBe(left > 0);
          const row = (card: CatalogueOffer) =>
            `${card.asset_class?.slug} ${targetEnds(card).length > 0 ? returnKindOf(card).kind : 'none'}`;
          const rows = own.map(row);
          expect(new Set(beside)).toEqual(new Set(others.filter((card) => rows.includes(row(card)))));
        }
        // "Other" would say that those in hand are open too.
        const open = own.every(isOpen) ? 'other open offer' : 'open offer';
        expect(chart.title).toContain(
          beside.length === 0 ? `; no ${open} has ` : ` and ${beside.length} ${open}`,
        );
        const ids = own.map(({ id }) => id);
        for (const [, drawing] of drawingsOf(chart))
          for (const { row, marks, texts } of drawnRows(drawing)) {
            const isOwn = ids.includes(shown[Number(row)]?.id ?? '');
            expect(texts.map(({ look }) => look)).toEqual(isOwn ? ['value'] : []);
            for (const { look } of marks) expect(look).not.toBe(isOwn ? 'other' : 'own');
          }
      }),
    );
  });

  it('keeps kinds of return, and their currencies, on lines of their own', () => {
    fc.assert(
      fc.property(rowsOfRimu, (cards) => {
        const chart = classRangesChart('rimu', cards, AS_OF);
        if (!chart) return;
        const shown = cardsOf(chart, cards);
        for (const [, { groups }] of drawingsOf(chart)) {
          let kinds = new Set<string>();
          for (const { row, marks } of groups.slice(1)) {
            if (row === null) kinds = new Set();
            const card = row === null ? undefined : shown[row];
            if (!card) continue;
            const hasTarget = targetEnds(card).length > 0;
            kinds.add(hasTarget ? `${returnKindOf(card).kind} ${card.investment_currency}` : 'none');
            expect(kinds.size).toBe(1);
            expect(marks.length).toBeGreaterThan(1);
          }
        }
      }),
    );
  });

  it('has the offer in hand above the others, and those that are alike one below the other', () => {
    const [like] = fc.sample(rowsWithOne, { numRuns: 1, seed: 3 })[0] as [CatalogueOffer];
    const cards = [0, 1, 2, 3].map((n) => ({
      ...like,
      id: String(n),
      name: `Offer ${n}`,
      status: 'Open',
      asset_class: RIMU,
      target_return_min: 8,
      target_return_max: 8,
      minimum_investment: 50_000,
      investment_currency: 'NZD',
    }));
    const chart = offerRangesChart(cards.slice(0, 1), cards, AS_OF);
    if (!chart) throw new Error('nothing was drawn');
    for (const [, drawing] of drawingsOf(chart)) {
      const heights = drawnRows(drawing).map(({ marks }) =>
        marks.flatMap((mark) => (mark.shape === 'dot' ? [mark.y] : [])),
      );
      for (const of of heights) expect(new Set(of).size).toBe(1);
      const rows = heights.map(([y = Number.NaN]) => y);
      expect(rows).toEqual(rows.toSorted((one, other) => one - other));
      expect(new Set(rows).size).toBe(4);
    }
  });

  it('is not drawn where no other offer of the class is open', () => {
    const [card] =
      fc.sample(
        anyRows.filter((cards) => cards.length > 0),
        1,
      )[0] ?? [];
    if (!card) throw new Error('no card');
    expect(offerRangesChart([card], [card], AS_OF)).toBeNull();
  });
});
