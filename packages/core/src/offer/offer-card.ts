import { pickFields } from '../column/column';
import { PLATFORM_REF } from '../firm/platform-columns';
import { PROVIDER_REF } from '../firm/provider-columns';
import { FUND_REF } from '../fund/columns';
import { checksOf } from '../source/checks';
import type { Checks } from '../source/source';
import { OFFER_CARD, OFFER_CATALOGUE, OFFER_SUMMARY } from './columns';
import type { CatalogueOffer, Offer, OfferCard } from './offer';
import type { OfferSummary } from './offer-summary';

/** What a card shows of an offer. */
export function toCard(offer: Offer): OfferCard {
  const { provider, platform, fund } = offer;
  return {
    ...pickFields(offer, OFFER_CARD),
    provider: provider && pickFields(provider, PROVIDER_REF),
    platform: platform && pickFields(platform, PLATFORM_REF),
    fund: fund && pickFields(fund, FUND_REF),
    checks: { ...checksOf(offer.sources, checkedOnCard(offer)), ...checkOfPlace(offer) },
  };
}

/** Of the class and the place a card has the names, and what is known of the columns behind them. */
const checkedOnCard = ({ location }: Offer): string[] => [
  ...OFFER_CARD.filter((name) => name !== 'place'),
  'asset_class_id',
  ...(location === null ? [] : ['location']),
];

/** A card's provider has no checks: that of its location is with the place that the offer takes from it. */
function checkOfPlace({ derived, provider }: Offer): Checks {
  const check = derived.includes('place') ? provider?.checks.location : undefined;
  return check ? { place: check } : {};
}

/** What the search catalogue holds of an offer. */
export const toCatalogue = (offer: Offer): CatalogueOffer => ({
  ...toCard(offer),
  ...pickFields(offer, OFFER_CATALOGUE),
});

/** The card of a row of the search catalogue. */
export const cardOfRow = (row: CatalogueOffer): OfferCard => pickFields(row, CARD_FIELDS);

const CARD_FIELDS = [...OFFER_CARD, 'provider', 'platform', 'fund', 'checks'] as const;

/** What a provider or a fund shows of one of its offers. */
export const toSummary = (offer: Offer): OfferSummary => ({
  ...pickFields(offer, OFFER_SUMMARY),
  // That of the official list is shown on the badge for the visa.
  checks: checksOf(offer.sources, [...OFFER_SUMMARY, 'aip_listed_on']),
});
