import { textWidth } from '@tussock/core/chart/fit-text';
import type { FlowOffer } from '@tussock/core/return/cash-flow';
import { LOAN } from '@tussock/core/return/loan.fixture';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashFlowChart } from './cash-flow';
import { drawingsOf } from './drawn.fixture';

/** The cash flow of a loan with these terms, of which no words are known. */
const chartOf = (terms: Partial<FlowOffer>) =>
  cashFlowChart(
    { ...LOAN, term_description: null, is_open_ended: null, terms: [], liquidity: null, ...terms },
    '2026-11-20T00:00:00.000Z',
  );

it('what is paid at the start is written below the bars of the years, however little it is', () => {
  const given = fc.record({
    called_share: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
    term_months: fc.option(fc.integer({ min: 1, max: 240 }), { nil: null }),
  });
  fc.assert(
    fc.property(given, (terms) => {
      const chart = chartOf(terms);
      if (!chart) throw new Error('nothing was drawn');
      for (const [, { groups, y }] of drawingsOf(chart)) {
        const figure = groups
          .flatMap(({ texts }) => texts)
          .find(({ look, text }) => look === 'value' && text.startsWith('−'));
        if (!figure || !y) throw new Error('no figure at the start');
        const [low, high] = y.domain;
        const zero = y.range[0] + ((0 - low) / (high - low)) * (y.range[1] - y.range[0]);
        expect(figure.y - 13).toBeGreaterThan(zero);
      }
    }),
  );
});

const TICK = 12;
const PART_BEFORE = { start: 0, middle: 0.5, end: 1 };

it('writes all its words inside the drawing, and none of a column over another', () => {
  const given = fc.record({
    term_months: fc.option(fc.integer({ min: 1, max: 360 }), { nil: null }),
    minimum_investment: fc.constantFrom(100, 1_500, 25_000, 250_000, 1_500_000, 20_000_000),
    investment_currency: fc.constantFrom('NZD', 'USD', 'GBP'),
    distribution: fc.constantFrom('monthly' as const, 'none' as const),
  });
  fc.assert(
    fc.property(given, (terms) => {
      const chart = chartOf(terms);
      for (const [, { groups, width, height }] of chart ? drawingsOf(chart) : []) {
        const spans = groups.flatMap(({ texts }) =>
          texts.map((each) => {
            const length = textWidth(each.text, each.look === 'tick' ? TICK : 13);
            const from = each.x - PART_BEFORE[each.anchor] * length;
            return { ...each, from, to: from + length };
          }),
        );
        for (const { text, from, to } of spans) {
          expect(from, text).toBeGreaterThanOrEqual(-0.1);
          expect(to, text).toBeLessThanOrEqual(width + 0.1);
        }
        const names = spans.filter(({ look, y }) => look === 'tick' && y > height - 10);
        for (const [at, name] of names.slice(1).entries())
          expect(name.from, name.text).toBeGreaterThanOrEqual(names[at]?.to ?? 0);
      }
    }),
    { numRuns: 300 },
  );
});

describe('the figure of the lower end, where the upper end has a stroke', () => {
  const figureOf = (target_return_max: number) => {
    const chart = chartOf({
      target_return_min: 8,
      target_return_max,
      distribution: 'none',
      term_months: 60,
    });
    if (!chart) throw new Error('nothing was drawn');
    return drawingsOf(chart).map(([, { groups }]) => {
      const { marks = [], texts = [] } = groups.at(-1) ?? {};
      const [bar, stroke] = [
        marks.find(({ look }) => look === 'own'),
        marks.find(({ look }) => look === 'end'),
      ];
      const [figure] = texts;
      if (bar?.shape !== 'bar' || stroke?.shape !== 'line' || !figure)
        throw new Error('no bar, stroke or figure');
      return { bar: bar.y, stroke: stroke.y1, figure: figure.y };
    });
  };

  it('is above the bar that it is of, below a stroke that is far above it', () => {
    for (const { bar, stroke, figure } of figureOf(40)) {
      expect(figure).toBeLessThan(bar);
      expect(figure - 14).toBeGreaterThan(stroke);
    }
  });

  it('is above a stroke that leaves it no room', () => {
    for (const { stroke, figure } of figureOf(9)) expect(figure).toBeLessThan(stroke);
  });
});
