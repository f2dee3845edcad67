import type { ChartScale } from '@tussock/core/answers/chart';
import { scaleLinear } from 'd3-scale';
import { px } from './parts';

/** A scale of d3 with what reads its positions back. */
export interface Scale {
  at: (figure: number) => number;
  /** Round figures of the domain, about `count` of them. */
  ticks: (count: number) => number[];
  described: ChartScale;
}

type Pair = readonly [number, number];

const described = (kind: ChartScale['kind'], domain: number[], range: Pair): ChartScale => ({
  kind,
  domain: domain as [number, number],
  range: [px(range[0]), px(range[1])],
});

/** Places figures evenly. `nice` widens the domain to round figures, about that many. */
export function linear(domain: Pair, range: Pair, nice?: number): Scale {
  const scale = scaleLinear().domain(domain).range(range);
  if (nice) scale.nice(nice);
  return {
    at: (figure) => scale(figure),
    ticks: (count) => scale.ticks(count),
    described: described('linear', scale.domain(), range),
  };
}
