import { ChartFigure } from '../../../ui/chart/chart-figure';
import { feesOverTime } from './fees-over-time';

type Figures = Parameters<typeof feesOverTime>;

/** The fees over the term, for the amount and the term that a visitor enters. */
export function FeesFigure({ result, input }: { result: Figures[0]; input: Figures[1] }) {
  const chart = feesOverTime(result, input);
  return chart && <ChartFigure chart={chart} className="mt-6" />;
}
