import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DirectoryClient, read } from '@tussock/api/client';
import type { Filters } from '@tussock/core/offer/facets';
import { isOpenFirst, type OfferQuery, rateOfQuery } from '@tussock/core/offer/offer-query';
import type { InferResponseType } from 'hono/client';
import { type Api, pin } from '../api';

export const OFFERS_ON_A_PAGE = 25;

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
}

/** A page of a list with its facet counts: the visitor's query within the scope of the page. */
export const offerListQuery = ({ client, release }: Api, scope: OfferScope, query: OfferQuery) => {
  const rate = rateOfQuery(query);
  const params = {
    ...pin(release),
    ...(scope.opportunity && { opportunity: scope.opportunity }),
    ...(scope.tag && { tag: scope.tag }),
    ...(scope.platform && { platform: scope.platform }),
    ...(query.q && { q: query.q }),
    ...withFixed(query.filters, scope.fixed),
    ...(query.sort && { sort: query.sort }),
    ...(rate && { rate }),
    ...(isOpenFirst(query) && { open_first: 'true' as const }),
    empty_options: 'true' as const,
    page: String(query.page),
    limit: String(OFFERS_ON_A_PAGE),
  };
  return queryOptions({
    queryKey: [release, 'offer-list', params],
    queryFn: () => read(client.api.search.$get({ query: params })),
    placeholderData: keepPreviousData,
  });
};

function withFixed(filters: Filters, fixed: Filters = {}): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries({ ...filters, ...fixed }).map(([name, values]) => [name, [...(values ?? [])]]),
  );
}

export type SearchAnswer = InferResponseType<DirectoryClient['api']['search']['$get'], 200>;
