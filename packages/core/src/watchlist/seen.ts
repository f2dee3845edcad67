import { pickFields } from '../column/column';
import { OFFER_WATCHED } from '../offer/fact-groups';
import { FACTS } from '../offer/facts';
import type { OfferCard } from '../offer/offer';

/** The fields of an offer whose change a visitor who watches it wants to see. */
export const SEEN_FIELDS = [
  ...new Set(OFFER_WATCHED.flatMap((name) => FACTS[name].fields as readonly (keyof Seen)[])),
];

/** An offer as it was when its watcher last looked: values of the data, not words made from them. */
export type Seen = Partial<Omit<OfferCard, 'provider' | 'platform' | 'fund' | 'tags'>>;

/** The values to store of an offer, so that later changes can be shown. */
export const seenOf = (offer: Seen): Seen => pickFields(offer, SEEN_FIELDS);

/** One line of what changed: "Minimum investment", "$50K NZD", "$60K NZD". */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** What changed since; a fact that was not persisted at the time is left out. Both sides are worded by the same code. */
export function changesSince(seen: Seen, offer: Seen): Change[] {
  return OFFER_WATCHED.flatMap((name) => {
    const { label, fields, text, short, missing } = FACTS[name];
    if ((fields as readonly (keyof Seen)[]).some((field) => seen[field] === undefined)) return [];
    if (text(seen) === text(offer)) return [];
    // Rounded amounts can look the same where the whole ones differ.
    const word = short(seen) === short(offer) ? text : short;
    return { label, before: word(seen) ?? missing, after: word(offer) ?? missing };
  });
}
