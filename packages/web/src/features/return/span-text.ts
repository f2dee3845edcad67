import type { ReturnSpan } from '@tussock/core/return/after-everything';

const number = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const figure = (percent: number) =>
  number
    .format(percent)
    .replace('-', '−')
    .replace(/^−0\.0$/, '0.0');

/** "5.04–6.48%"; one figure where both ends are the same. */
export function spanText({ low, high }: ReturnSpan): string {
  const [a, b] = [figure(low), figure(high)];
  if (a === b) return `${a}%`;
  return low < 0 ? `${a}% to ${b}%` : `${a}–${b}%`;
}
