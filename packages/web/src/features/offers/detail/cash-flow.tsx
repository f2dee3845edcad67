import { addressOf } from '@tussock/core/identifier/identifier';
import type { Offer } from '@tussock/core/offer/offer';
import { NO_CASH_FLOW } from '@tussock/core/return/no-cash-flow';
import { useApi } from '../../../lib/api';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { Drawn } from '../../../ui/chart/drawn';
import { QueryView } from '../../../ui/query-view';
import { cashFlowQuery } from './queries';

/** When money goes in and comes back, by the stated terms. */
export function CashFlow({ offer }: { offer: Offer }) {
  return (
    <Drawn query={cashFlowQuery(useApi(), addressOf(offer))}>
      {(query) => (
        <QueryView query={query} what="the cash flow">
          {({ chart }) =>
            chart ? <ChartFigure chart={chart} /> : <p className="text-muted">{NO_CASH_FLOW}</p>
          }
        </QueryView>
      )}
    </Drawn>
  );
}
