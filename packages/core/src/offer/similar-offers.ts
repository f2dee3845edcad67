import { isStated } from '../money/money';
import type { OfferCard } from './offer';
import { newestFirst } from './offer-sort';
import { isOpen } from './status';

/** The rule of `similarOffers` as a page states it. */
export const SIMILAR_RULE =
  'Similar offers are in the same asset class: open offers first, then those with the nearest minimum in NZD.';

type Compared = Pick<
  OfferCard,
  'id' | 'asset_class' | 'minimum_investment' | 'investment_currency' | 'minimum_in_nzd'
>;

/**
 * Offers beside another one: of the same asset class, open first, then by how near their minimum is (one that is not
 * stated, or in another currency without a rate, last), then newest. None where the asset class is not known.
 */
export function similarOffers<T extends OfferCard>(offer: Compared, cards: readonly T[], most = 3): T[] {
  const asset = offer.asset_class?.id;
  if (asset === undefined) return [];
  return cards
    .filter((card) => card.id !== offer.id && card.asset_class?.id === asset)
    .map((card) => ({ card, distance: minimumDistance(offer, card) }))
    .sort(
      (a, b) =>
        Number(isOpen(b.card)) - Number(isOpen(a.card)) ||
        compareDistance(a.distance, b.distance) ||
        newestFirst(a.card, b.card),
    )
    .slice(0, most)
    .map(({ card }) => card);
}

function minimumDistance(a: Compared, b: Compared): number {
  if (a.minimum_in_nzd != null && b.minimum_in_nzd != null)
    return Math.abs(a.minimum_in_nzd - b.minimum_in_nzd);
  const comparable =
    isStated(a.minimum_investment) &&
    isStated(b.minimum_investment) &&
    a.investment_currency === b.investment_currency;
  return comparable
    ? Math.abs(Number(a.minimum_investment) - Number(b.minimum_investment))
    : Number.POSITIVE_INFINITY;
}

/** Both may be infinite; their difference would be NaN. */
function compareDistance(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
