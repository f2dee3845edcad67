import type { Blend } from '@tussock/core/portfolio/blend';
import clsx from 'clsx';
import { memo } from 'react';
import { Unbroken } from '../../ui/text/unbroken';
import { AllocationStrips, stripsOf, TARGET_TICKS, targetScale } from './allocation-strips';
import { rangeText, weightText } from './figures';
import { inTextSize } from './in-text-size';
import { spreadLabels } from './spread-labels';

const HEIGHT = 340;
const LABEL = 18;

/**
 * Each class is a strip: its thickness is the weight, its length the range of targets. The dashed lines are the blend.
 * The shapes stretch with the page; the text does not.
 */
export const AllocationPicture = memo(function AllocationPicture({ blend }: { blend: Blend }) {
  const strips = stripsOf(blend, HEIGHT);
  const labels = spreadLabels(
    strips.map(({ middle }) => middle),
    LABEL,
    LABEL / 2,
    HEIGHT - LABEL / 2,
  );
  return (
    <figure>
      <figcaption className="mb-3 max-w-[62ch] text-13 text-muted">
        Each strip is one class. Its thickness is the weight, its length the range of targets. The dashed
        lines are the blend, <Unbroken text={rangeText(blend.target_low, blend.target_high)} /> a year before
        fees and tax.
      </figcaption>
      <div
        aria-hidden="true"
        className="grid grid-cols-[min(8.75rem,48%)_1.25rem_minmax(0,1fr)] sm:grid-cols-[10.5rem_2rem_minmax(0,1fr)]"
      >
        <div
          className="relative text-12 leading-[1.125rem] sm:text-13 sm:leading-[1.125rem]"
          style={{ height: inTextSize(HEIGHT) }}
        >
          {strips.map(({ slug, name, weight }, at) => (
            <span
              key={slug}
              className="absolute inset-x-0 flex -translate-y-1/2 justify-between gap-2"
              style={{ top: inTextSize(labels[at] ?? 0) }}
            >
              <span className="truncate">{name}</span>
              <span className="font-semibold">{weightText(weight)}</span>
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          className="w-full"
          height={inTextSize(HEIGHT)}
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
        <AllocationStrips blend={blend} height={HEIGHT} drawn={inTextSize(HEIGHT)} />
        <div className="relative col-start-3 h-9 text-12 text-muted">
          {TARGET_TICKS.map((tick, at) => (
            <span
              key={tick}
              // Large text on a phone has room for every second one.
              className={clsx('absolute top-1 [translate:-50%]', at % 2 === 1 && 'max-[18rem]:hidden')}
              style={{ left: `${targetScale(tick)}%` }}
            >
              {tick}%
            </span>
          ))}
          <span className="absolute right-0 bottom-0 leading-none text-nowrap">Target return a year</span>
        </div>
      </div>
    </figure>
  );
});
