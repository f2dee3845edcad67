import type { OfferCard } from '../offer/offer';
import { type FeesIn, feesInWords, isAfterTax } from './taken-off';
import { INTEREST, IRR, isYearlyRate } from './yearly-rate';

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

export const isIrr = (kind: ReturnKind): boolean => kind === 'irr' || kind === 'net-irr';

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
  if (IRR.test(words)) return isNet ? 'net-irr' : 'irr';
  if (INTEREST.test(words)) return 'interest';
  if (PAID_OUT.test(words.replace(LEFT_IN_OR_OUT, '')) && !WITH_GROWTH.test(words)) return 'cash-yield';
  if (isNet) return 'net-yearly';
  return offer.security_type === 'debt' && !defaulted ? 'interest' : 'yearly';
}

const PAID_OUT = /yield|distribution|dividend|\brent/i;
/** "Including distributions", "excluding rent", "plus dividends": what is paid out is a part of the return, or is none. */
const LEFT_IN_OR_OUT = /(?:\b(?:inc(?:l(?:uding|usive of)?)?|excl(?:uding|usive of)?|plus)\b\.?|\+) [^,;]*/gi;
const WITH_GROWTH =
  /\btotal return\b|(?:\band|&|\binc(?:l(?:uding)?)?\b\.?) (?:capital )?(?:growth|gains?)\b|reinvest/i;
