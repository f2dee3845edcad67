import { figureText } from '@tussock/core/calculation/figure-text';
import type { LeftAfter } from '@tussock/core/return/left-after';
import { perYear } from '@tussock/core/situation/at-situation';

/** "About $10,700–$11,600 a year" on an amount in NZD. */
export function aboutPerYear(left: Extract<LeftAfter, { computed: true }>, amount: number): string {
  const [low, high] = [left.low, left.high].map((end) =>
    figureText({ value: perYear(amount, end), unit: 'NZD' }),
  );
  return low === high ? `About ${high} a year` : `About ${low}–${high} a year`;
}
