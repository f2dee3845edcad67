import type { Offer } from '@tussock/core/offer/offer';
import { highestReturn } from '@tussock/core/offer/return-range';
import { canReachTarget } from '@tussock/core/offer/status';
import { earningsOf } from '@tussock/core/return/earnings';
import type { LeftAfterOffer } from '@tussock/core/return/left-after';
import { isListedPie } from '@tussock/core/return/listed-pie';
import { inputOfOffer } from '@tussock/core/return/offer-return';
import { ASSUMED_INFLATION, type ReturnInput, spreadYears } from '@tussock/core/return/return-input';
import type { HeldAs, ReturnInputs } from './return-inputs';
import { firstRate, HELD_AS_LABELS, mayUseFdr, taxOf } from './visitor-tax';

/** Whether the offer states a target that can still be reached. */
export const hasTarget = (
  offer: Pick<Offer, 'target_return_min' | 'target_return_max' | 'status' | 'outcome_return'>,
) => canReachTarget(offer) && highestReturn(offer) !== null;

const HELD_AS: Record<NonNullable<Offer['tax_structure']>, HeldAs> = {
  pie: 'pie',
  'limited-partnership': 'limited-partnership',
  'flow-through': 'limited-partnership',
  company: 'direct',
  other: 'direct',
};

function heldAs(offer: LeftAfterOffer): HeldAs {
  if (isListedPie(offer)) return 'listed-pie';
  return offer.tax_structure ? HELD_AS[offer.tax_structure] : 'direct';
}

/** How the return of an offer may be taxed: as a listed PIE only where it is one, also after another choice. */
export function routesOf(offer: LeftAfterOffer): Partial<Record<HeldAs, string>> {
  const { 'listed-pie': listed, ...others } = HELD_AS_LABELS;
  return isListedPie(offer) ? { 'listed-pie': listed, ...others } : others;
}

/** What the calculation opens with on a date: what the offer states, or else defaults that the page names. */
export function openingInputs(offer: LeftAfterOffer, on: string): ReturnInputs {
  const own = inputOfOffer(offer, on);
  const { amount, income_share, growth, growth_tax, fees_in } = own;
  return {
    route: heldAs(offer),
    kind: 'individual',
    rate: 28,
    other_income: 200_000,
    amount,
    term_years: spreadYears(own),
    income_share,
    growth,
    growth_tax,
    inflation: ASSUMED_INFLATION,
    fees_in,
  };
}

/** Inputs after a change: a rate or rule that the new investor does not have is left, and the offer's own comes back. */
export function changed(
  inputs: ReturnInputs,
  change: Partial<ReturnInputs>,
  offer: LeftAfterOffer,
  on: string,
): ReturnInputs {
  const next = { ...inputs, ...change };
  if (!('kind' in change || 'route' in change)) return next;
  const earnings = earningsOf(offer);
  next.rate = firstRate(next, earnings.income, on) ?? next.rate;
  if (next.growth_tax === 'fdr' && !mayUseFdr(next)) next.growth_tax = 'none';
  if (earnings.growth_tax === 'fdr' && mayUseFdr(next)) next.growth_tax = 'fdr';
  return next;
}

/** The calculation's input on a date (2026-11-20). A term that is neither stated nor entered stays "not stated". */
export function returnInput(offer: LeftAfterOffer, inputs: ReturnInputs, on: string): ReturnInput {
  const { amount, term_years, income_share, growth, growth_tax, inflation, fees_in } = inputs;
  const own = inputOfOffer(offer, on);
  const isOwnTerm = term_years === spreadYears(own);
  return {
    ...own,
    amount,
    term_years: isOwnTerm ? own.term_years : term_years,
    // How long it is held, if the visitor says so.
    open_ended: isOwnTerm && own.open_ended === true,
    income_share,
    growth,
    growth_tax,
    inflation,
    fees_in,
    tax: taxOf(inputs, on),
  };
}
