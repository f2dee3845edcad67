import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api';
import { type RangesOf, rangesChartQuery } from '../../lib/queries/charts';
import { ChartFigure } from '../chart/chart-figure';

/** Target and minimum of the open offers of a class, or of those beside the offers in hand; nothing where there is none to draw. */
export function Ranges({ of, className }: { of: RangesOf; className: string }) {
  const chart = useQuery(rangesChartQuery(useApi(), of)).data?.chart;
  return chart ? <ChartFigure chart={chart} className={className} /> : null;
}
