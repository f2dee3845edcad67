import { figureText } from '@tussock/core/calculation/figure-text';
import type { Figure, Step } from '@tussock/core/calculation/step';
import clsx from 'clsx';
import { Basis } from '../source/basis';

/**
 * A calculation line by line, in its order. The last figure of each line is its result. The sources of figures set by
 * law are listed below.
 */
export function StepTable({
  steps,
  caption,
  columns,
}: {
  steps: readonly Step[];
  caption: string;
  /** Side by side on wide screens, where lines would grow too long to follow. */
  columns?: 2 | 3;
}) {
  const cited = steps.flatMap(({ citation }) => citation ?? []);
  const sources = cited.filter(
    (each, at) =>
      cited.findIndex(
        ({ source, in_force_from }) => source === each.source && in_force_from === each.in_force_from,
      ) === at,
  );
  return (
    <>
      <ol
        aria-label={caption}
        className={clsx(
          'grid gap-x-8 border-b border-line text-14 [&>li]:border-t [&>li]:border-line',
          columns === 2 && 'sm:grid-cols-2',
          columns === 3 && 'sm:grid-cols-3',
        )}
      >
        {steps.map((step) => (
          <li key={step.id} className="py-2">
            <StepLine label={step.label} figures={step.figures} />
            {step.note && <p className="mt-0.5 text-13 text-muted">{step.note}</p>}
          </li>
        ))}
      </ol>
      {sources.length > 0 && <Basis entries={sources} />}
    </>
  );
}

function StepLine({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const last = figures.length - 1;
  return (
    <>
      <p className="font-medium">{label}</p>
      <dl className="mt-0.5">
        {figures.map((figure, at) => (
          <div
            key={figure.label}
            className={clsx(
              'flex justify-between gap-4',
              at === last ? 'font-semibold' : 'text-13 text-muted',
            )}
          >
            <dt>{figure.label}</dt>
            <dd className="whitespace-nowrap">{figureText(figure)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
