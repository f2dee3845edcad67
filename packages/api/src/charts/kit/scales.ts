import { linearScale, type Scale } from '@tussock/core/chart/linear-scale';

type Pair = readonly [number, number];

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
  const { at } = linearScale([Math.log(below), Math.log(above)], range);
  const isInside = (figure: number) => figure >= below && figure <= above;
  const everyNth = (stride: number) => figures.filter((figure, n) => n % stride === 0 && isInside(figure));
  // One tick alone is no scale.
  const ends = figures.filter(isInside).filter((_, n, all) => n === 0 || n === all.length - 1);
  return {
    at: (figure) => at(Math.log(figure)),
    ticks: (count) => {
      const ticks = strides.map(everyNth).find((found) => found.length <= count);
      const fewest = ticks ?? everyNth(strides.at(-1) ?? 1);
      return fewest.length > 1 ? fewest : ends;
    },
    described: { kind: 'log', domain: [below, above], range: [...range] },
  };
}
