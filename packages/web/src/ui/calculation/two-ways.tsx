import clsx from 'clsx';
import type { CSSProperties } from 'react';

/** One way of holding the same investment. */
export interface Way {
  label: string;
  /** What is left, as text: "$72.00", "4.9–5.8% a year". */
  text: string;
  /** Length of its bar, 0 to 1; null where it is not modelled. */
  share: number | null;
}

const UNKNOWN_BAR: CSSProperties = {
  width: '100%',
  backgroundImage: 'repeating-linear-gradient(135deg, var(--control) 0 1px, transparent 1px 6px)',
};

/** Two ways side by side as bars on one scale, the figure at the end of each. */
export function TwoWays({ ways }: { ways: readonly Way[] }) {
  return (
    <dl className="grid gap-3">
      {ways.map(({ label, text, share }) => (
        <div key={label}>
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="mt-1 flex items-center gap-3">
            <span aria-hidden="true" className="block h-3 min-w-0 flex-1 bg-card">
              <span
                className={clsx('block h-full', share !== null && 'bg-pine')}
                style={share === null ? UNKNOWN_BAR : { width: `${share * 100}%` }}
              />
            </span>
            <span
              className={clsx(
                'min-w-14 text-right whitespace-nowrap',
                share === null ? 'text-14 text-muted' : 'text-17 font-semibold',
              )}
            >
              {text}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
