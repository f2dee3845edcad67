import * as z from 'zod';
import { firmCards } from '../firm/firm-card';
import { type CardOf, type FacetNameOf, FIRM_FACETS, FIRM_SORTS, type FirmKind } from '../firm/firm-lists';
import type { NearMiss } from '../list/near-misses';
import { whenUsed } from '../text/when-used';
import { type FacetsOfAnswer, facetCounts, nearMissesOf, optionTotals } from './facets';
import { type CountedPage, countedPageOf } from './page';

const sort = whenUsed(() =>
  z.enum([...FIRM_SORTS, 'relevance']).meta({ description: 'The order that `data` is in.' }),
);

function firmAnswer<T extends z.ZodType>(kind: FirmKind, card: T) {
  const names = Object.keys(FIRM_FACETS[kind]);
  return countedPageOf(card).extend({
    sort: sort(),
    facets: facetCounts(names),
    option_totals: optionTotals(names),
    near_misses: nearMissesOf(names),
  });
}

/** GET /api/firms/…: a page of cards with the facets of their list. */
export const firmAnswers = whenUsed(() => {
  const { providers, platforms, funds } = firmCards().shape;
  return {
    providers: firmAnswer('providers', providers.element),
    platforms: firmAnswer('platforms', platforms.element),
    funds: firmAnswer('funds', funds.element),
  };
});

export interface FirmAnswer<K extends FirmKind>
  extends CountedPage<CardOf[K]>,
    FacetsOfAnswer<FacetNameOf[K]> {
  sort: z.infer<ReturnType<typeof sort>>;
  near_misses?: NearMiss<FacetNameOf[K]>[] | undefined;
}
