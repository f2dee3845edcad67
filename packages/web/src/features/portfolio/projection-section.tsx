import { PORTFOLIO_LIMITS, type PortfolioState } from '@tussock/core/portfolio/portfolio-params';
import { PROJECTION_NOTES } from '@tussock/core/portfolio/simulate';
import { wholeNumber } from '@tussock/core/text/decimal';
import { memo, useState } from 'react';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import type { PortfolioEdit } from './builder-state';
import { modelMoney, rateText, spreadText, wholeMoney } from './figures';
import { type Money, ProjectionChart } from './projection-chart';
import { ProjectionTable } from './projection-table';
import { PATHS, type ShownProjection, useProjection } from './use-projection';

/** How the amount could develop: the inputs, the chart, its summary and its table. */
export const ProjectionSection = memo(function ProjectionSection({
  state,
  edit,
}: {
  state: PortfolioState;
  edit: (edit: PortfolioEdit) => void;
}) {
  const projection = useProjection(state);
  const set = (name: 'years' | 'fee' | 'inflation') => (value: number) => edit({ do: 'set', name, value });
  return (
    <section aria-labelledby="projection" className="mt-10">
      <h2 id="projection" className="text-21">
        Projection
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberField
          label="Years"
          name="years"
          unit="years"
          value={state.years}
          decimals={0}
          {...PORTFOLIO_LIMITS.years}
          onChange={set('years')}
        />
        <NumberField
          label="Fees"
          name="fee"
          unit="% a year"
          value={state.fee}
          decimals={2}
          step={0.1}
          {...PORTFOLIO_LIMITS.fee}
          onChange={set('fee')}
        />
        <NumberField
          label="Inflation"
          name="inflation"
          unit="% a year"
          value={state.inflation}
          decimals={2}
          step={0.1}
          {...PORTFOLIO_LIMITS.inflation}
          onChange={set('inflation')}
        />
      </div>
      <Picture projection={projection} />
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-13 text-muted">
        <p className="min-h-10 max-w-[52ch] grow basis-72">{sourceOf(projection)}</p>
        <Button
          variant="outline"
          size="sm"
          className="no-print in-[html:not([data-js])]:hidden"
          onClick={() =>
            edit({ do: 'set', name: 'seed', value: (state.seed + 1) % (PORTFOLIO_LIMITS.seed.max + 1) })
          }
        >
          Draw other paths
        </Button>
      </div>
      <ul className="mt-2 list-disc pl-4 text-13 text-muted">
        {PROJECTION_NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
});

/** Rendered again only with a new projection, which follows an edit after a moment. */
const Picture = memo(function Picture({ projection }: { projection: ShownProjection }) {
  const [money, setMoney] = useState<Money>('real');
  return (
    <>
      <fieldset className="no-print mt-4 flex flex-wrap gap-x-5 gap-y-1 text-14 in-[html:not([data-js])]:hidden">
        <legend className="sr-only">Which dollars the chart shows</legend>
        {(Object.keys(MONEY_LABELS) as Money[]).map((kind) => (
          <label
            key={kind}
            className="flex min-h-6 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="money"
              form=""
              checked={money === kind}
              onChange={() => setMoney(kind)}
              className="size-4"
            />
            {MONEY_LABELS[kind]}
          </label>
        ))}
      </fieldset>
      <figure className="mt-3">
        <figcaption className="text-14">{summaryOf(projection)}</figcaption>
        <ProjectionChart years={projection.years} amount={projection.state.amount} money={money} />
        <p className="text-12 text-muted">
          {MONEY_LABELS[money]}, after fees of {rateText(projection.state.fee)} a year, before tax. Inner
          band: the middle half of the paths. Outer band: all but the lowest and the highest 5 in 100.
        </p>
      </figure>
      <ProjectionTable years={projection.years} first={money} />
    </>
  );
});

const MONEY_LABELS: Record<Money, string> = {
  real: 'In today’s money, after inflation',
  nominal: 'In dollars of the year',
};

/** The range of the last year in words. */
function summaryOf(projection: ShownProjection): string {
  const { amount, years, inflation } = projection.state;
  const last = projection.years.at(-1);
  if (!last) return '';
  const span = years === 1 ? 'a year' : `${years} years`;
  return `In 90 of 100 paths of this model, ${wholeMoney(amount)} becomes between ${modelMoney(last.real.p5)} and ${modelMoney(last.real.p95)} after ${span}. The middle path ends at ${modelMoney(last.real.p50)}. These amounts are in today’s money, at ${rateText(inflation)} inflation; in dollars of that year the middle is ${modelMoney(last.nominal.p50)}. Five paths of 100 end lower.`;
}

function sourceOf({ state, simulated, failed }: ShownProjection): string {
  if (simulated) {
    return `${wholeNumber(simulated.paths)} random paths, seed ${state.seed}: the same seed gives the same picture. The figures of the last year are within ${spreadText(simulated.error_percent)} of the model’s exact ones.`;
  }
  if (failed)
    return 'These figures come from the model’s formula, since this browser could not run the simulation.';
  return `These figures come from the model’s formula. With JavaScript on, the page draws ${wholeNumber(PATHS)} random paths instead.`;
}
