import clsx from 'clsx';
import { Check } from 'lucide-react';

/** The steps of a form or a check, with the current one marked. */
export function StepList({
  label,
  steps,
  at,
  done = at,
}: {
  label: string;
  steps: readonly string[];
  at: number;
  /** How many steps are done, counted from the first; those before `at` where missing. */
  done?: number;
}) {
  return (
    <nav aria-label={label} className="no-print mb-7">
      <p className="mb-2 text-13 text-muted sm:hidden">
        Step {at + 1} of {steps.length}: <span className="font-semibold text-ink">{steps[at]}</span>
      </p>
      <ol className="flex gap-1.5 sm:gap-3">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === at ? 'step' : undefined}
            className={clsx(
              'min-w-0 flex-1 border-t-3 pt-2 text-13',
              place < done && place !== at && 'border-pine text-muted',
              place === at && 'border-pine font-semibold text-ink',
              place >= done && place !== at && 'border-line text-muted',
            )}
          >
            <span className="flex items-start gap-1.5 max-sm:sr-only">
              {place < done ? (
                <Check aria-hidden="true" size={15} className="mt-0.5 shrink-0 text-pine" />
              ) : (
                <span className="shrink-0">{place + 1}</span>
              )}
              <span>
                {step}
                {place < done && <span className="sr-only"> (done)</span>}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
