import { hasEnded } from '../offer/status';
import type { TermBand } from '../offer/term';
import { assumedYears } from './assumed-term';
import { earningsOf } from './earnings';
import type { EarningsOffer } from './earnings-offer';
import type { FeeName, OfferFees } from './fees';
import type { ReturnInput } from './return-input';
import { returnKindOf } from './return-kind';
import { isAfterTax } from './taken-off';
import { isOnTop, isYearlyRate } from './yearly-rate';

/** What of an offer decides what is left of its target. A fee that is missing is one that is not stated. */
export type OfferReturn = EarningsOffer &
  Partial<OfferFees> & {
    status: string;
    target_return_min: number | null;
    target_return_max: number | null;
    term_months: number | null;
    is_open_ended?: boolean | null;
    term_description?: string | null;
    /** What tags say of the term. */
    terms?: TermBand[];
    minimum_investment: number | null;
    is_exclusive: boolean;
    outcome_return?: number | null;
    /** Names of columns that do not apply to the offer, as against those that are not stated. */
    not_applicable?: readonly string[];
  };

/** Why nothing is computed for an offer; null where it can be. */
export function whyNotComputed(offer: OfferReturn): string | null {
  if (hasEnded(offer) || (offer.outcome_return ?? null) !== null)
    return 'Nothing is computed for an offer that has ended.';
  if (offer.target_return_min === null && offer.target_return_max === null)
    return 'No target return is stated.';
  if (isOnTop(offer.target_return_type))
    return `The target is stated as "${offer.target_return_type}", which is on top of another rate or of inflation.`;
  if (!isYearlyRate(offer.target_return_type))
    return `The target is stated as "${offer.target_return_type}", which is not a rate a year.`;
  if (isAfterTax(offer.target_return_type))
    return `The target is stated as "${offer.target_return_type}", after tax at a rate that is not given.`;
  return null;
}

/**
 * The calculation's input as the offer states it, before tax and inflation. The amount is in whole dollars, as it is entered, and not below
 * the minimum.
 */
export function inputOfOffer(offer: OfferReturn, on: string): ReturnInput {
  const { income_share, growth_tax, not_modelled } = earningsOf(offer);
  const { kind, fees } = returnKindOf(offer);
  return {
    kind,
    target_return_min: offer.target_return_min,
    target_return_max: offer.target_return_max,
    fees_in: fees,
    fees: countedFees(offer),
    fees_locked: offer.is_exclusive,
    currency: offer.investment_currency,
    amount:
      (offer.investment_currency === 'NZD' && Math.ceil(offer.minimum_investment ?? 0)) || ASSUMED_AMOUNT,
    term_years: offer.term_months ? offer.term_months / 12 : null,
    assumed_years: assumedYears(offer),
    has_term: Boolean(offer.term_description || offer.terms?.length),
    open_ended: offer.is_open_ended === true,
    income_share,
    growth: 0,
    growth_tax,
    tax: { route: 'none' },
    inflation: 0,
    not_modelled,
    on,
  };
}

/** NZD, where an offer states no minimum in NZD. */
const ASSUMED_AMOUNT = 100_000;
const NO_FEES_STATED: OfferFees = {
  management_fee: null,
  performance_fee: null,
  entry_fee: null,
  exit_fee: null,
};

/** The fees that are taken off: of an exclusive offer none, and one that does not apply is 0, not missing. */
export function countedFees(offer: OfferReturn): OfferFees {
  if (offer.is_exclusive) return NO_FEES_STATED;
  const stated = (name: FeeName | 'performance_hurdle' | 'performance_catch_up') =>
    offer[name] ?? (offer.not_applicable?.includes(name) ? 0 : null);
  return {
    management_fee: stated('management_fee'),
    performance_fee: stated('performance_fee'),
    entry_fee: stated('entry_fee'),
    exit_fee: stated('exit_fee'),
    performance_hurdle: stated('performance_hurdle'),
    performance_catch_up: stated('performance_catch_up'),
    fee_base: offer.fee_base ?? null,
    high_water_mark: offer.high_water_mark ?? null,
    called_share: offer.called_share ?? null,
    gearing: offer.gearing ?? null,
  };
}
