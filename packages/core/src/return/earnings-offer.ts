import type { OfferCard } from '../offer/offer';
import { type ReturnKindOffer, returnKindOf } from './return-kind';

/** What decides how an offer's return is earned. */
export type EarningsOffer = ReturnKindOffer &
  Pick<OfferCard, 'distribution' | 'tax_structure' | 'investment_currency' | 'asset_class'>;

/** What income of the year is: interest, or what is paid out to owners. */
export type IncomeKind = 'interest' | 'distributions';

/** Equity or units in another currency: foreign investment fund rules may apply to the holding or to what a fund holds. */
export const mayBeForeign = (offer: EarningsOffer) =>
  offer.investment_currency !== 'NZD' &&
  offer.security_type !== 'debt' &&
  returnKindOf(offer).kind !== 'interest';

/** A fund that pays or passes on tax itself: the rules apply to what it holds, not to the units. */
export const isShared = (offer: EarningsOffer) => offer.tax_structure === 'pie' || isPartnership(offer);

export const isPartnership = ({ tax_structure }: Pick<EarningsOffer, 'tax_structure'>) =>
  tax_structure === 'limited-partnership' || tax_structure === 'flow-through';

/** Whether nothing is paid out before the end. */
export const isPaidAtEnd = ({ distribution }: EarningsOffer) =>
  distribution === 'none' || distribution === 'at-maturity';

/** Whether the holding itself is read as a foreign investment fund. */
export const isFif = (offer: EarningsOffer) => mayBeForeign(offer) && !isShared(offer);
