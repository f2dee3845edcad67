import { decimal } from './decimal';

/** A figure that is worked out: "1,250.5" with at most two decimals; a negative number has a minus sign, not a hyphen. */
export const formatNumber = (value: number): string => rounded(value, 2);

/** A figure as it is stated: "6.375". Only what comes of binary fractions, such as 33.333333333333336, is rounded. */
export const statedNumber = (value: number): string => rounded(value, 4);

/** "8.5%" */
export const formatPercent = (value: number): string => `${formatNumber(value)}%`;
export const statedPercent = (value: number): string => `${statedNumber(value)}%`;

/** "1 month", "18 months": the unit in the plural. */
export const formatCount = (value: number, unit: string): string => counted(formatNumber(value), unit);
export const statedCount = (value: number, unit: string): string => counted(statedNumber(value), unit);

const rounded = (value: number, most: number) =>
  decimal(value, 0, most).replace(/^-0$/, '0').replace('-', '−');

const counted = (shown: string, unit: string) => `${shown} ${shown === '1' ? unit.replace(/s$/, '') : unit}`;
