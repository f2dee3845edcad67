import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { chosenValues } from '../../lib/queries/chosen-values';
import { paging } from '../../lib/queries/paging';
import type { LedgerQuery } from './ledger-list';

/** A page of the fact ledger, latest look first, with its facet counts. */
export function sourcesQuery({ client, release }: Api, { filters, page }: LedgerQuery) {
  const params = { ...paging(release, page), ...chosenValues(filters), empty_options: 'true' as const };
  return queryOptions({
    queryKey: [release, 'sources', params],
    queryFn: () => read(client.api.sources.$get({ query: params })),
    placeholderData: keepPreviousData,
  });
}
