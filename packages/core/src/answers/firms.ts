import * as z from 'zod';
import { fundCard, platformCard, providerCard } from '../firm/firm-card';
import { type CardOf, type FacetNameOf, FIRM_FACETS, FIRM_SORTS, type FirmKind } from '../firm/firm-lists';
import type { NearMiss } from '../list/near-misses';
import { type CountsOf, facetCounts, nearMissesOf } from './facets';
import { type CountedPage, countedPageOf } from './page';

const sort = z.enum([...FIRM_SORTS, 'relevance']).meta({ description: 'The order that `data` is in.' });

function firmAnswer<T extends z.ZodType>(kind: FirmKind, card: T) {
  const names = Object.keys(FIRM_FACETS[kind]);
  return countedPageOf(card).extend({ sort, facets: facetCounts(names), near_misses: nearMissesOf(names) });
}

/** GET /api/firms/…: a page of cards with the facets of their list. */
export const FIRM_ANSWERS = {
  providers: firmAnswer('providers', providerCard),
  platforms: firmAnswer('platforms', platformCard),
  funds: firmAnswer('funds', fundCard),
};

export interface FirmAnswer<K extends FirmKind> extends CountedPage<CardOf[K]> {
  sort: z.infer<typeof sort>;
  facets: CountsOf<FacetNameOf[K]>;
  near_misses?: NearMiss<FacetNameOf[K]>[] | undefined;
}
