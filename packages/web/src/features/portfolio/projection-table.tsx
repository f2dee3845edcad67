import type { Band, ProjectionYear } from '@tussock/core/portfolio/simulate';
import { memo } from 'react';
import { wholeMoney } from './figures';
import type { Money } from './projection-chart';

/** The range in figures: every year up to ten, every second year up to twenty, then every fifth. */
export const ProjectionTable = memo(function ProjectionTable({
  years,
  first,
}: {
  years: readonly ProjectionYear[];
  /** Whose columns come first. */
  first: Money;
}) {
  const kinds: Money[] = first === 'real' ? ['real', 'nominal'] : ['nominal', 'real'];
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
          <colgroup />
          {/* A heading of the scope "colgroup" names the columns of its group. */}
          {kinds.map((kind) => (
            <colgroup key={kind} span={3} />
          ))}
          <thead>
            <tr>
              <td />
              {kinds.map((kind) => (
                <th key={kind} scope="colgroup" colSpan={3}>
                  {HEADS[kind]}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col">Year</th>
              {kinds.map((kind) => (
                <Columns key={kind} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.year}>
                <th scope="row">{row.year}</th>
                {kinds.map((kind) => (
                  <Figures key={kind} band={row[kind]} />
                ))}
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

function Figures({ band }: { band: Band }) {
  return (
    <>
      <td>{rounded(band.p5)}</td>
      <td className="font-semibold">{rounded(band.p50)}</td>
      <td>{rounded(band.p95)}</td>
    </>
  );
}

const HEADS: Record<Money, string> = { nominal: 'Dollars of the year', real: 'Today’s money' };

const rounded = (value: number) => wholeMoney(Math.round(value / 100) * 100);
