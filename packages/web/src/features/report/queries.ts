import { queryOptions } from '@tanstack/react-query';
import type { SourceKind } from '@tussock/core/source/kind';
import type { Api } from '../../lib/api';
import { orNull, readRecord } from '../../lib/queries/record';
import { subjectOf } from './report-subject';

/** What the address of the form names. */
export interface Asked {
  kind: SourceKind;
  /** Id or slug. */
  record: string;
  /** Name of a column; null for the record as a whole. */
  field: string | null;
}

/** What a report is about, as its page shows it now; null where the directory does not list it, or no longer. */
export const reportSubjectQuery = (api: Api, { kind, record, field }: Asked) =>
  queryOptions({
    queryKey: [api.release, 'report-subject', kind, record, field],
    queryFn: async () => {
      const found = await orNull(readRecord(api, kind, record));
      return found && subjectOf(kind, found, field);
    },
  });
