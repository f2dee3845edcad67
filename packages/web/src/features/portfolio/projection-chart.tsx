import { linearScale } from '@tussock/core/chart/linear-scale';
import type { Band } from '@tussock/core/portfolio/projection';
import type { ProjectionYear } from '@tussock/core/portfolio/simulate';
import clsx from 'clsx';
import { memo } from 'react';
import { shortMoney } from './figures';
import { inTextSize } from './in-text-size';
import { spreadLabels } from './spread-labels';

/** Dollars of the year, or of the start. */
export type Money = 'nominal' | 'real';

const HEIGHT = 280;
const LABEL = 16;
const ENDS: [keyof Band, string][] = [
  ['p95', '95 in 100 below'],
  ['p75', '75'],
  ['p50', 'Middle'],
  ['p25', '25'],
  ['p5', '5 in 100 below'],
];

/** The range of the projection year by year. A table and a summary go with it. */
export const ProjectionChart = memo(function ProjectionChart({
  years,
  amount,
  money,
}: {
  years: readonly ProjectionYear[];
  amount: number;
  money: Money;
}) {
  const last = years.at(-1);
  if (!last) return null;
  const x = linearScale([0, last.year], [0, 100]);
  const y = linearScale([0, highestOf(years)], [HEIGHT, 0], 4);
  const upTo = (quantile: keyof Band) =>
    years.map((each) => `${x.at(each.year)},${y.at(each[money][quantile])}`);
  const band = (low: keyof Band, high: keyof Band) =>
    `M${[...upTo(high), ...upTo(low).reverse()].join('L')}Z`;
  const middle = `M${upTo('p50').join('L')}`;
  const ends = spreadLabels(
    ENDS.map(([quantile]) => y.at(last[money][quantile])),
    LABEL,
    LABEL / 2,
    HEIGHT - LABEL / 2,
  );
  const dollars = y.ticks(4).map((value) => ({ value, words: shortMoney(value).replace('.0M', 'M') }));
  const longest = dollars.map(({ words }) => words).reduce((a, b) => (b.length > a.length ? b : a), '');
  return (
    <div
      aria-hidden="true"
      className="mt-4 mb-2 grid grid-cols-[minmax(2.75rem,max-content)_minmax(0,1fr)_4.5rem] gap-x-1.5 text-12 leading-none sm:grid-cols-[minmax(3.25rem,max-content)_minmax(0,1fr)_9.5rem]"
    >
      <div className="relative text-right text-muted" style={{ height: inTextSize(HEIGHT) }}>
        {dollars.map(({ value, words }) => (
          <span
            key={value}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: inTextSize(y.at(value)) }}
          >
            {words}
          </span>
        ))}
        {/* Gives the column its width: billions need more. */}
        <span className="invisible">{longest}</span>
      </div>
      <svg
        aria-hidden="true"
        className="w-full overflow-visible"
        height={inTextSize(HEIGHT)}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {dollars.map(({ value }) => (
          <Level key={value} at={y.at(value)} className="stroke-line" />
        ))}
        <path d={band('p5', 'p95')} className="fill-pine opacity-20" />
        <path d={band('p25', 'p75')} className="fill-pine opacity-35" />
        <Level at={y.at(amount)} className="stroke-control [stroke-dasharray:5_4]" />
        <path d={middle} className="fill-none stroke-pine stroke-2" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="relative" style={{ height: inTextSize(HEIGHT) }}>
        {ENDS.map(([quantile, label], at) => (
          <span
            key={quantile}
            className="absolute left-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: inTextSize(ends[at] ?? 0) }}
          >
            <span className={quantile === 'p50' ? 'font-semibold text-pine' : 'font-medium'}>
              {shortMoney(last[money][quantile])}
            </span>
            <span className="hidden pl-1.5 text-muted sm:inline">{label}</span>
          </span>
        ))}
      </div>
      {/* A phone has no room for the word at each year. */}
      <div className="pt-3 text-muted sm:hidden">Year</div>
      <div className="relative col-start-2 h-8 text-muted">
        {x
          .ticks(Math.min(5, last.year))
          .filter(Number.isInteger)
          .map((year, at, { length }) => (
            <span
              key={year}
              className={clsx(
                'absolute top-3 [translate:-50%] whitespace-nowrap',
                // Large text on a phone has room for the first and the last.
                at > 0 && at < length - 1 && 'max-[18rem]:hidden',
              )}
              style={{ left: `${x.at(year)}%` }}
            >
              {year > 0 && <span className="max-sm:hidden">Year </span>}
              {year === 0 ? 'Start' : year}
            </span>
          ))}
      </div>
    </div>
  );
});

/**
 * The highest figure of either kind of dollars: one scale for both shows the effect of inflation. It is not always in the last
 * year, since fees can be higher than the assumed return.
 */
const highestOf = (years: readonly ProjectionYear[]) =>
  Math.max(...years.flatMap(({ nominal, real }) => [nominal.p95, real.p95]));

function Level({ at, className }: { at: number; className: string }) {
  return <line x1={0} x2={100} y1={at} y2={at} className={className} vectorEffect="non-scaling-stroke" />;
}
