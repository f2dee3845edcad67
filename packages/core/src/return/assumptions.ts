import { formatPercent } from '../text/format-number';
import { feesInTarget } from './missing-fees';
import { type NotModelled, notModelledText } from './not-modelled';
import { hasGrowth, isTermStated, type ReturnInput, spreadYears } from './return-input';
import { isFdr, isTaxedAtExit } from './return-tax';

/** What the calculation assumes beside what is taxed, as sentences. */
export function assumptionsOf(input: ReturnInput): string[] {
  return [
    ...feesWords(input),
    ...(isTermStated(input.term_years)
      ? []
      : [`${withoutYears(input)}. What is paid once is spread over ${spreadYears(input)} years.`]),
    ...shortestHeld(input),
    ...(input.currency === 'NZD'
      ? []
      : [`The offer is in ${input.currency}. The exchange rate and inflation are not modelled.`]),
    ...rulesNotModelled(input).map(notModelledText),
  ];
}

function withoutYears({ open_ended, has_term }: ReturnInput): string {
  if (open_ended) return 'The offer is open-ended';
  return has_term ? 'The term is not stated in years' : 'No term is stated';
}

/** The years over which a fee that is paid once is spread, where they are assumed; null without such a fee, and where the offer states a term. */
export const assumedSpread = (input: ReturnInput): number | null =>
  !isTermStated(input.term_years) && isPaidOnce(input) ? spreadYears(input) : null;

const isPaidOnce = ({ fees }: ReturnInput) => Boolean(fees.entry_fee || fees.exit_fee);

/** An entry or exit fee of an offer without an end is a different rate for each time that it is held. */
function shortestHeld(input: ReturnInput): string[] {
  return input.open_ended && isTermStated(input.term_years) && isPaidOnce(input)
    ? [
        'Entry and exit fees are spread over the shortest time that the offer is held. If you hold it longer, they cost less a year.',
      ]
    : [];
}

/** The rules that may apply; none where no tax is worked out. */
export const rulesNotModelled = (input: ReturnInput): readonly NotModelled[] =>
  isTaxed(input) ? input.not_modelled : [];

const isTaxed = ({ tax }: ReturnInput) => tax.route !== 'none' && tax.route !== 'not-modelled';

/** Which part of the return is taxed, and when. */
export function taxedParts(input: ReturnInput): string[] {
  if (!isTaxed(input) || isFdr(input)) return [];
  const { kind, income_share, growth } = input;
  const part =
    kind === 'cash-yield'
      ? `The cash yield counts as income each year. Growth on top of it is assumed to be ${formatPercent(growth)} a year.`
      : (WHOLE[income_share] ??
        `${formatPercent(income_share)} of the return is income, taxed each year. The rest is growth.`);
  if (!hasGrowth(input)) return [part];
  return [
    part,
    isTaxedAtExit(input)
      ? 'Growth is taxed once, at the end of the term. What is left of each year stays invested.'
      : 'Growth is not taxed.',
  ];
}

const WHOLE: Record<number, string> = {
  0: 'All of the return is growth.',
  100: 'All of the return is income, taxed each year.',
};

function feesWords({ fees_in, fees_locked, kind }: ReturnInput): string[] {
  if (fees_in === 'not_stated')
    return [
      fees_locked
        ? 'What the provider says of fees in the target is locked. The target is read as before fees.'
        : 'The provider does not say whether the target is before or after fees. It is read as before fees.',
    ];
  const stated = feesInTarget(kind === 'cash-yield' ? 'The cash yield' : 'The target', fees_in);
  if (stated === null) return [];
  const rest = fees_in === 'net' ? 'Entry and exit fees' : 'The performance fee, entry and exit fees';
  return [`${stated} ${rest} still come off.`];
}
