import { useToday } from '../../lib/today';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { routesChart } from './routes-chart';

/** What a PIE leaves of taxable income at each rate, beside what is left where it is held directly. */
export function LeftByRoute() {
  return <ChartFigure chart={routesChart(useToday())} className="my-6" />;
}
