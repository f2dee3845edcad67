import type { ChartMark } from '@tussock/core/answers/chart';
import type { Scale } from '@tussock/core/chart/linear-scale';
import { mark } from '@tussock/core/chart/parts';

interface Target {
  target_return_min: number | null;
  target_return_max: number | null;
}

/** The stated ends of a target in percent, the lower first; none where nothing is stated. */
export const targetEnds = ({ target_return_min: low, target_return_max: high }: Target): number[] =>
  [...new Set([low, high].filter((end) => end !== null))].sort((a, b) => a - b);

/** Half the height of the end of a range: an outcome on it does not hide it. */
const HALF = 8;

/** A target as a bar of lighter ink between two strokes: it is an aim, so it has no full mark. */
export function targetMarks(ends: readonly number[], x: Scale['at'], middle: number): ChartMark[] {
  const [low, high] = [ends[0], ends.at(-1)];
  if (low === undefined || high === undefined) return [];
  const between = low === high ? [] : [mark.line('range', x(low), middle, x(high), middle)];
  return [...between, ...ends.map((end) => mark.line('end', x(end), middle - HALF, x(end), middle + HALF))];
}
