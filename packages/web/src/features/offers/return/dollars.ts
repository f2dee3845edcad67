import type { ReturnSpan } from '@tussock/core/return/span';
import { nzdBeside, nzdSign } from '../../../ui/offer/nzd-text';

/** An amount in NZD that would be put into an offer of a currency. */
export interface Invested {
  amount: number;
  currency: string;
}

/** "$7,450", "$7,450–$11,000", and shorter where the sign is long: "NZ$7,450–11,000". */
export function dollarsRange({ low, high }: ReturnSpan, currency: string): string {
  const [a, b] = [nzdBeside(currency, low), nzdBeside(currency, high)];
  if (a === b) return a;
  return `${a}${low < 0 ? ' to ' : '–'}${currency === 'NZD' ? b : b.replace(nzdSign(currency), '')}`;
}

/** Dollars a year that a percentage is of an amount. */
export const dollarsText = ({ amount, currency }: Invested, span: ReturnSpan): string =>
  dollarsRange(dollarsOf(amount, span), currency);

export const dollarsOf = (amount: number, { low, high }: ReturnSpan): ReturnSpan => ({
  low: Math.round((amount * low) / 100) || 0,
  high: Math.round((amount * high) / 100) || 0,
});
