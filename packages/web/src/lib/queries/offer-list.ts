import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DirectoryClient, read } from '@tussock/api/client';
import type { Filters } from '@tussock/core/offer/facets';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import type { InferResponseType } from 'hono/client';
import type { Api } from '../api-context';
import { pin } from '../pin';
import type { ListScope } from './list-scope';

export const PAGE_SIZE = 25;

/** A page of a list with its facet counts: what the visitor asked for inside what the page is about. */
export const offerListQuery = ({ client, release }: Api, scope: ListScope, asked: OfferQuery) => {
  const query = {
    ...pin(release),
    ...(scope.opportunity && { opportunity: scope.opportunity }),
    ...(scope.tag && { tag: scope.tag }),
    ...(scope.platform && { platform: scope.platform }),
    ...(asked.q && { q: asked.q }),
    ...withFixed(asked.filters, scope.fixed),
    ...(asked.sort && { sort: asked.sort }),
    page: String(asked.page),
    limit: String(PAGE_SIZE),
  };
  return queryOptions({
    queryKey: [release, 'offer-list', query],
    queryFn: () => read(client.api.search.$get({ query })),
    placeholderData: keepPreviousData,
  });
};

function withFixed(filters: Filters, fixed: Filters = {}): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries({ ...filters, ...fixed }).map(([name, values]) => [name, [...(values ?? [])]]),
  );
}

export type SearchAnswer = InferResponseType<DirectoryClient['api']['search']['$get'], 200>;
