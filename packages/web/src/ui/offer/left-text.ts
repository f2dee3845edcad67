import { FEE_NAMES } from '@tussock/core/return/fees';
import type { LeftAfter } from '@tussock/core/return/left-after';
import { missingFeesText } from '@tussock/core/return/missing-fees';
import { UNTAXED_RULES } from '@tussock/core/return/not-modelled';
import { spanText } from '@tussock/core/return/span';
import { formatPercent } from '@tussock/core/text/format-number';
import { listed } from '@tussock/core/text/listed';

type Computed = Extract<LeftAfter, { computed: true }>;

/** "4.62–5.3% a year", or "Not worked out" where nothing was computed. */
export const leftText = (left: LeftAfter): string =>
  left.computed ? `${spanText(left)} a year` : 'Not worked out';

const ROUTES: Record<Computed['route'], string> = {
  pie: 'in a PIE',
  'listed-pie': 'in a listed PIE',
  direct: 'held directly',
  'limited-partnership': 'in a partnership',
  fdr: 'by the fair dividend rate',
};

/** What the figure is of: no fee was taken where none is known, though the target may be after fees. */
export const leftLabel = (left: LeftAfter): string =>
  left.computed && left.not_stated.length === FEE_NAMES.length
    ? 'Left after tax, fees not counted'
    : 'Left after fees and tax';

/** "No fee is stated; in a PIE at 28%": how the return is taxed, and what a short line may not leave out. */
export function leftNote({
  route,
  rate,
  not_stated,
  fees_locked,
  growth_untaxed,
  not_modelled,
}: Computed): string {
  const taxed = rate === null ? ROUTES[route] : `${ROUTES[route]} at ${formatPercent(rate)}`;
  const missing = missingFeesText(not_stated, fees_locked);
  const rules = not_modelled.flatMap((rule) => UNTAXED_RULES[rule] ?? []);
  // A narrow place cuts the end off: what is missing is said first.
  const note = [
    missing,
    taxed,
    growth_untaxed && 'growth is not taxed',
    rules.length > 0 && `${listed(rules)} not modelled`,
  ]
    .filter(Boolean)
    .join('; ');
  return note.charAt(0).toUpperCase() + note.slice(1);
}
