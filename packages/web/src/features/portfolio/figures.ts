import { formatMoney } from '@tussock/core/money/money';
import type { PortfolioClassSlug } from '@tussock/core/portfolio/asset-classes';

const one = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 0 });

/** "20.0%" of 200 tenths. */
export const weightText = (tenths: number) => `${one.format(tenths / 10)}%`;

/** "8.9%". */
export const rateText = (percent: number) => `${one.format(percent)}%`;

/** "8.9–12.6%". */
export const rangeText = (low: number, high: number) => `${one.format(low)}–${one.format(high)}%`;

/** "$1.5M", "$250K", "$0": NZD, like every amount of the builder. */
export const shortMoney = (amount: number) => (amount > 0 ? formatMoney(amount).replace(' NZD', '') : '$0');

/** "$1,250,000": NZD to the dollar. */
export const wholeMoney = (amount: number) => `$${whole.format(amount)}`;

/** "10,000". */
export const countText = (count: number) => whole.format(count);

/** "1 month", "7 years", "18 months". */
export function timeText(months: number): string {
  if (months === 0) return 'At once';
  if (months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}

/** The colour of a class, the same everywhere on the site. */
export const toneOf = (slug: PortfolioClassSlug) => `var(--class-${slug})`;
