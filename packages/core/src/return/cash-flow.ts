import { isStated } from '../money/money';
import { derivedFrom } from '../offer/derived-fact';
import { factOrigin, withOrigin } from '../offer/fact-notes';
import { factText } from '../offer/facts';
import type { Offer } from '../offer/offer';
import { termText, yearsToEnd } from '../offer/term';
import { statedPercent } from '../text/format-number';
import { capitalised } from '../text/in-sentence';
import { assumedYears } from './assumed-term';
import { mayHoldGrowth } from './earnings';
import { isPaidAtEnd } from './earnings-offer';
import { afterRunningFees, type FeeName, feesToTake, isFeeOnFlow, isUncounted } from './fees';
import { feesInTarget, feesText, missingFeesText } from './missing-fees';
import { MOST_DRAWN_YEARS } from './no-cash-flow';
import { countedFees, type OfferReturn, whyNotComputed } from './offer-return';
import { isIrr, returnKindOf } from './return-kind';
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

/** What becomes of the fees that run each year; what is paid once, at entry or exit, is not taken off. */
interface FlowFees {
  /** Taken off each year. A target that is stated after fees has them in it, and none is taken. */
  taken: FeeName[];
  /** Not taken off, since they are not known. */
  missing: FeeName[];
  /** Why they are missing. */
  are_locked: boolean;
  /** Of a management fee among them: it is stated, and no share of the amount. */
  on_flow: boolean;
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
  /** What the terms say of the end where it is no number of years, such as "Matures in 2029"; null where they say nothing. */
  end_in_words: string | null;
  /** True where a part of the return may be growth: the figures then assume that all of it is paid out. */
  may_hold_growth: boolean;
  fees: FlowFees;
  /** What the figures assume, as sentences. */
  assumptions: string[];
}

export type FlowOffer = OfferReturn &
  Pick<Offer, 'term_description' | 'term_months' | 'is_open_ended' | 'terms' | 'liquidity'> &
  Partial<Pick<Offer, 'derived' | 'tags'>>;

/**
 * The cash flow of an offer at its own minimum, if its target is reached, after the running fees that it states; null where no target a year, or no minimum, is stated.
 * What the terms leave open stays open: distributions beside an IRR, the dates of later calls, an end.
 */
export function cashFlowOf(offer: FlowOffer): CashFlow | null {
  const target = spanOf(offer.target_return_min, offer.target_return_max);
  const { minimum_investment: amount } = offer;
  if (target === null || !isStated(amount) || whyNotComputed(offer) !== null) return null;
  const term = yearsToEnd(offer);
  if (term !== null && term > MOST_DRAWN_YEARS) return null;
  const rate = { low: afterFees(offer, target.low), high: afterFees(offer, target.high) };
  const fees = feesOf(offer);
  const untils = yearEnds(term ?? assumedYears(offer));
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
    end_in_words: term === null ? endInWords(offer) : null,
    may_hold_growth: mayHoldGrowth(offer),
    fees,
    assumptions: [...assumptionsOf(offer, { term, fees, rate })],
  };
}

/** The ends of the years of a term, in years from its start; the last one can be shorter. */
export function yearEnds(years: number): number[] {
  const whole = Array.from({ length: Math.floor(years + 1e-9) }, (_, at) => at + 1);
  return years - whole.length > 1e-9 ? [...whole, years] : whole;
}

const isCalledLater = ({ called_share }: FlowOffer) => (called_share ?? 100) < 100;
const isCashYield = (offer: FlowOffer) => returnKindOf(offer).kind === 'cash-yield';
const hasIrr = (offer: FlowOffer) => isIrr(returnKindOf(offer).kind);

/** Whether what is earned is paid out year by year; a cash yield is by its name. */
const isPaidYearly = (offer: FlowOffer) =>
  isCashYield(offer) || !(isPaidAtEnd(offer) || hasIrr(offer) || offer.distribution === null);

const feesIn = (offer: FlowOffer) => returnKindOf(offer).fees;
const afterFees = (offer: FlowOffer, percent: number) =>
  afterRunningFees(percent, countedFees(offer), feesIn(offer)).net;

function feesOf(offer: FlowOffer): FlowFees {
  const fees = countedFees(offer);
  const running = feesToTake(feesIn(offer));
  return {
    taken: running.filter((name) => (fees[name] ?? 0) > 0 && !isUncounted(fees, name)),
    missing: running.filter((name) => isUncounted(fees, name)),
    are_locked: offer.is_exclusive,
    on_flow: running.includes('management_fee') && isFeeOnFlow(fees),
  };
}

/** "after the management fee", "before fees, which are locked": what a figure for a year is of; null where nothing is to be said. */
export function feesOfFlow({ fees: { taken, missing, are_locked, on_flow } }: CashFlow): string | null {
  const known = on_flow ? 'counted' : 'stated';
  if (taken.length > 0) return `after ${missing.length > 0 ? `the fees ${known}` : feesText(taken)}`;
  if (missing.length === 0) return null;
  if (are_locked) return 'before fees, which are locked';
  return `before fees that are not ${known}`;
}

function* feeSentences(
  offer: FlowOffer,
  { taken, missing, are_locked, on_flow }: FlowFees,
): Generator<string> {
  const stated = feesInTarget('The target', feesIn(offer));
  if (stated) yield stated;
  if (taken.length > 0)
    yield `${capitalised(feesText(taken))} ${taken.length === 1 ? 'is' : 'are'} taken off.`;
  if (missing.length === 0) return;
  if (are_locked) yield 'The fees are locked, and not taken off.';
  else
    yield `${capitalised(missingFeesText(missing, false, on_flow) ?? '')}${on_flow ? '' : ', and not taken off'}.`;
}

function paidIn(offer: FlowOffer, { low, high }: ReturnSpan, amountYears: number): Flow {
  if (!isPaidYearly(offer)) return isPaidAtEnd(offer) ? 'none' : 'not_stated';
  // What fees take beyond the return comes off the amount: nobody is paid less than nothing.
  const paid = (rate: number) => (Math.max(0, rate) * amountYears) / 100;
  return { low: paid(low), high: paid(high) };
}

function returnedAt(offer: FlowOffer, { low, high }: ReturnSpan, amount: number, term: number | null): Flow {
  if (term === null) return 'not_stated';
  const grown = (rate: number) => amount * (1 + rate / 100) ** term;
  const kept = (rate: number) => grown(Math.min(0, rate));
  if (isPaidYearly(offer)) return { low: kept(low), high: kept(high) };
  // What is called later has less time to grow; how much less depends on dates that are not stated.
  if (!isPaidAtEnd(offer) || isCalledLater(offer)) return 'not_stated';
  return { low: grown(low), high: grown(high) };
}

interface Known {
  term: number | null;
  fees: FlowFees;
  /** After the running fees. */
  rate: ReturnSpan;
}

const wordsOf = (offer: FlowOffer) => termText(offer)?.replace(/\.$/, '') ?? null;
const endInWords = (offer: FlowOffer) => (offer.is_open_ended ? null : wordsOf(offer));

function withoutEnd(offer: FlowOffer): string {
  const words = endInWords(offer);
  const { term_description, term_months, is_open_ended, terms, derived = [], tags = [] } = offer;
  const term = { term_description, term_months, is_open_ended, terms, derived, tags };
  const said = words && withOrigin({ text: words, origin: factOrigin(term, 'term') });
  const why = said === null ? 'No end is stated' : `Term: ${said}. The number of years is not stated`;
  return `${why}, so it shows the first ${assumedYears(offer)} years.`;
}

/** Years, figures or words on both sides of a dash or of a word between them; "up to 2" is no range. */
const RANGE = /\d[\w\s]*?(?:[–-]|(?<!\bup )\bto\b|\bor\b)\s?\d/;

function termSentence(words: string | null): string {
  if (words === null) return 'Term: as stated.';
  return `Term: ${words}.${RANGE.test(words) ? ' The longer end of the range is used.' : ''}`;
}

function* assumptionsOf(offer: FlowOffer, { term, fees, rate }: Known): Generator<string> {
  yield 'The chart assumes that the target is reached, and uses the minimum investment.';
  yield term === null ? withoutEnd(offer) : termSentence(wordsOf(offer));
  if (isCalledLater(offer)) yield* callsOf(offer);
  if (term !== null) yield* untilEnd(offer);
  yield* distributionsOf(offer);
  yield* growthOf(offer);
  yield* feeSentences(offer, fees);
  if (isPaidYearly(offer) && rate.low < 0)
    yield 'Where a year leaves less than nothing, it comes off the amount.';
  yield 'Tax, entry and exit fees are not taken off.';
}

function* callsOf(offer: FlowOffer): Generator<string> {
  yield offer.called_share === 0
    ? 'Nothing is called so far. The dates of the calls are not stated.'
    : `${statedPercent(offer.called_share ?? 100)} of commitments is called so far and paid at the start. The dates of later calls are not stated.`;
  if (isPaidYearly(offer))
    yield 'What is paid out is shown as if all of it were called at the start; until it is, less is paid.';
}

function* untilEnd(offer: FlowOffer): Generator<string> {
  if (isPaidYearly(offer))
    yield 'It assumes that no capital comes back before the end; where some does, later years pay less.';
  if (isPaidAtEnd(offer) && !isCashYield(offer) && !isCalledLater(offer))
    yield 'Nothing is paid before the end, and the return compounds once a year.';
}

function* distributionsOf(offer: FlowOffer): Generator<string> {
  if (hasIrr(offer) && !isPaidAtEnd(offer)) yield 'An IRR does not say how much is paid in which year.';
  // A cash yield is paid out whatever is said of it.
  if (isCashYield(offer)) return;
  if (offer.distribution === null) yield 'The provider does not state distributions.';
  const origin = derivedFrom(offer, 'distribution');
  // The chart is worked out from what the provider states, but for this.
  if (origin !== null)
    yield `The provider does not state distributions: “${factText({ distribution: offer.distribution }, 'distribution')}” is derived from ${origin}.`;
}

function* growthOf(offer: FlowOffer): Generator<string> {
  if (mayHoldGrowth(offer))
    yield 'It assumes that all of the return is paid out, since the terms do not say how much of it is growth.';
  if (isCashYield(offer)) yield 'It assumes no growth on top of the cash yield, since none is stated.';
}
