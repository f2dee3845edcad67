import { apportion } from './apportion';
import { type Weights, WHOLE } from './models';

/**
 * Sets one weight and moves the others in proportion, so that they still sum to exactly 100.0 %. Locked weights stay; the
 * new weight is bounded by what they leave, and where every other is locked it takes the rest. Weights that are all zero
 * share evenly.
 *
 * @param weights tenths of a percent that sum to 1,000
 * @param newWeight tenths of a percent; rounded, and what is no number changes nothing
 * @param locked per weight; the edited one may be locked or not
 */
export function rebalance(
  weights: Weights,
  index: number,
  newWeight: number,
  locked: readonly boolean[] = [],
): number[] {
  if (Number.isNaN(newWeight) || weights[index] === undefined) return [...weights];
  const isFree = (at: number) => at !== index && locked[at] !== true;
  const fixed = weights.reduce((sum, weight, at) => (at !== index && !isFree(at) ? sum + weight : sum), 0);
  const room = WHOLE - fixed;
  const free = weights.flatMap((_, at) => (isFree(at) ? [at] : []));
  const edited = free.length === 0 ? room : Math.min(room, Math.max(0, Math.round(newWeight)));
  const parts =
    free.length === 0
      ? []
      : apportion(
          room - edited,
          free.map((at) => weights[at] ?? 0),
        );
  const result = [...weights];
  result[index] = edited;
  for (const [order, at] of free.entries()) result[at] = parts[order] ?? 0;
  return result;
}

/** Whether these are `count` whole tenths of a percent that sum to 100.0 %. */
export function isWeights(weights: readonly number[], count: number): boolean {
  return (
    weights.length === count &&
    weights.every((weight) => Number.isInteger(weight) && weight >= 0) &&
    weights.reduce((sum, weight) => sum + weight, 0) === WHOLE
  );
}
