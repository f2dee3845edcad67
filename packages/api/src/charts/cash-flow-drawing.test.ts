import type { FlowOffer } from '@tussock/core/return/cash-flow';
import { LOAN } from '@tussock/core/return/loan.fixture';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashFlowChart } from './cash-flow';
import { drawingsOf } from './drawn.fixture';

it('what is paid at the start is written below the bars of the years, however little it is', () => {
  const given = fc.record({
    called_share: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
    term_months: fc.option(fc.integer({ min: 1, max: 240 }), { nil: null }),
  });
  fc.assert(
    fc.property(given, (terms) => {
      const offer: FlowOffer = {
        ...LOAN,
        ...{ term_description: null, is_open_ended: null, terms: [], liquidity: null },
        ...terms,
      };
      const chart = cashFlowChart(offer, '2026-11-20T00:00:00.000Z');
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
