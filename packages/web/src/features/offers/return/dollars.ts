import type { ReturnSpan } from '@tussock/core/return/span';
import { dollarsRange } from '../../../ui/offer/nzd-text';

/** An amount in NZD that would be put into an offer of a currency. */
export interface Invested {
  amount: number;
  currency: string;
}

/** Dollars a year that a percentage is of an amount. */
export const dollarsText = ({ amount, currency }: Invested, span: ReturnSpan): string =>
  dollarsRange(dollarsOf(amount, span), currency);

export const dollarsOf = (amount: number, { low, high }: ReturnSpan): ReturnSpan => ({
  low: Math.round((amount * low) / 100) || 0,
  high: Math.round((amount * high) / 100) || 0,
});
