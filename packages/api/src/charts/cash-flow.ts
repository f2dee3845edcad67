import type { Chart } from '@tussock/core/answers/chart';
import { bothDrawings } from '@tussock/core/chart/parts';
import { NONE, NOT_STATED } from '@tussock/core/column/value-text';
import { exactMoney } from '@tussock/core/money/money';
import { cashFlowOf, type FlowOffer } from '@tussock/core/return/cash-flow';
import { drawCashFlow } from './cash-flow-drawing';
import { descriptionOf, flowText, isCalledLater, nameOf, titleOf, unstatedEnd } from './cash-flow-words';

const LATER_CALLS = 'Later, when it is called';

/** Money in and out of an offer by the year, from its stated terms; null where they give no figures. */
export function cashFlowChart(offer: FlowOffer, as_of: string): Chart | null {
  const flow = cashFlowOf(offer);
  if (flow === null) return null;
  return {
    title: titleOf(flow),
    description: descriptionOf(flow),
    ...bothDrawings((size) => drawCashFlow(flow, size)),
    focus: 'none',
    table: {
      columns: ['When', 'You pay', 'Distributions', 'Paid at the end'],
      rows: [
        ...(flow.at_start > 0
          ? [{ name: 'Start', link: null, cells: [exactMoney(flow.at_start, flow.currency), NONE, NONE] }]
          : []),
        ...(isCalledLater(flow)
          ? [
              {
                name: LATER_CALLS,
                link: null,
                cells: [exactMoney(flow.amount - flow.at_start, flow.currency), NONE, NONE],
              },
            ]
          : []),
        ...flow.years.map((year, at) => ({
          name: nameOf(flow.years, at),
          link: null,
          cells: [
            isCalledLater(flow) ? 'When it is called' : NONE,
            flowText(year.paid, flow.currency),
            flow.has_end ? flowText(year.returned, flow.currency) : `No ${unstatedEnd(flow)} is stated`,
          ],
        })),
        ...(flow.has_end
          ? []
          : [
              {
                name: flow.end_in_words ? 'End, not stated in years' : 'End, not stated',
                link: null,
                cells: [NONE, NOT_STATED, NOT_STATED],
              },
            ]),
      ],
    },
    source: 'Worked out from the terms that the provider states; a target is an aim, not a forecast',
    as_of,
  };
}
