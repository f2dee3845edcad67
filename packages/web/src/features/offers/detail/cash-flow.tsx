import { useQuery } from '@tanstack/react-query';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { Offer } from '@tussock/core/offer/offer';
import { useApi } from '../../../lib/api';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { QueryView } from '../../../ui/query-view';
import { cashFlowQuery } from './queries';

/** When money goes in and comes back, by the stated terms. */
export function CashFlow({ offer }: { offer: Offer }) {
  const query = useQuery(cashFlowQuery(useApi(), addressOf(offer)));
  return (
    <QueryView query={query} what="the cash flow">
      {({ chart }) =>
        chart ? (
          <ChartFigure chart={chart} />
        ) : (
          <p className="text-muted">
            We can’t draw a cash flow for this offer. It needs a stated minimum, and a target as a yearly rate
            before tax.
          </p>
        )
      }
    </QueryView>
  );
}
