import { isStated } from '../money/money';
import type { Offer } from '../offer/offer';
import { termText } from '../offer/term';
import { type OfferReturn, whyNotComputed } from './offer-return';
import { returnKindOf } from './return-kind';
import { type ReturnSpan, spanOf } from './span';

/** What is known of an amount: the figure at both ends of the target, nothing to pay, or that it is not stated. */
export type Flow = ReturnSpan | 'none' | 'not_stated';

/** A year of an investment; the last one can be shorter. */
export interface FlowYear {
  /** 1, 2, …; 1.5 for a last half year. */
  until: number;
  /** Distributions of the year. */
  paid: Flow;
  /** Money that comes back at the end of the year, with the growth that is paid with it. */
  returned: Flow;
}

/** Money in and out of an investment of the minimum, from the terms that the provider states. */
export interface CashFlow {
  currency: string;
  /** The minimum investment. */
  amount: number;
  /** Of the amount, paid at the start; the rest is called later, on dates that are not stated. */
  at_start: number;
  years: FlowYear[];
  /** False where no end is stated: the years are then the first of them. */
  has_end: boolean;
  /** What the figures assume, as sentences. */
  assumptions: string[];
}

export type FlowOffer = OfferReturn &
  Pick<Offer, 'term_description' | 'term_months' | 'is_open_ended' | 'terms' | 'liquidity'>;

/** Years that are shown where no end is stated. */
const SHOWN_WITHOUT_END = 5;
/** A picture of more years says nothing. */
const MOST_YEARS = 40;

/**
 * The cash flow of an offer at its own minimum, if its target is reached; null where no target a year, or no minimum, is stated.
 * What the terms leave open stays open: distributions beside an IRR, the dates of later calls, an end.
 */
export function cashFlowOf(offer: FlowOffer): CashFlow | null {
  const rate = spanOf(offer.target_return_min, offer.target_return_max);
  const { minimum_investment: amount, term_months } = offer;
  if (rate === null || !isStated(amount) || whyNotComputed(offer) !== null) return null;
  const term = term_months && term_months > 0 ? term_months / 12 : null;
  if (term !== null && term > MOST_YEARS) return null;
  const untils = yearEnds(term ?? SHOWN_WITHOUT_END);
  return {
    currency: offer.investment_currency,
    amount,
    at_start: (amount * (offer.called_share ?? 100)) / 100,
    years: untils.map((until, at) => ({
      until,
      paid: paidIn(offer, rate, amount * (until - (untils[at - 1] ?? 0))),
      returned: at < untils.length - 1 ? 'none' : returnedAt(offer, rate, amount, term),
    })),
    has_end: term !== null,
    assumptions: assumptionsOf(offer, term),
  };
}

/** The ends of the years of a term, in years from its start; the last one can be shorter. */
export function yearEnds(years: number): number[] {
  const whole = Array.from({ length: Math.floor(years + 1e-9) }, (_, at) => at + 1);
  return years - whole.length > 1e-9 ? [...whole, years] : whole;
}

const isCalledLater = ({ called_share }: FlowOffer) => (called_share ?? 100) < 100;
const isIrr = (offer: FlowOffer) => /irr/.test(returnKindOf(offer).kind);
const isPaidAtEnd = ({ distribution }: FlowOffer) =>
  distribution === 'none' || distribution === 'at-maturity';

function paidIn(offer: FlowOffer, { low, high }: ReturnSpan, amountYears: number): Flow {
  // A cash yield is paid out by its name.
  if (returnKindOf(offer).kind !== 'cash-yield') {
    if (isPaidAtEnd(offer)) return 'none';
    if (isIrr(offer) || offer.distribution === null) return 'not_stated';
  }
  return { low: (low * amountYears) / 100, high: (high * amountYears) / 100 };
}

function returnedAt(offer: FlowOffer, { low, high }: ReturnSpan, amount: number, term: number | null): Flow {
  if (term === null) return 'not_stated';
  const { kind } = returnKindOf(offer);
  if (kind === 'cash-yield' || !isPaidAtEnd(offer))
    return isIrr(offer) || offer.distribution === null ? 'not_stated' : { low: amount, high: amount };
  // What is called later has less time to grow; how much less depends on dates that are not stated.
  if (isCalledLater(offer)) return 'not_stated';
  const grown = (rate: number) => amount * (1 + rate / 100) ** term;
  return { low: grown(low), high: grown(high) };
}

function assumptionsOf(offer: FlowOffer, term: number | null): string[] {
  const { kind } = returnKindOf(offer);
  const words = termText(offer);
  return [
    'The chart assumes that the target is reached, and uses the minimum investment.',
    ...(term === null
      ? ['No end is stated, so it shows the first five years.']
      : [`The term is ${words ?? 'as stated'}. In a range, the longer end counts.`]),
    ...(isCalledLater(offer)
      ? [
          `${offer.called_share}% of commitments is called so far and paid at the start. The dates of later calls are not stated.`,
        ]
      : []),
    ...(isPaidAtEnd(offer) && kind !== 'cash-yield' && term !== null && !isCalledLater(offer)
      ? ['Nothing is paid before the end, and the return compounds once a year.']
      : []),
    ...(isIrr(offer) && !isPaidAtEnd(offer) ? ['An IRR does not say how much is paid in which year.'] : []),
    ...(offer.distribution === null ? ['The provider does not state distributions.'] : []),
    ...(kind === 'cash-yield' ? ['It assumes no growth beside the cash yield, since none is stated.'] : []),
    'Tax, entry and exit fees are not taken off.',
  ];
}
