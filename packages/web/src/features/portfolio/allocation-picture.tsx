import { linearScale } from '@tussock/core/chart/linear-scale';
import { PORTFOLIO_ASSUMPTIONS } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { memo } from 'react';
import { useInForce } from '../../lib/use-in-force';
import { rangeText, toneOf, weightText } from './figures';
import { spreadLabels } from './spread-labels';

const HEIGHT = 340;
const LABEL = 18;
const TICKS = [5, 10, 15, 20, 25];
const target = linearScale([4, 26], [0, 100]);

/**
 * Each class is a strip: its thickness is the weight, its length the range of targets. The dashed lines are the blend.
 * The shapes stretch with the page; the text does not.
 */
export const AllocationPicture = memo(function AllocationPicture({ blend }: { blend: Blend }) {
  const { classes } = useInForce(PORTFOLIO_ASSUMPTIONS).value;
  const height = linearScale([0, 1_000], [0, HEIGHT]);
  let above = 0;
  const strips = blend.allocation.flatMap((part, at) => {
    const top = above;
    above += part.weight;
    const { target_low = 0, target_high = 0 } = classes[at] ?? {};
    return part.weight > 0
      ? [{ ...part, target_low, target_high, top: height(top), middle: height(top + part.weight / 2) }]
      : [];
  });
  const labels = spreadLabels(
    strips.map(({ middle }) => middle),
    LABEL,
    LABEL / 2,
    HEIGHT - LABEL / 2,
  );
  return (
    <figure>
      <figcaption className="mb-3 max-w-[62ch] text-13 text-muted">
        Each strip is a class: as thick as its weight, as long as its range of targets. Dashed: the blend,{' '}
        {rangeText(blend.target_low, blend.target_high)} a year before fees and tax.
      </figcaption>
      <div
        aria-hidden="true"
        className="grid grid-cols-[8.75rem_1.25rem_minmax(0,1fr)] sm:grid-cols-[10.5rem_2rem_minmax(0,1fr)]"
      >
        <div
          className="relative text-12 leading-[18px] sm:text-13 sm:leading-[18px]"
          style={{ height: HEIGHT }}
        >
          {strips.map(({ slug, name, weight }, at) => (
            <span
              key={slug}
              className="absolute inset-x-0 flex -translate-y-1/2 justify-between gap-2"
              style={{ top: labels[at] }}
            >
              <span className="truncate">{name}</span>
              <span className="font-semibold">{weightText(weight)}</span>
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          className="w-full"
          height={HEIGHT}
          viewBox={`0 0 10 ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {strips.map(({ slug, middle }, at) => (
            <path
              key={slug}
              d={`M2,${labels[at]} L5,${labels[at]} L8,${middle} L10,${middle}`}
              className="fill-none stroke-control"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <svg
          aria-hidden="true"
          className="w-full border-l border-control"
          height={HEIGHT}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {TICKS.map((tick) => (
            <Upright key={tick} at={target(tick)} className="stroke-line" />
          ))}
          {strips.map(({ slug, weight, target_low, target_high, top }) => (
            <rect
              key={slug}
              x={target(target_low)}
              width={target(target_high) - target(target_low)}
              y={top + 0.75}
              height={Math.max(0.75, height(weight) - 1.5)}
              style={{ fill: toneOf(slug) }}
            />
          ))}
          {[blend.target_low, blend.target_high].map((percent, at) => (
            <g key={at === 0 ? 'low' : 'high'}>
              <Upright at={target(percent)} className="stroke-paper stroke-3" />
              <Upright at={target(percent)} className="stroke-ink [stroke-dasharray:5_4]" />
            </g>
          ))}
        </svg>
        <div className="relative col-start-3 h-9 text-12 text-muted">
          {TICKS.map((tick) => (
            <span key={tick} className="absolute top-1 -translate-x-1/2" style={{ left: `${target(tick)}%` }}>
              {tick}%
            </span>
          ))}
          <span className="absolute right-0 bottom-0 leading-none">Target return a year</span>
        </div>
      </div>
    </figure>
  );
});

function Upright({ at, className }: { at: number; className: string }) {
  return <line x1={at} x2={at} y1={0} y2={HEIGHT} className={className} vectorEffect="non-scaling-stroke" />;
}
