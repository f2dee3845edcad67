import type { LeftAfter } from '@tussock/core/return/left-after';
import { spanText } from '@tussock/core/return/span';
import { formatPercent } from '@tussock/core/text/format-number';

type Computed = Extract<LeftAfter, { computed: true }>;

/** "4.6–5.3% a year", or "Not worked out" where nothing was computed. */
export const leftText = (left: LeftAfter): string =>
  left.computed ? `${spanText(left)} a year` : 'Not worked out';

const ROUTES: Record<Computed['route'], string> = {
  pie: 'in a PIE',
  'listed-pie': 'in a listed PIE',
  direct: 'held directly',
  'limited-partnership': 'in a partnership',
  fdr: 'by the fair dividend rate',
};

/** "In a PIE at 28%; no fee is stated": how the return is taxed, and what a short line may not leave out. */
export function leftNote({ route, rate, assumed }: Computed): string {
  const taxed = rate === null ? ROUTES[route] : `${ROUTES[route]} at ${formatPercent(rate)}`;
  const found = assumed.flatMap((sentence) => SHOWN.exec(sentence)?.[0].toLowerCase() ?? []);
  const note = [taxed, ...new Set(found)].join('; ');
  return note.charAt(0).toUpperCase() + note.slice(1);
}

/** A fee that is not stated, and growth that is not taxed: without them a figure seems to say more than it does. */
const SHOWN =
  /no fee is stated|the [a-z, ]+ fees? (is|are) not stated|the fees are locked[^.]*|growth is not taxed/i;
