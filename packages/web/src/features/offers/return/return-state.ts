import type { Offer } from '@tussock/core/offer/offer';
import { highestReturn } from '@tussock/core/offer/return-range';
import { canReachTarget } from '@tussock/core/offer/status';
import type { Taxpayer } from '@tussock/core/pie/taxpayer';
import {
  ASSUMED_TERM_YEARS,
  type ReturnInput,
  type ReturnTax,
  type TargetBasis,
} from '@tussock/core/return/after-everything';

/** What the visitor enters: their tax, and what the offer does not state. */
export interface ReturnInputs {
  route: ReturnTax['route'];
  pir: number;
  kind: Taxpayer['kind'];
  other_income: number;
  amount: number;
  term_years: number;
  taxable_share: number;
  inflation: number;
  target_basis: TargetBasis;
}

export type ReturnOffer = Pick<
  Offer,
  | 'target_return_min'
  | 'target_return_max'
  | 'target_return_type'
  | 'management_fee'
  | 'performance_fee'
  | 'entry_fee'
  | 'exit_fee'
  | 'tax_structure'
  | 'term_months'
  | 'minimum_investment'
  | 'investment_currency'
  | 'is_exclusive'
>;

/** Whether the offer states a target that can still be reached. */
export const hasTarget = (
  offer: Pick<Offer, 'target_return_min' | 'target_return_max' | 'status' | 'outcome_return'>,
) => canReachTarget(offer) && highestReturn(offer) !== null;

const ROUTES: Record<NonNullable<Offer['tax_structure']>, ReturnTax['route']> = {
  pie: 'pie',
  'limited-partnership': 'limited-partnership',
  'flow-through': 'limited-partnership',
  company: 'direct',
  other: 'direct',
};

/** What the calculation opens with: what the offer states, or else defaults that the page names. */
export function openingInputs(offer: ReturnOffer): ReturnInputs {
  return {
    route: offer.tax_structure ? ROUTES[offer.tax_structure] : 'direct',
    pir: 28,
    kind: 'individual',
    other_income: 200_000,
    amount: offer.minimum_investment || 100_000,
    term_years: offer.term_months ? Math.max(0.5, offer.term_months / 12) : ASSUMED_TERM_YEARS,
    taxable_share: 100,
    inflation: 2,
    target_basis: /\bnet\b/i.test(offer.target_return_type) ? 'after fees' : 'not stated',
  };
}

/** The calculation's input on a date (2026-11-20). A term that is neither stated nor entered stays "not stated". */
export function returnInput(offer: ReturnOffer, inputs: ReturnInputs, on: string): ReturnInput {
  const { route, pir, kind, other_income, term_years, ...rest } = inputs;
  const taxpayer: Taxpayer = kind === 'company' ? { kind } : { kind, other_income };
  const isAssumedTerm = !offer.term_months && term_years === ASSUMED_TERM_YEARS;
  return {
    ...rest,
    on,
    target_return_min: offer.target_return_min,
    target_return_max: offer.target_return_max,
    target_return_type: offer.target_return_type,
    fees: {
      management_fee: offer.management_fee,
      performance_fee: offer.performance_fee,
      entry_fee: offer.entry_fee,
      exit_fee: offer.exit_fee,
    },
    term_years: isAssumedTerm ? null : term_years,
    tax: route === 'none' ? { route } : route === 'pie' ? { route, pir } : { route, taxpayer },
  };
}
