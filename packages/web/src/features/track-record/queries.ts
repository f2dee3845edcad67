import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { paging } from '../../lib/queries/paging';

/** Offers that ended, latest first. */
export const outcomesQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'outcomes', page],
    queryFn: () => read(client.api.outcomes.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });
