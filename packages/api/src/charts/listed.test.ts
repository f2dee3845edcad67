import { anyRows } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { returnKindOf } from '@tussock/core/return/return-kind';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawingsOf, drawnRows } from './drawn.fixture';
import { NO_CLASS } from './kit/class-of';
import { targetEnds } from './kit/target-marks';
import { listedChart } from './listed';
import { cardsOf, expectDrawn } from './ranges.fixture';

const AS_OF = '2026-11-20T00:00:00.000Z';
const takesMoney = takesMoneyIn(DEFAULT_SETTINGS.open_statuses);

it('draws target and minimum of every offer that it is given', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(200), (cards, further) => {
      const chart = listedChart(cards, cards.length + further, DEFAULT_SETTINGS, AS_OF);
      expect(chart === null).toBe(cards.length === 0);
      if (!chart) return;
      expect(new Set(cardsOf(chart, cards))).toEqual(new Set(cards));
      expectDrawn(chart, cards);
    }),
  );
});

it('draws hollow what takes no money now, which the table tells by its status', () => {
  fc.assert(
    fc.property(anyRows, (cards) => {
      const chart = listedChart(cards, cards.length, DEFAULT_SETTINGS, AS_OF);
      if (!chart) return;
      const shown = cardsOf(chart, cards);
      expect(chart.table.rows.map(({ cells }) => cells[1])).toEqual(shown.map(({ status }) => status));
      const past = cards.filter((card) => !takesMoney(card)).length;
      expect(chart.description.includes('hollow')).toBe(past > 0);
      if (past > 1) expect(chart.description).toContain(`The ${past} offers drawn hollow take no money now.`);
      for (const [, drawing] of drawingsOf(chart))
        for (const [row, { marks }] of drawnRows(drawing).entries())
          for (const { look, tone } of marks) {
            const card = shown[row];
            if (!card || look === 'unknown') continue;
            expect(tone).toBe(card.asset_class?.slug ?? 'other');
            expect(takesMoney(card) ? ['figure', 'range', 'end'] : ['past', 'end']).toContain(look);
          }
    }),
  );
});

it('keeps the order of the list within a class and a kind of return', () => {
  fc.assert(
    fc.property(anyRows, (cards) => {
      const chart = listedChart(cards, cards.length, DEFAULT_SETTINGS, AS_OF);
      if (!chart) return;
      const groups = new Map<string, number[]>();
      for (const card of cardsOf(chart, cards)) {
        const kind = targetEnds(card).length === 0 ? 'none' : returnKindOf(card).kind;
        const currency = kind === 'none' ? '' : card.investment_currency;
        const key = [card.asset_class?.name ?? NO_CLASS, kind, currency].join();
        groups.set(key, [...(groups.get(key) ?? []), cards.indexOf(card)]);
      }
      for (const places of groups.values()) expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

it('counts the whole list, and says which of it are drawn', () => {
  const cards = fc.sample(
    anyRows.filter(({ length }) => length > 1),
    { numRuns: 1, seed: 1 },
  )[0] as CatalogueOffer[];
  const all = listedChart(cards, cards.length, DEFAULT_SETTINGS, AS_OF);
  expect(all?.title).toMatch(new RegExp(`^${cards.length} offers`));
  expect(all?.title).not.toContain('drawn');
  const some = listedChart(cards, 1_204, DEFAULT_SETTINGS, AS_OF);
  expect(some?.title).toBe(`1,204 offers, the first ${cards.length} drawn`);
  expect(some?.description).toContain('first of the list are drawn and in the table.');
});
