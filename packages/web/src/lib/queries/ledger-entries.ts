import { queryOptions } from '@tanstack/react-query';
import type { SourceKind } from '@tussock/core/source/kind';
import type { Source } from '@tussock/core/source/source';
import type { Api } from '../api';
import { readRecord } from './record';

/** The entries of the fact ledger on one record. */
export const ledgerEntriesQuery = (api: Api, kind: SourceKind, id: string) =>
  queryOptions({
    queryKey: [api.release, 'ledger-entries', kind, id],
    queryFn: async (): Promise<Source[]> => (await readRecord(api, kind, id)).sources,
  });
