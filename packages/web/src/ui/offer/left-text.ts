import { FEE_NAMES } from '@tussock/core/return/fees';
import type { LeftAfter } from '@tussock/core/return/left-after';
import { missingFeesText } from '@tussock/core/return/missing-fees';
import { UNTAXED_RULES } from '@tussock/core/return/not-modelled';
import { spanText } from '@tussock/core/return/span';
import { formatCount, formatPercent } from '@tussock/core/text/format-number';
import { capitalised } from '@tussock/core/text/in-sentence';
import { listed } from '@tussock/core/text/listed';

type Computed = Extract<LeftAfter, { computed: true }>;

/** The head over what is left of many offers: of the fees, each says what is counted. */
export const LEFT_AFTER_TAX = 'Left after tax';

/** "4.62–5.3% a year", or "Not worked out" where nothing was computed. */
export const leftText = (left: LeftAfter): string =>
  left.computed ? `${spanText(left)} a year` : 'Not worked out';

const ROUTES: Record<Computed['route'], string> = {
  pie: 'in a PIE',
  'listed-pie': 'in a listed PIE',
  direct: 'held directly',
  'limited-partnership': 'in a partnership',
  fdr: 'under the fair dividend rate',
};

const STRUCTURES: Record<NonNullable<Computed['structure']>, string> = {
  derived: ' (structure derived, not stated)',
  not_stated: ' (structure not stated)',
};

/** What the figure is of: no fee was taken where none is known, though the target may be after fees. */
export const leftLabel = (left: LeftAfter): string =>
  left.computed && left.not_stated.length === FEE_NAMES.length
    ? 'Left after tax, fees not counted'
    : 'Left after fees and tax';

/**
 * What is counted, where a head over many offers cannot say it: "After fees; in a PIE at 28%", "After the fees stated; the exit
 * fee is not stated; in a PIE at 28%".
 */
export function countedNote(left: Computed): string {
  const note = leftNote(left);
  const fees = FEES_COUNTED[feesCounted(left)];
  return fees ? `${fees}; ${note.charAt(0).toLowerCase()}${note.slice(1)}` : note;
}

const FEES_COUNTED = {
  all: 'After fees',
  some: 'After the fees stated',
  'some-counted': 'After the fees counted',
  none: null,
  'none-counted': null,
  locked: null,
};

/** The same on one short line: "After fees, at 28%", "Fees locked; growth untaxed". The list says its rate above the table. */
export function countedWords(left: Computed): string {
  const { rate, growth_untaxed } = left;
  const rated = rate === null ? '' : `, at ${formatPercent(rate)}`;
  return `${FEES_IN_SHORT[feesCounted(left)]}${growth_untaxed ? '; growth untaxed' : rated}`;
}

const FEES_IN_SHORT = {
  all: 'After fees',
  some: 'After some fees',
  'some-counted': 'After some fees',
  none: 'Fees not stated',
  'none-counted': 'Fees not counted',
  locked: 'Fees locked',
};

/** Which fees are counted; a management fee on a sum of each year is stated, and is not. */
function feesCounted({ not_stated, fees_locked, fee_on_flow }: Computed): keyof typeof FEES_IN_SHORT {
  if (not_stated.length === 0) return 'all';
  if (not_stated.length < FEE_NAMES.length) return fee_on_flow ? 'some-counted' : 'some';
  if (fees_locked) return 'locked';
  return fee_on_flow ? 'none-counted' : 'none';
}

/** "No fee is stated; in a PIE at 28%": how the return is taxed, and what a short line may not leave out. */
export function leftNote({
  route,
  rate,
  structure,
  not_stated,
  fees_locked,
  fee_on_flow,
  spread_over,
  growth_untaxed,
  not_modelled,
}: Computed): string {
  const taxed = [
    ROUTES[route],
    rate !== null && ` at ${formatPercent(rate)}`,
    structure && STRUCTURES[structure],
  ]
    .filter(Boolean)
    .join('');
  const missing = missingFeesText(not_stated, fees_locked, fee_on_flow);
  const rules = not_modelled.flatMap((rule) => UNTAXED_RULES[rule] ?? []);
  // A narrow place cuts the end off: what is missing is said first.
  const note = [
    missing,
    taxed,
    spread_over && `entry and exit fees spread over ${formatCount(spread_over, 'years')}, which we assume`,
    growth_untaxed && 'growth is not taxed',
    rules.length > 0 && `${listed(rules)} not modelled`,
  ]
    .filter(Boolean)
    .join('; ');
  return capitalised(note);
}
