import { pickFields } from '../column/column';
import { OFFER_WATCHED } from '../offer/fact-groups';
import { FACTS, factText } from '../offer/facts';
import type { OfferCard } from '../offer/offer';

/** The fields of an offer whose change a visitor who watches it wants to see. */
export const SEEN_FIELDS = [
  ...new Set(OFFER_WATCHED.flatMap((name) => FACTS[name].fields as readonly (keyof Seen)[])),
];

/** An offer as it was when its watcher last looked: values of the data, not words made from them. */
export type Seen = Partial<Omit<OfferCard, 'provider' | 'platform' | 'fund' | 'tags'>>;

/** What is stored of an offer, so that later changes can be shown: of a fact without a value also whether it did not apply. */
export const STORED_FIELDS = [...SEEN_FIELDS, 'not_applicable'] as const;

/** The values to store of an offer. */
export const seenOf = (offer: Seen): Seen => pickFields(offer, STORED_FIELDS);

/** One line of what changed: "Minimum investment", "$50K NZD", "$60K NZD". */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** Locked in an exclusive offer, and not in what was stored before 24 November 2026: both sides are worded without it then. */
const MAY_BE_UNSEEN: keyof Seen = 'returns_stated';

/** What changed since; a fact that was not persisted at the time is left out. Both sides are worded by the same code. */
export function changesSince(seen: Seen, current: Seen): Change[] {
  const offer = seen[MAY_BE_UNSEEN] === undefined ? { ...current, [MAY_BE_UNSEEN]: undefined } : current;
  return OFFER_WATCHED.flatMap((name) => {
    const { label, fields, text, short } = FACTS[name];
    const isUnseen = (field: keyof Seen) => seen[field] === undefined && field !== MAY_BE_UNSEEN;
    if ((fields as readonly (keyof Seen)[]).some(isUnseen)) return [];
    if (text(seen) === text(offer)) return [];
    // Rounded amounts can look the same where the whole ones differ.
    const word = short(seen) === short(offer) ? text : short;
    return { label, before: factText(seen, name, word), after: factText(offer, name, word) };
  });
}
