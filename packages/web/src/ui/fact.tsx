import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * A small label above a figure. `figure` sets numbers large; words stay at text size. For a missing figure the caller
 * gives words ("Contact for details", "Not stated").
 */
export function Fact({
  label,
  figure = false,
  marked = false,
  large = false,
  wide = false,
  children,
}: {
  label: ReactNode;
  figure?: boolean;
  /** Its weight follows its mark: bold where the fact ledger has an entry, else regular. */
  marked?: boolean;
  /** At the top of a record's own page. */
  large?: boolean;
  /** Takes both columns of a phone. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx('min-w-0', wide && 'max-sm:col-span-full')}>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-0.5">
        <span
          className={clsx(
            marked ? 'figure' : figure ? 'font-semibold' : 'font-medium',
            figure && 'tracking-[-0.01em]',
            // With this height its baseline is that of the words beside it.
            figure
              ? large
                ? 'text-21 md:text-27'
                : 'text-17 leading-tight'
              : large
                ? 'text-15 md:text-17'
                : 'text-15',
          )}
        >
          {children}
        </span>
      </dd>
    </div>
  );
}

/** Facts side by side under a rule: two columns on a phone, five on a wide screen, so that rows one below the other have the same ones. */
export function FactRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 max-[16rem]:grid-cols-1 gap-x-4 gap-y-3 border-t border-line pt-3.5 md:grid-cols-3 xl:grid-cols-5 xl:gap-x-0 xl:*:pr-4 mb-6">
      {children}
    </dl>
  );
}
