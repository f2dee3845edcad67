import { pickFields } from '../column/column';
import { OFFER_WATCHED } from '../offer/columns';
import { FACTS } from '../offer/facts';
import type { OfferCard } from '../offer/offer';

/** The fields of an offer whose change a visitor who watches it wants to see. */
export const SEEN_FIELDS = [
  ...new Set(OFFER_WATCHED.flatMap((name) => FACTS[name].fields as readonly (keyof OfferCard)[])),
];

/** An offer as it was when its watcher last looked: values of the data, not words made from them. */
export type Seen = Partial<OfferCard>;

/** The values to store of an offer, so that later changes can be shown. */
export const seenOf = (offer: Seen): Seen => pickFields(offer, SEEN_FIELDS);
