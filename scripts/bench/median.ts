/** The middle value; of an even number the mean of the two in the middle. Throws for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is nothing to take the median of');
  const sorted = values.toSorted((a, b) => a - b);
  const at = (n: number) => sorted[n] as number;
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (at(half - 1) + at(half)) / 2 : at(Math.floor(half));
}
