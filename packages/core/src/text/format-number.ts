import { decimal } from './decimal';

/** "1,250.5" with at most two decimals; a negative number has a minus sign, not a hyphen. */
export function formatNumber(value: number): string {
  return decimal(value, 0, 2).replace(/^-0$/, '0').replace('-', '−');
}

/** "8.5%" */
export const formatPercent = (value: number): string => `${formatNumber(value)}%`;

/** "1 month", "18 months": the unit in the plural. */
export const formatCount = (value: number, unit: string): string =>
  `${formatNumber(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
