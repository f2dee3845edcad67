import type { RecordChange } from '@tussock/core/changelog/changelog';
import { decidingSources } from '@tussock/core/source/checks';
import type { MarkSettings } from '@tussock/core/source/mark';
import type { Source } from '@tussock/core/source/source';
import { RecordRemoved } from '@tussock/store/errors';
import type { McpDeps } from '../deps';
import { type Provenance, provenanceOf } from './provenance';

/** What the ledger's entries of one record say: the deciding one of each field. */
export type Entries = Readonly<Record<string, Provenance>>;

/** What these entries say on a New Zealand date. */
export const entriesOn = (sources: readonly Source[], today: string, settings: MarkSettings): Entries =>
  Object.fromEntries(
    Object.entries(decidingSources(sources)).map(([field, entry]) => [
      field,
      provenanceOf(entry, today, settings),
    ]),
  );

export interface LedgerRecord {
  kind: RecordChange['kind'];
  id: string;
}

/**
 * Looks up the entries of a record, which are stored with it: the ledger of a large directory is too large for a function. None where
 * there is no such record any more, and of kinds without figures.
 */
export function sourcesIn(reads: McpDeps['reads'], release: number) {
  const read: Partial<Record<LedgerRecord['kind'], (id: string) => Promise<{ sources: Source[] } | null>>> = {
    offer: (id) => reads.getOfferById(release, id),
    provider: (id) => reads.getProviderById(release, id),
    platform: (id) => reads.getPlatform(release, id),
    fund: (id) => reads.getFundById(release, id),
  };
  return async ({ kind, id }: LedgerRecord): Promise<Source[]> => {
    const found = await read[kind]?.(id).catch((error) => {
      if (error instanceof RecordRemoved) return null;
      throw error;
    });
    return found?.sources ?? [];
  };
}
