import type { ProjectionYear } from '@tussock/core/portfolio/simulate';
import { memo } from 'react';
import { wholeMoney } from './figures';

/** The band in figures: every year of ten, then fewer. */
export const ProjectionTable = memo(function ProjectionTable({
  years,
}: {
  years: readonly ProjectionYear[];
}) {
  const last = years.length - 1;
  const every = last <= 10 ? 1 : last <= 20 ? 2 : 5;
  const shown = years.filter(({ year }) => year > 0 && (year % every === 0 || year === last));
  return (
    <div className="while-far mt-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section aria-label="Projection in figures" tabIndex={0} className="figure-table overflow-x-auto">
        <table>
          <caption className="sr-only">
            The projection after fees, in dollars of the year and in today’s money
          </caption>
          <thead>
            <tr>
              <td />
              <th scope="colgroup" colSpan={3}>
                Dollars of the year
              </th>
              <th scope="colgroup" colSpan={3}>
                Today’s money
              </th>
            </tr>
            <tr>
              <th scope="col">Year</th>
              {['nominal', 'real'].map((money) => (
                <Columns key={money} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ year, nominal, real }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{rounded(nominal.p5)}</td>
                <td className="font-semibold">{rounded(nominal.p50)}</td>
                <td>{rounded(nominal.p95)}</td>
                <td>{rounded(real.p5)}</td>
                <td className="font-semibold">{rounded(real.p50)}</td>
                <td>{rounded(real.p95)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});

function Columns() {
  return (
    <>
      <th scope="col">5 in 100 below</th>
      <th scope="col">Middle</th>
      <th scope="col">95 in 100 below</th>
    </>
  );
}

const rounded = (value: number) => wholeMoney(Math.round(value / 100) * 100);
