import { pickFields } from '../column/column';
import { PLATFORM_REF } from '../firm/platform-columns';
import { PROVIDER_REF } from '../firm/provider-columns';
import { FUND_REF } from '../fund/columns';
import { checksOf } from '../source/checks';
import { OFFER_CARD, OFFER_SUMMARY } from './columns';
import type { Offer, OfferCard } from './offer';
import type { OfferSummary } from './offer-summary';

/** What a card shows of an offer. */
export function toCard(offer: Offer): OfferCard {
  const { provider, platform, fund } = offer;
  return {
    ...pickFields(offer, OFFER_CARD),
    provider: provider && pickFields(provider, PROVIDER_REF),
    platform: platform && pickFields(platform, PLATFORM_REF),
    fund: fund && pickFields(fund, FUND_REF),
    checks: checksOf(offer.sources, OFFER_CARD),
  };
}

/** What a provider or a fund shows of one of its offers. */
export const toSummary = (offer: Offer): OfferSummary => ({
  ...pickFields(offer, OFFER_SUMMARY),
  checks: checksOf(offer.sources, OFFER_SUMMARY),
});
