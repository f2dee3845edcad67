import type { ChartScale } from '@tussock/core/answers/chart';
import { linearScale } from '@tussock/core/chart/linear-scale';
import type { Scale } from '@tussock/core/chart/row-chart';
import { px } from './parts';

type Pair = readonly [number, number];

const described = (kind: ChartScale['kind'], domain: number[], range: Pair): ChartScale => ({
  kind,
  domain: domain as [number, number],
  range: [px(range[0]), px(range[1])],
});

/** Places figures evenly. `nice` widens the domain to round figures, about that many. */
export function linear(domain: Pair, range: Pair, nice?: number): Scale {
  const scale = linearScale(domain, range, nice);
  return {
    at: scale,
    ticks: scale.ticks,
    described: described('linear', scale.described.domain, range),
  };
}

/** Round figures of a logarithmic scale, ascending; its ticks are every one of them, or each `strides`th, or else the first and the last. */
export interface RoundFigures {
  figures: readonly number[];
  strides: readonly number[];
}

/** 1, 2 and 5 times powers of ten from 100 to 500 million, thinned to powers of ten. */
export const ROUND_AMOUNTS: RoundFigures = {
  figures: [2, 3, 4, 5, 6, 7, 8].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power)),
  strides: [1, 3, 6],
};

/** Of a term: a month, a quarter, half a year, then years. */
export const ROUND_YEARS: RoundFigures = {
  figures: [1 / 12, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100],
  strides: [1, 2, 4],
};

/** Places figures so that equal steps are equal factors; the domain is widened to round figures. */
export function log([low, high]: Pair, range: Pair, { figures, strides }: RoundFigures): Scale {
  const below = figures.filter((figure) => figure <= low).at(-1) ?? low;
  const above = figures.find((figure) => figure >= high && figure > below) ?? high;
  const scale = linearScale([Math.log(below), Math.log(above)], range);
  const isInside = (figure: number) => figure >= below && figure <= above;
  const everyNth = (stride: number) => figures.filter((figure, at) => at % stride === 0 && isInside(figure));
  // One tick alone is no scale.
  const ends = figures.filter(isInside).filter((_, at, all) => at === 0 || at === all.length - 1);
  return {
    at: (figure) => scale(Math.log(figure)),
    ticks: (count) => {
      const ticks = strides.map(everyNth).find((found) => found.length <= count);
      const fewest = ticks ?? everyNth(strides.at(-1) ?? 1);
      return fewest.length > 1 ? fewest : ends;
    },
    described: described('log', [below, above], range),
  };
}
