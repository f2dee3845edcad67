import type { Bounds } from '../list/band';
import type { FacetOption } from '../list/facet';
import type { FacetName } from '../offer/facets';
import type { RangeFacet } from './facet-of-range';
import type { Token } from './token';

/** Something that a run of tokens means: a value of a facet, or a range of one. */
export type Meaning = { facet: FacetName } & (
  | { option: FacetOption; range?: undefined }
  | { range: Bounds; of: RangeFacet; option?: undefined }
);

/** Why words are neither a filter nor searched: they ask to leave something out, or an amount was not understood. */
export type WhyUnused = 'exclusion' | 'amount';

export type Found = { tokens: readonly Token[] } & (
  | { meaning: Meaning; unused?: undefined }
  | { meaning: null; unused: WhyUnused }
);

/** What tokens mean, with the place of the first and the one after the last. */
export interface Meant {
  meaning: Meaning;
  from: number;
  end: number;
}
