import type { Chart } from '@tussock/core/answers/chart';
import { formatDate } from '@tussock/core/text/format-date';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { SummaryLink } from '../summary-link';
import { Unbroken } from '../text/unbroken';
import { ChartTable } from './chart-table';
import { Drawing } from './drawing';

/** A chart of the directory, or one of a visitor's own entries, which are of no release. */
export type ShownChart = Omit<Chart, 'as_of'> & { as_of: string | null };

/**
 * A laid-out chart: what is seen, how to read it, the drawing for a phone or for a wide page (a container query shows one),
 * the table of the same figures, their source and date. It needs no script. The figure is named by its title alone: without that
 * name, browsers take the whole caption.
 */
export function ChartFigure({
  chart,
  className,
  children,
}: {
  chart: ShownChart;
  className?: string;
  /** The same figures in a table of its own, in place of the chart's. */
  children?: ReactNode;
}) {
  const { title, description, table, focus } = chart;
  const id = useId();
  return (
    <figure aria-labelledby={id} className={clsx('chart', className)}>
      <figcaption>
        <p id={id} className="font-serif text-17 font-medium">
          <Unbroken text={title} />
        </p>
        <p className="mt-0.5 max-w-[72ch] text-13 text-muted">{description}</p>
      </figcaption>
      <Drawing drawing={chart.phone} table={table} focus={focus} className="chart-phone" />
      <Drawing drawing={chart.wide} table={table} focus={focus} className="chart-wide" />
      {children ?? (
        <details>
          <SummaryLink of={id}>Table of these figures</SummaryLink>
          <div className="pt-1 pb-3">
            <ChartTable table={table} caption={title} />
          </div>
        </details>
      )}
      <p className={clsx('text-12 text-muted', children && 'mt-3')}>
        <Unbroken
          text={`${chart.source}.${chart.as_of === null ? '' : ` Release of ${formatDate(chart.as_of)}.`}`}
        />
      </p>
    </figure>
  );
}
