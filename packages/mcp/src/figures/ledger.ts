import type { RecordChange } from '@tussock/core/changelog/changelog';
import { decidingSources } from '@tussock/core/source/checks';
import type { Source } from '@tussock/core/source/source';
import { RecordRemoved } from '@tussock/store/errors';
import type { McpDeps } from '../deps';

/** The ledger's entries of one record: the deciding one of each field. */
export type Entries = Readonly<Record<string, Source>>;

export interface LedgerRecord {
  kind: RecordChange['kind'];
  id: string;
}

/**
 * Looks up the entries of a record, which are stored with it: the ledger of a large directory is too large for a function. None where
 * there is no such record any more, and of kinds without figures.
 */
export function entriesIn(reads: McpDeps['reads'], release: number) {
  const read: Partial<Record<LedgerRecord['kind'], (id: string) => Promise<{ sources: Source[] } | null>>> = {
    offer: (id) => reads.getOfferById(release, id),
    provider: (id) => reads.getProviderById(release, id),
    platform: (id) => reads.getPlatform(release, id),
    fund: (id) => reads.getFundById(release, id),
  };
  return async ({ kind, id }: LedgerRecord): Promise<Entries> => {
    const found = await read[kind]?.(id).catch((error) => {
      if (error instanceof RecordRemoved) return null;
      throw error;
    });
    return decidingSources(found?.sources ?? []);
  };
}
