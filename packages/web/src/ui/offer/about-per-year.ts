import type { LeftAfter, LeftAfterOffer } from '@tussock/core/return/left-after';
import { isIrr } from '@tussock/core/return/return-kind';
import { isBelowMinimum, perYear } from '@tussock/core/situation/at-situation';
import { dollarsRange } from './nzd-text';

/** "About $10,700–$11,600 a year" on an amount in NZD, "About −$2,000 to −$500 a year" where less than nothing is left. */
export function aboutPerYear(left: Extract<LeftAfter, { computed: true }>, amount: number): string {
  const span = { low: perYear(amount, left.low), high: perYear(amount, left.high) };
  return `About ${dollarsRange(span, 'NZD')} a year`;
}

/** What is to be known beside a number of dollars a year: whether the amount is enough, and that an IRR is not paid each year. */
export function dollarsNotes(offer: LeftAfterOffer, left: LeftAfter | null, amount: number): string[] {
  return [
    ...(isBelowMinimum(offer, amount) ? ['Less than this offer’s minimum.'] : []),
    ...(left?.computed && isIrr(left.kind)
      ? ['An IRR is one rate over the whole term, not a yearly income.']
      : []),
  ];
}
