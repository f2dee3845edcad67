import type { RecordChange } from '@tussock/core/changelog/changelog';
import { latest } from './lastmod';

export interface RecordTimes {
  /** When readers could first see it: its own date, or that of the release that listed it last where that is later. */
  listed_at: string | null;
  /** When it was listed or changed last. */
  changed_at: string | null;
}

/**
 * The times of a record of a kind, by the change log and its own date: it can be published with a date of long ago. A record of
 * another kind may have the same id, as a firm that is both provider and platform has.
 * @param changes of any kind, newest first
 */
export function recordTimes(
  changes: readonly RecordChange[],
  of: RecordChange['kind'] | null,
): (record: { id: string; created_at?: string | null }) => RecordTimes {
  const listed = new Map<string, string>();
  const changed = new Map<string, string>();
  for (const { change, kind, about, published_at } of changes) {
    if (kind !== of || change === 'removed') continue;
    if (!changed.has(about.id)) changed.set(about.id, published_at);
    if (change === 'added' && !listed.has(about.id)) listed.set(about.id, published_at);
  }
  return ({ id, created_at = null }) => {
    const listed_at = latest([created_at, listed.get(id)]) ?? null;
    return { listed_at, changed_at: latest([listed_at, changed.get(id)]) ?? null };
  };
}
