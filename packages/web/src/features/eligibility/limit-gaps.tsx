import { figureText } from '@tussock/core/calculation/figure-text';
import { type Gap, gapText } from '@tussock/core/eligibility/gap';
import clsx from 'clsx';

/** Amounts beside their limits: the figure, the distance in words, and a bar. A note says what else keeps the test from being met. */
export function LimitGaps({ gaps }: { gaps: readonly (Gap & { note?: string | null })[] }) {
  return (
    <ul className="grid gap-3.5">
      {gaps.map((gap) => (
        <li key={gap.label} className="break-inside-avoid">
          <p className="flex flex-wrap justify-between gap-x-4 text-14">
            <span>
              <span className="text-muted">{gap.label}:</span>{' '}
              <strong className="font-semibold">
                {figureText({ value: gap.value, unit: gap.limit.unit })}
              </strong>
            </span>
            <span className={isDone(gap) ? 'font-semibold text-pine' : 'text-ink'}>{gapText(gap)}</span>
          </p>
          {/* Drawn with borders, which paper and forced colours keep; the line at its end is the limit. */}
          <div aria-hidden="true" className="mt-1.5 overflow-hidden border-r-2 border-ink bg-grey-soft">
            <div
              data-reached
              className={clsx('border-t-6', isDone(gap) ? 'border-pine' : 'border-control')}
              style={{ width: `${shareOf(gap)}%` }}
            />
          </div>
          {gap.note && <p className="mt-1.5 text-14">{gap.note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** "Net assets: $4,000,000, $1,000,000 short of $5 million." */
export const gapInWords = (gap: Gap): string =>
  `${gap.label}: ${figureText({ value: gap.value, unit: gap.limit.unit })}, ${gapText(gap)}.`;

const isDone = ({ is_met, note }: Gap & { note?: string | null }) => is_met && !note;

/** Percent of the limit that is reached. Only what meets the limit fills the bar. */
function shareOf({ value, limit, is_met }: Gap): number {
  if (is_met) return 100;
  return Math.max(0, Math.min(99, (value / limit.amount) * 100));
}
