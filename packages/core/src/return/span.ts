/** Percent a year at the lower and the higher target; equal where there is one. */
export interface ReturnSpan {
  low: number;
  high: number;
}

/** The two ends of a stated target in their order; null where neither is stated. */
export function spanOf(low: number | null, high: number | null): ReturnSpan | null {
  const ends = [low, high].filter((end) => end !== null);
  return ends.length === 0 ? null : { low: Math.min(...ends), high: Math.max(...ends) };
}

/** "5.0–6.5%"; one figure where both ends are the same. */
export function spanText({ low, high }: ReturnSpan, digits: 1 | 2 = 1): string {
  const [a, b] = [fixed(low, digits), fixed(high, digits)];
  if (a === b) return `${a}%`;
  return low < 0 ? `${a}% to ${b}%` : `${a}–${b}%`;
}

function fixed(percent: number, digits: number): string {
  const text = percent.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}
