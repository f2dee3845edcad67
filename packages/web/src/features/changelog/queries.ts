import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { ChangedRecord } from '@tussock/core/changelog/changed-record';
import { recordParameter } from '../../lib/address/changes-address';
import type { Api } from '../../lib/api';
import { paging } from '../../lib/queries/paging';

/** A page of changes, and of which record they are; null for those of all. */
export interface ChangesAsked {
  page: number;
  of: ChangedRecord | null;
}

/** What each release changed, newest first. */
export const changesQuery = ({ client, release }: Api, { page, of }: ChangesAsked) =>
  queryOptions({
    queryKey: [release, 'changes', page, of],
    queryFn: () =>
      read(client.api.changes.$get({ query: { ...paging(release, page), ...recordParameter(of) } })),
    placeholderData: keepPreviousData,
  });
