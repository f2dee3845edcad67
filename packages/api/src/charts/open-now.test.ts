import { overviewOf } from '@tussock/core/directory/overview';
import { isStated } from '@tussock/core/money/money';
import { anyRow, anyRows } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { isOpen } from '@tussock/core/offer/status';
import { yearsToEnd } from '@tussock/core/offer/term';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingsOf, drawnRows, figureAt } from './drawn.fixture';
import { openNowChart } from './open-now';
import { classRangesChart } from './ranges';

const AS_OF = '2026-11-20T00:00:00.000Z';

describe('openNowChart', () => {
  it('draws each open offer of its table once, at its minimum and at its term', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const open = cards.filter(isOpen);
        const chart = openNowChart(overviewOf(cards), AS_OF, DEFAULT_SETTINGS);
        if (!chart) {
          expect(open).toEqual([]);
          return;
        }
        const byId = new Map(open.map((card) => [card.id, card]));
        const shown = chart.table.rows.map(({ link }) => byId.get(link?.id ?? ''));
        expect(new Set(shown).size).toBe(open.length);
        for (const [, drawing] of drawingsOf(chart)) {
          const groups = drawnRows(drawing);
          expect(groups.map(({ row }) => row)).toEqual(shown.map((_, row) => row));
          for (const [row, { marks }] of groups.entries()) {
            const card = shown[row];
            if (!card || !drawing.x || !drawing.x2) throw new Error('nothing to compare with');
            const panels = [
              { stated: card.minimum_in_nzd, scale: drawing.x },
              { stated: yearsToEnd(card), scale: drawing.x2 },
            ];
            expect(marks).toHaveLength(2);
            for (const [at, { stated, scale }] of panels.entries()) {
              const mark = marks[at];
              const isElsewhere = at === 1 ? card.is_open_ended : isStated(card.minimum_investment);
              expect(mark?.look).toBe(stated === null && !isElsewhere ? 'unknown' : 'figure');
              if (stated === null || mark?.shape !== 'dot') continue;
              const pixel = Math.log(scale.domain[1] / scale.domain[0]) / (scale.range[1] - scale.range[0]);
              expect(Math.abs(Math.log(figureAt(scale, mark.x) / stated))).toBeLessThan(0.06 * pixel);
            }
          }
        }
      }),
    );
  });

  it('has no dot over another in a class, and none outside the drawing', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const chart = openNowChart(overviewOf(cards), AS_OF, DEFAULT_SETTINGS);
        for (const [, { groups, width, height }] of chart ? drawingsOf(chart) : []) {
          const dots = groups.flatMap(({ marks }) =>
            marks.flatMap((mark) => (mark.shape === 'dot' ? [mark] : [])),
          );
          for (const [at, dot] of dots.entries()) {
            expect(dot.x - dot.r >= 0 && dot.x + dot.r <= width && dot.y + dot.r <= height).toBe(true);
            for (const other of dots.slice(at + 1))
              expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThan(8.9);
          }
        }
      }),
    );
  });

  it('says how many are open in how many classes, and their minimums', () => {
    const card = (change: object) => ({ ...fc.sample(anyRow, 1)[0], status: 'Open', ...change });
    const cards = [
      card({
        id: 'a',
        asset_class: null,
        investment_currency: 'NZD',
        minimum_investment: 50_000,
        minimum_in_nzd: 50_000,
      }),
      card({
        id: 'b',
        asset_class: { id: 'kauri', slug: 'kauri', name: 'Kauri' },
        investment_currency: 'USD',
        minimum_investment: 1_000_000,
        minimum_in_nzd: 1_700_000.4,
      }),
      card({ id: 'c', status: 'Closed' }),
      card({
        id: 'd',
        asset_class: null,
        investment_currency: 'JPY',
        minimum_investment: 5_000_000,
        minimum_in_nzd: null,
      }),
    ] as CatalogueOffer[];
    const chart = openNowChart(overviewOf(cards), AS_OF, DEFAULT_SETTINGS);
    expect(chart?.title).toBe(
      '3 open offers, 1 of them in 1 asset class, with minimums from $50K NZD to $1.7M NZD; 1 in a currency without a rate',
    );
    expect(chart?.table.rows.map(({ cells }) => cells[1])).toEqual([
      '$1,000,000 USD, about NZ$1,700,000',
      '$50,000 NZD',
      '¥5,000,000 JPY',
    ]);
  });

  it.each([
    [2, '2 open offers in 1 asset class, with a minimum of $50K NZD where stated'],
    [200, '200 open offers in 1 asset class, with a minimum of $50K NZD where stated'],
  ])('says of %d offers that not all state a minimum', (count, title) => {
    const asset_class = { id: 'kauri', slug: 'kauri', name: 'Kauri' };
    const cards = fc.sample(anyRow, count).map((card, at) => ({
      ...card,
      id: String(at),
      status: 'Open',
      asset_class,
      investment_currency: 'NZD',
      minimum_investment: at === count - 1 ? null : 50_000,
      minimum_in_nzd: at === count - 1 ? null : 50_000,
    })) as CatalogueOffer[];
    expect(openNowChart(overviewOf(cards), AS_OF, DEFAULT_SETTINGS)?.title).toBe(title);
    expect(classRangesChart('kauri', cards, AS_OF)?.title).toBe(title.replace('1 asset class', 'Kauri'));
    const stated = cards.slice(0, -1);
    if (count > 2)
      expect(openNowChart(overviewOf(stated), AS_OF, DEFAULT_SETTINGS)?.title).toBe(
        '199 open offers in 1 asset class, with a minimum of $50K NZD',
      );
  });

  it('has offers without a class in a row of their own, also beside a class that is called Other', () => {
    const card = (id: string, asset_class: object | null) => ({
      ...fc.sample(anyRow, 1)[0],
      id,
      status: 'Open',
      asset_class,
    });
    const other = { id: 'other', slug: 'other', name: 'Other assets' };
    const cards = [card('a', other), card('b', null), card('c', other)] as CatalogueOffer[];
    const chart = openNowChart(overviewOf(cards), AS_OF, DEFAULT_SETTINGS);
    for (const [, { groups }] of chart ? drawingsOf(chart) : []) {
      const texts = groups.flatMap(({ texts }) => texts);
      const names = texts.filter(({ look }) => look === 'name').map(({ text }) => text);
      expect(names).toEqual(['Other assets', 'Class not stated']);
    }
    expect(chart?.table.rows.map(({ cells }) => cells[0])).toEqual([
      ...['Other assets', 'Other assets', 'Class not stated'],
    ]);
  });

  it('names no asset class where no offer states one', () => {
    const lone = { ...fc.sample(anyRow, 1)[0], status: 'Open', asset_class: null, minimum_investment: null };
    const cards = [{ ...lone, minimum_in_nzd: null }] as CatalogueOffer[];
    expect(openNowChart(overviewOf(cards), AS_OF, DEFAULT_SETTINGS)?.title).toBe('1 open offer');
  });
});
