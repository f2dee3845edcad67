import type { ReturnSpan } from '@tussock/core/return/after-everything';

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
