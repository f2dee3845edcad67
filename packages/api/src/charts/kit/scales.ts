import type { ChartScale } from '@tussock/core/answers/chart';
import type { Scale } from '@tussock/core/chart/row-chart';
import { scaleLinear } from 'd3-scale';
import { px } from './parts';

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
