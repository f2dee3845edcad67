import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { paging } from '../../lib/queries/paging';

/** The log of corrections: open reports, then the latest answer first. */
export const correctionsQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'corrections', page],
    queryFn: () => read(client.api.corrections.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });
