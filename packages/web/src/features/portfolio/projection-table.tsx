import type { ProjectionYear } from '@tussock/core/portfolio/simulate';
import { memo } from 'react';
import { modelMoney } from './figures';
import type { Money } from './projection-chart';

/**
 * The range in figures: every year up to ten, every second year up to twenty, then every fifth. A table for each kind of
 * dollars: side by side where there is room, so that a phone cuts off none.
 */
export const ProjectionTable = memo(function ProjectionTable({
  years,
  first,
}: {
  years: readonly ProjectionYear[];
  /** Whose table comes first. */
  first: Money;
}) {
  const kinds: Money[] = first === 'real' ? ['real', 'nominal'] : ['nominal', 'real'];
  const last = years.length - 1;
  const every = last <= 10 ? 1 : last <= 20 ? 2 : 5;
  const shown = years.filter(({ year }) => year > 0 && (year % every === 0 || year === last));
  return (
    <div className="laid-out-apart mt-4 flex flex-wrap gap-x-8 gap-y-5">
      {kinds.map((kind) => (
        <section
          key={kind}
          aria-label={`Projection in figures: ${HEADS[kind]}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          className="figure-table grow basis-full overflow-x-auto sm:min-w-min sm:basis-0"
        >
          <table className="min-w-68">
            <caption className="pb-1 text-left font-semibold">
              {HEADS[kind]}
              <span className="sr-only">: the projection after fees</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">5 in 100 below</th>
                <th scope="col">Middle</th>
                <th scope="col">95 in 100 below</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ year, [kind]: band }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{modelMoney(band.p5)}</td>
                  <td className="font-semibold">{modelMoney(band.p50)}</td>
                  <td>{modelMoney(band.p95)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
});

const HEADS: Record<Money, string> = { nominal: 'Dollars of the year', real: 'Today’s money' };
