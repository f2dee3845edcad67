import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { ChangedRecord } from '@tussock/core/changelog/changed-record';
import { type Api, pin } from '../api';

/** What changed in one record, named by id or slug, or in a setting of law, newest first. */
export const recordChangesQuery = (
  { client, release }: Api,
  kind: ChangedRecord['parameter'],
  record: string,
) =>
  queryOptions({
    queryKey: [release, 'record-changes', kind, record],
    queryFn: () => read(client.api.changes.$get({ query: { ...pin(release), [kind]: record, limit: '20' } })),
  });
