import { decimal } from '../text/decimal';
import { formatNumber, statedNumber } from '../text/format-number';

/** Percent a year at the lower and the higher target; equal where there is one. */
export interface ReturnSpan {
  low: number;
  high: number;
}

/** To a ten-thousandth of a percent, so that the same figure has the same text everywhere. */
export const roundedPercent = (percent: number) => Math.round(percent * 10_000) / 10_000;

/** The two ends of a stated target in their order; null where neither is stated. */
export function spanOf(low: number | null, high: number | null): ReturnSpan | null {
  const ends = [low, high].filter((end) => end !== null);
  return ends.length === 0 ? null : { low: Math.min(...ends), high: Math.max(...ends) };
}

/** The lower figure first: a trust whose income passes $10,000 keeps less of a higher target, since its rate is then on all of it. */
export const lowerFirst = ({ low, high }: ReturnSpan): ReturnSpan => ({
  low: Math.min(low, high),
  high: Math.max(low, high),
});

/**
 * "5.04–6.5%", the lower figure first; one figure where both ends are the same. At most two decimals: with one, 6.25% would read
 * as 6.3% left, which is more than the target.
 */
export const spanText = (span: ReturnSpan): string =>
  joined(lowerFirst(span), (percent) => formatNumber(roundedPercent(percent)));

/** "5.04–6.50%": two decimals throughout, for a column in which each step can be followed. */
export const alignedSpanText = (span: ReturnSpan): string => joined(span, (percent) => aligned(percent));

/** A target, with every digit that is stated: "6.375%". */
export const targetSpanText = (span: ReturnSpan): string => joined(span, statedNumber);

/** The same at the head of a column of two decimals: "9.00%". */
export const alignedTargetText = (span: ReturnSpan): string => joined(span, (percent) => aligned(percent, 4));

function joined({ low, high }: ReturnSpan, textOf: (percent: number) => string): string {
  const a = textOf(low);
  const b = textOf(high);
  if (a === b) return `${a}%`;
  return `${a}${b}`.includes('−') ? `${a}% to ${b}%` : `${a}–${b}%`;
}

// The same rounding as `formatNumber`: toFixed() would write 7.015 as 7.01 beside a 7.02.
const aligned = (percent: number, most = 2): string =>
  decimal(roundedPercent(percent), 2, most)
    .replace(/-(?=[0.]+$)/, '')
    .replace('-', '−');

/** What a step takes or adds, as the difference of the two figures that are shown, so that a column of steps adds up. */
export function shownChange(before: ReturnSpan, after: ReturnSpan): ReturnSpan {
  return { low: shown(after.low) - shown(before.low), high: shown(after.high) - shown(before.high) };
}

const shown = (percent: number): number => Number(decimal(roundedPercent(percent), 2, 2).replaceAll(',', ''));
