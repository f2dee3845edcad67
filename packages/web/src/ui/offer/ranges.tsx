import { useApi } from '../../lib/api';
import { type RangesOf, rangesChartQuery } from '../../lib/queries/charts';
import { ChartFigure } from '../chart/chart-figure';
import { Drawn } from '../chart/drawn';

/** Target and minimum of the open offers of a class, or of those beside the offers in hand; nothing where there is none to draw. */
export function Ranges({ of, className }: { of: RangesOf; className: string }) {
  return (
    <Drawn query={rangesChartQuery(useApi(), of)} className={className}>
      {({ data }) => data?.chart && <ChartFigure chart={data.chart} />}
    </Drawn>
  );
}
