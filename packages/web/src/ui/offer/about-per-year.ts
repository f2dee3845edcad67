import { figureText } from '@tussock/core/calculation/figure-text';
import type { LeftAfter, LeftAfterOffer } from '@tussock/core/return/left-after';
import { isBelowMinimum, perYear } from '@tussock/core/situation/at-situation';

/** "About $10,700–$11,600 a year" on an amount in NZD. */
export function aboutPerYear(left: Extract<LeftAfter, { computed: true }>, amount: number): string {
  const [low, high] = [left.low, left.high].map((end) =>
    figureText({ value: perYear(amount, end), unit: 'NZD' }),
  );
  return low === high ? `About ${high} a year` : `About ${low}–${high} a year`;
}

/** What is to be known beside a number of dollars a year: whether the amount is enough, and that an IRR is not paid each year. */
export function dollarsNotes(offer: LeftAfterOffer, left: LeftAfter | null, amount: number): string[] {
  const isIrr = left?.computed && (left.kind === 'irr' || left.kind === 'net-irr');
  return [
    ...(isBelowMinimum(offer, amount) ? ['Less than this offer’s minimum.'] : []),
    ...(isIrr ? ['An IRR is one rate over the whole term, not a yearly income.'] : []),
  ];
}
