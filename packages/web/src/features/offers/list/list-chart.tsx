import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { useApi } from '../../../lib/api';
import { listChartQuery } from '../../../lib/queries/charts';
import type { OfferScope } from '../../../lib/queries/offer-list';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { Drawn } from '../../../ui/chart/drawn';

/** The offers of a list at their targets and minimums. */
export function ListChart({ scope, query }: { scope: OfferScope; query: OfferQuery }) {
  return (
    <Drawn query={listChartQuery(useApi(), scope, query)}>
      {({ data }) => data?.chart && <ChartFigure chart={data.chart} />}
    </Drawn>
  );
}
