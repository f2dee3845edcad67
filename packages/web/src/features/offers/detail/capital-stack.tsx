import { useQuery } from '@tanstack/react-query';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { Offer } from '@tussock/core/offer/offer';
import { useApi } from '../../../lib/api';
import { capitalStackChartQuery } from '../../../lib/queries/charts';
import { ChartFigure } from '../../../ui/chart/chart-figure';

/** What is repaid first from the security of a loan; nothing for what is no secured loan. */
export function CapitalStack({ offer }: { offer: Offer }) {
  const chart = useQuery(capitalStackChartQuery(useApi(), addressOf(offer))).data?.chart;
  return chart ? <ChartFigure chart={chart} className="mb-6" /> : null;
}
