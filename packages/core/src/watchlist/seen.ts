import type { OfferCard } from '../offer/offer';

/** The fields of an offer whose change a visitor who watches it wants to see. */
export const SEEN_FIELDS = [
  'name',
  'status',
  'minimum_investment',
  'investment_currency',
  'target_return_min',
  'target_return_max',
  'target_return_type',
  'term_description',
  'term_months',
  'is_open_ended',
  'terms',
  'distribution',
  'liquidity',
  'risk_rating',
  'defaulted',
  'closes_on',
  'closed_on',
] as const;
export type SeenField = (typeof SEEN_FIELDS)[number];

/** An offer as it was when its watcher last looked: the values of the data, not words made from them. */
export type Seen = Pick<OfferCard, SeenField>;

/** What to keep of an offer in order to say later what changed. */
export function seenOf(offer: Seen): Seen {
  return Object.fromEntries(SEEN_FIELDS.map((field) => [field, offer[field]])) as unknown as Seen;
}
