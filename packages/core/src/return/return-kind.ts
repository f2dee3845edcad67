import type { OfferCard } from '../offer/offer';

/** What a target return is a rate of: offers compare within a kind. In the order in which groups of kinds are listed. */
export const RETURN_KIND_LABELS = {
  interest: 'Interest rate a year',
  'net-yearly': 'Return a year, after fees',
  yearly: 'Return a year',
  'cash-yield': 'Cash yield a year',
  'net-irr': 'IRR, after fees',
  irr: 'IRR',
  other: 'Other kinds of return',
} as const;
export type ReturnKind = keyof typeof RETURN_KIND_LABELS;
export const RETURN_KINDS = Object.keys(RETURN_KIND_LABELS) as ReturnKind[];

/** Whether the target is what is left after the fees that the investment itself charges. */
export type FeesIn = 'net' | 'gross' | 'not_stated';

export interface KindOfReturn {
  kind: ReturnKind;
  fees: FeesIn;
  /** True where the provider states no kind, and the default "p.a." is used. */
  defaulted: boolean;
}

export type ReturnKindOffer = Pick<OfferCard, 'target_return_type' | 'defaulted' | 'security_type'> & {
  /** Locked in an exclusive offer, and not used of one. */
  returns_stated?: 'gross' | 'net' | null;
  is_exclusive?: boolean;
};

/** Reads the kind of a target from the provider's words for it, such as "p.a. net" or "cash yield p.a.". */
export function returnKindOf(offer: ReturnKindOffer): KindOfReturn {
  const defaulted = offer.defaulted.includes('target_return_type');
  const stated = offer.is_exclusive ? null : offer.returns_stated;
  const fees = stated ?? feesInWords(offer.target_return_type);
  return { kind: kindOf(offer, fees === 'net', defaulted), fees, defaulted };
}

function kindOf(offer: ReturnKindOffer, isNet: boolean, defaulted: boolean): ReturnKind {
  const words = offer.target_return_type;
  if (!isYearlyRate(words) || isAfterTax(words)) return 'other';
  if (/\birr\b|internal rate/i.test(words)) return isNet ? 'net-irr' : 'irr';
  if (/interest|coupon|\bytm\b|yield to maturity/i.test(words)) return 'interest';
  if (/yield|distribution|dividend|\brent/i.test(words) && !WITH_GROWTH.test(words)) return 'cash-yield';
  if (isNet) return 'net-yearly';
  return offer.security_type === 'debt' && !defaulted ? 'interest' : 'yearly';
}

/** "Including distributions": what is paid out is a part of the return. */
const WITH_GROWTH =
  /\btotal return\b|\bincl(?:uding|usive of|\.)? [^,;]*(?:yield|distribution|dividend|rent)|reinvest/i;

/** "Not annualised", "not per annum": what the words deny. */
const NOT_YEARLY = /\b(not|non|un)[\s-]?((an|a|per)\s)*(annual|annum|p\.?\s?a\b|year)/i;

/** "Interest per month"; when it is paid says nothing of the rate. */
const OF_LESS = /(?<!\bpaid )\b(per|a) (month|quarter)\b|\bp\.?\s?m\b|\bpcm\b/i;

/** Whether a `target_return_type` is a rate a year ("p.a.", "p.a. net", "IRR", "cash yield"), not a total or a multiple. */
export function isYearlyRate(words: string): boolean {
  if (NOT_YEARLY.test(words)) return false;
  if (/\bp\.?\s?a\b|per annum|per year|a year|yearly|annual|\birr\b|internal rate/i.test(words)) return true;
  return /yield|coupon|interest|\bytm\b/i.test(words) && !OF_LESS.test(words);
}

/** Whether the words say that tax has come off already; at which rate they seldom say. */
export function isAfterTax(words: string): boolean {
  return (
    /(after|net of)[^,;]*\btax|post[- ]tax|tax[- ](paid|free)/i.test(words) &&
    !/(before|gross of) ((?!after\b|net\b)\w+ ){0,2}tax|pre[- ](\w+ )?tax/i.test(words)
  );
}

/** Words that name the fees go before words that do not: "gross, after fees". Of tax alone they say nothing of fees. */
function feesInWords(words: string): FeesIn {
  const said = words.replace(/(gross|net) of tax(?! and (all )?fees)/gi, '');
  if (/(before|gross of) ((?!after\b|net\b)[\w-]+ ){0,4}fees?\b/i.test(said)) return 'gross';
  if (/(after|net of)[^,;]* fees?\b/i.test(said)) return 'net';
  if (/\bgross\b/i.test(said)) return 'gross';
  return /\bnet\b/i.test(said) ? 'net' : 'not_stated';
}
