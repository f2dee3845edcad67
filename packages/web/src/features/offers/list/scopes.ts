import type { OfferScope } from '../../../lib/queries/offer-list';

/** Pages that are the list of all offers, or of the offers with one filter set. */
export const ALL_OFFERS: OfferScope = {};
/** All offers, by words that may be a sentence. */
export const SEARCHED_OFFERS: OfferScope = { sentence: true };
export const SECONDARY_MARKET: OfferScope = { fixed: { secondary_market: ['true'] } };
export const VENTURE_CAPITAL: OfferScope = { fixed: { asset_class: ['venture-capital'] } };
