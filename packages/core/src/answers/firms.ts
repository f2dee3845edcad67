import * as z from 'zod';
import { fundCard, platformCard, providerCard } from '../firm/firm-card';
import { type CardOf, type FacetNameOf, FIRM_FACETS, FIRM_SORTS, type FirmKind } from '../firm/firm-lists';
import { type CountsOf, facetCounts } from './facets';
import { type CountedPage, countedPageOf } from './page';

const sort = z.enum([...FIRM_SORTS, 'relevance']).meta({ description: 'The order that `data` is in.' });

const firmAnswer = <T extends z.ZodType>(kind: FirmKind, card: T) =>
  countedPageOf(card).extend({ sort, facets: facetCounts(Object.keys(FIRM_FACETS[kind])) });

/** GET /api/firms/…: a page of cards with the facets of their list. */
export const FIRM_ANSWERS = {
  providers: firmAnswer('providers', providerCard),
  platforms: firmAnswer('platforms', platformCard),
  funds: firmAnswer('funds', fundCard),
};

export interface FirmAnswer<K extends FirmKind> extends CountedPage<CardOf[K]> {
  sort: z.infer<typeof sort>;
  facets: CountsOf<FacetNameOf[K]>;
}
