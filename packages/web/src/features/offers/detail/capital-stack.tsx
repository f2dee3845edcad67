import { addressOf } from '@tussock/core/identifier/identifier';
import type { Offer } from '@tussock/core/offer/offer';
import { useApi } from '../../../lib/api';
import { capitalStackChartQuery } from '../../../lib/queries/charts';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { Drawn } from '../../../ui/chart/drawn';

/** What is repaid first from the security of a loan; nothing for what is no secured loan. */
export function CapitalStack({ offer }: { offer: Offer }) {
  return (
    <Drawn query={capitalStackChartQuery(useApi(), addressOf(offer))} className="mb-6">
      {({ data }) => data?.chart && <ChartFigure chart={data.chart} />}
    </Drawn>
  );
}
