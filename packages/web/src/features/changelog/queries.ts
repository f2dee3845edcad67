import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { paging } from '../../lib/queries/paging';

/** What each release changed, newest first. */
export const changesQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'changes', page],
    queryFn: () => read(client.api.changes.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });
