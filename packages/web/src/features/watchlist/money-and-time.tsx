import type { Offer } from '@tussock/core/offer/offer';
import { useToday } from '../../lib/today';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { distributionCalendar, termLadder } from './watch-charts';

/** When the money of the watched offers is tied up, and when they pay. Laid out here: nobody else knows the list. */
export default function MoneyAndTime({ offers }: { offers: readonly Offer[] }) {
  const today = useToday();
  const charts = [termLadder(offers), distributionCalendar(offers, today)].filter((chart) => chart !== null);
  if (charts.length === 0) return null;
  return (
    <section aria-labelledby="money-and-time" className="mt-12 border-t border-line pt-8">
      <h2 id="money-and-time" className="mb-5 text-27">
        Money and time
      </h2>
      <div className="grid gap-10 xl:grid-cols-2">
        {charts.map((chart) => (
          <ChartFigure key={chart.title} chart={chart} />
        ))}
      </div>
    </section>
  );
}
