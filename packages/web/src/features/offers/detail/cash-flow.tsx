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
            The stated terms give too few figures for a cash flow: it needs a minimum, and a target as a rate
            a year before tax.
          </p>
        )
      }
    </QueryView>
  );
}
