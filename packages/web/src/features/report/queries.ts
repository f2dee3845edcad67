import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { SourceKind } from '@tussock/core/source/kind';
import { type Api, pin } from '../../lib/api';
import { type ReportSubject, subjectOf } from './report-subject';

/** What the address of the form names. */
export interface Asked {
  kind: SourceKind;
  /** Id or slug. */
  record: string;
  /** Name of a column; null for the record as a whole. */
  field: string | null;
}

/** What a report is about, as its page shows it now; null where the directory does not list it, or no longer. */
export const reportSubjectQuery = (api: Api, asked: Asked) =>
  queryOptions({
    queryKey: [api.release, 'report-subject', asked.kind, asked.record, asked.field],
    queryFn: () =>
      readSubject(api, asked).catch((error: { status?: number }) => {
        if (error.status === 404 || error.status === 410) return null;
        throw error;
      }),
  });

async function readSubject(
  { client: { api }, release }: Api,
  { kind, record, field }: Asked,
): Promise<ReportSubject> {
  const of = { param: { idOrSlug: record }, query: pin(release) };
  switch (kind) {
    case 'offer':
      return subjectOf(kind, await read(api.offers[':idOrSlug'].$get(of)), field);
    case 'fund':
      return subjectOf(kind, await read(api.funds[':idOrSlug'].page.$get(of)), field);
    case 'provider':
      return subjectOf(kind, await read(api.providers[':idOrSlug'].page.$get(of)), field);
    case 'platform': {
      const platform = await read(api.platforms[':id'].$get({ ...of, param: { id: record } }));
      return subjectOf(kind, platform, field);
    }
  }
}
