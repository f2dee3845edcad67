import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { paging } from '../../lib/queries/paging';

/** The fact ledger, latest check first. */
export const sourcesQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'sources', page],
    queryFn: () => read(client.api.sources.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });
