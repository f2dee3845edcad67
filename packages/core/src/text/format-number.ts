import { whenUsed } from './when-used';

const twoDecimals = whenUsed(() => new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 }));

/** "1,250.5" with at most two decimals; a negative number has a minus sign, not a hyphen. */
export function formatNumber(value: number): string {
  return twoDecimals().format(value).replace(/^-0$/, '0').replace('-', '−');
}

/** "8.5%" */
export const formatPercent = (value: number): string => `${formatNumber(value)}%`;

/** "1 month", "18 months": the unit in the plural. */
export const formatCount = (value: number, unit: string): string =>
  `${formatNumber(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
