import type { Bounds } from '../list/band';
import type { FacetOption } from '../list/facet';
import type { FacetName } from '../offer/facets';
import type { OfferSort } from '../offer/offer-sort';
import type { RangeFacet } from './facet-of-range';
import type { Token } from './token';

/** Something that a run of tokens means: a value of a facet, any of several, or a range of one. */
export type Meaning = { facet: FacetName } & (
  | { options: readonly FacetOption[]; range?: undefined }
  | { range: Bounds; of: RangeFacet; options?: undefined }
);

/**
 * Why words are neither a filter nor searched: they ask to leave something out, an amount was not understood, or lists have
 * no such filter or order. "Praise" is a word such as "safe", since we do not rate offers; "risk" a rating that no offer has.
 */
export const WHY_UNUSED = [
  'exclusion',
  'amount',
  'currency',
  'closing_date',
  'visa_category',
  'fees',
  'over_time',
  'order',
  'praise',
  'risk',
] as const;
export type WhyUnused = (typeof WHY_UNUSED)[number];

/** What tokens are: a filter, the order of the list, or words that are not used, with those that were meant. */
export type Found = { tokens: readonly Token[] } & (
  | { meaning: Meaning; unused?: undefined; order?: undefined }
  | { meaning: null; order: OfferSort; said: readonly Token[]; unused?: undefined }
  | { meaning: null; unused: WhyUnused; said: readonly Token[]; order?: undefined }
);

/** What tokens mean, with the place of the first and the one after the last. */
export interface Meant {
  meaning: Meaning;
  from: number;
  end: number;
  /** Whether it is an amount that the investor has. */
  isHeld?: boolean | undefined;
}
