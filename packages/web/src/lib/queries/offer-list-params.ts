import type { Filters } from '@tussock/core/offer/facets';
import { isOpenFirst, type OfferQuery, rateOfQuery } from '@tussock/core/offer/offer-query';
import { chosenValues } from './chosen-values';

/** What a page that is a list of offers shows before the visitor filters anything. */
export interface OfferScope {
  /** A page under /opportunities. */
  opportunity?: string;
  /** A tag. */
  tag?: string;
  /** Id of a platform. */
  platform?: string;
  /** Filters that the page itself sets. The visitor cannot change them there. */
  fixed?: Filters;
  /** The words are read as a sentence: what they mean as filters is applied. */
  sentence?: true;
}

/** Parameters of /api/search for the visitor's query within the scope of a page, without page and limit. */
export function offerListParams(scope: OfferScope, query: OfferQuery) {
  const rate = rateOfQuery(query);
  return {
    ...(scope.opportunity && { opportunity: scope.opportunity }),
    ...(scope.tag && { tag: scope.tag }),
    ...(scope.platform && { platform: scope.platform }),
    ...(query.q && { q: query.q }),
    ...(query.q && scope.sentence && { sentence: 'true' as const }),
    ...chosenValues({ ...query.filters, ...scope.fixed }),
    ...(query.sort && { sort: query.sort }),
    ...(rate && { rate }),
    ...(isOpenFirst(query) && { open_first: 'true' as const }),
  };
}
