import { figureText } from '@tussock/core/calculation/figure-text';
import type { LeftAfter } from '@tussock/core/return/left-after';
import { spanText } from '@tussock/core/return/span';
import { perYear } from '@tussock/core/situation/at-situation';

type Computed = Extract<LeftAfter, { computed: true }>;

/** "4.6–5.3% a year", or "Not worked out" where nothing was computed. */
export const leftText = (left: LeftAfter): string =>
  left.computed ? `${spanText(left)} a year` : 'Not worked out';

/** "$11,500–$13,250 a year" on an amount in NZD. */
export function dollarsText(left: Computed, amount: number): string {
  const [low, high] = [left.low, left.high].map((end) =>
    figureText({ value: perYear(amount, end), unit: 'NZD' }),
  );
  return low === high ? `${high} a year` : `${low}–${high} a year`;
}
