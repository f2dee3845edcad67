import { linearScale } from '@tussock/core/chart/linear-scale';
import { PORTFOLIO_ASSUMPTIONS } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { WHOLE } from '@tussock/core/portfolio/models';
import { classTone } from '../../lib/class-tone';
import { useInForce } from '../../lib/use-in-force';

/** Percent a year. */
export const TARGET_TICKS = [5, 10, 15, 20, 25];
/** From percent a year to percent of the picture's width. */
export const { at: targetScale } = linearScale([4, 26], [0, 100]);

/** The classes with a weight, from the top, with the middle of each strip in pixels. */
export function stripsOf({ allocation }: Blend, height: number) {
  const { at: scale } = linearScale([0, WHOLE], [0, height]);
  let above = 0;
  return allocation.flatMap((part, at) => {
    const top = scale(above);
    above += part.weight;
    const bottom = scale(above);
    return part.weight > 0 ? [{ ...part, at, top, bottom, middle: (top + bottom) / 2 }] : [];
  });
}

/** Each class as a strip, as thick as its weight and as long as its range of targets, with the blend in dashed lines. */
export function AllocationStrips({
  blend,
  height,
  drawn = height,
}: {
  blend: Blend;
  height: number;
  /** How high it is on the page, where that goes with the text beside it. */
  drawn?: number | string;
}) {
  const { classes } = useInForce(PORTFOLIO_ASSUMPTIONS).value;
  const upright = (percent: number, className: string) => (
    <line
      x1={targetScale(percent)}
      x2={targetScale(percent)}
      y1={0}
      y2={height}
      className={className}
      vectorEffect="non-scaling-stroke"
    />
  );
  return (
    <svg
      aria-hidden="true"
      className="w-full border-l border-control"
      height={drawn}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
    >
      {TARGET_TICKS.map((tick) => (
        <g key={tick}>{upright(tick, 'stroke-line')}</g>
      ))}
      {stripsOf(blend, height).map(({ slug, at, top, bottom }) => {
        const { target_low = 0, target_high = 0 } = classes[at] ?? {};
        return (
          <rect
            key={slug}
            x={targetScale(target_low)}
            width={targetScale(target_high) - targetScale(target_low)}
            y={top + 0.75}
            height={Math.max(0.75, bottom - top - 1.5)}
            style={{ fill: classTone(slug) }}
          />
        );
      })}
      {[blend.target_low, blend.target_high].map((percent, at) => (
        <g key={at === 0 ? 'low' : 'high'}>
          {upright(percent, 'stroke-paper stroke-3')}
          {upright(percent, 'stroke-ink [stroke-dasharray:5_4]')}
        </g>
      ))}
    </svg>
  );
}
