import { ChartFigure, type ShownChart } from './chart-figure';

/** The part of a page that draws when money is tied up and when it is paid. */
export function MoneyAndTimeCharts({ charts }: { charts: readonly ShownChart[] }) {
  return (
    <section aria-labelledby="money-and-time" className="mt-12 border-t border-line pt-8">
      <h2 id="money-and-time" className="mb-5 text-27">
        Money and time
      </h2>
      <div className="grid gap-10 xl:grid-cols-2">
        {charts.map((chart) => (
          // Not by its title, which has figures: another chart in its place would have its table closed.
          <ChartFigure key={chart.description} chart={chart} />
        ))}
      </div>
    </section>
  );
}
