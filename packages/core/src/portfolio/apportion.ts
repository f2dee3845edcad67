/**
 * Splits a whole number in proportion to shares by largest remainder: whole parts that sum to it exactly. Ties go to the
 * earlier part; shares that are all zero split evenly.
 *
 * @param whole a non-negative safe integer
 * @param shares non-negative integers, at least one, whose sum is at most 1e6
 */
export function apportion(whole: number, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0)
    return apportion(
      whole,
      shares.map(() => 1),
    );
  // whole * share can exceed what a double holds exactly, so quotient and rest are scaled apart.
  const quotient = Math.floor(whole / total);
  const rest = whole - quotient * total;
  const parts = shares.map((share) => quotient * share + Math.floor((rest * share) / total));
  const left = whole - parts.reduce((sum, part) => sum + part, 0);
  // Equal remainders stay in their order.
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (rest * share) % total }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
