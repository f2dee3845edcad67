import { formatMoney } from '@tussock/core/money/money';
import { decimal, wholeNumber } from '@tussock/core/text/decimal';

/** "20.0%" of 200 tenths. */
export const weightText = (tenths: number) => `${decimal(tenths / 10, 1, 1)}%`;

/** "8.9%", "6.25%": what is typed or assumed, to its last digit; a blend is cut after two digits, never rounded up. */
export const rateText = (percent: number) => `${cut(percent)}%`;

/** "8.9–12.65%". */
export const rangeText = (low: number, high: number) => `${cut(low)}–${cut(high)}%`;

/** "10.3%": a measure of spread or of error, rounded. */
export const spreadText = (percent: number) => `${decimal(percent, 1, 1)}%`;

/** Sums of binary fractions can end just below the figure they stand for. */
const cut = (percent: number) => decimal(Math.floor(percent * 100 + 1e-6) / 100, 1, 2);

/** Below this, two figures of a chart would often have the same thousands. */
const SHORTENED_FROM = 10_000;

/** "$1.5M", "$250K", "$0": NZD, like every amount of the builder; a small one to three digits, as in the sentence above the chart. */
export const shortMoney = (amount: number) =>
  amount < SHORTENED_FROM ? modelMoney(amount) : formatMoney(amount).replace(' NZD', '');

/** "$1,250,000": NZD to the dollar. */
export const wholeMoney = (amount: number) => `$${wholeNumber(amount)}`;

/** "$1,240,000", "$643": an amount of the projection to three digits; more would claim a precision that it does not have. */
export const modelMoney = (amount: number) =>
  // Below three digits of dollars an amount is rounded once, to the dollar.
  wholeMoney(amount < 100 ? Math.max(0, amount) : Number(amount.toPrecision(3)));

/** "1 month", "7 years", "18 months". */
export function timeText(months: number): string {
  if (months === 0) return 'At once';
  if (months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}
