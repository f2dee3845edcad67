import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { paging } from '../../lib/queries/paging';
import type { LedgerQuery } from './ledger-list';

/** A page of the fact ledger, latest look first, with its facet counts. */
export function sourcesQuery({ client, release }: Api, { filters, page }: LedgerQuery) {
  const chosen = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]]));
  const params = { ...paging(release, page), ...chosen, empty_options: 'true' as const };
  return queryOptions({
    queryKey: [release, 'sources', params],
    queryFn: () => read(client.api.sources.$get({ query: params })),
    placeholderData: keepPreviousData,
  });
}
