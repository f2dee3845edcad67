import type { ListedSource } from '@tussock/core/changelog/changelog';
import { decidingSources } from '@tussock/core/source/checks';
import type { Source } from '@tussock/core/source/source';

/** The ledger's entries of one record: the deciding one of each field. */
export type EntriesOf = (id: string) => Readonly<Record<string, Source>>;

const made = new WeakMap<readonly ListedSource[], Map<string, ListedSource[]>>();

/** Looks up records in a ledger; it is sorted by record once while the store keeps it. */
export function ledgerOf(ledger: readonly ListedSource[]): EntriesOf {
  let byRecord = made.get(ledger);
  if (!byRecord) {
    byRecord = new Map();
    for (const entry of ledger) {
      const { id } = entry.about;
      const entries = byRecord.get(id);
      if (entries) entries.push(entry);
      else byRecord.set(id, [entry]);
    }
    made.set(ledger, byRecord);
  }
  const records = byRecord;
  return (id) => decidingSources(records.get(id) ?? []);
}
