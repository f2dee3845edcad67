import type { Directory } from '@tussock/core/directory/directory';
import type { RecordChange } from './diff-directories';
import { lockedFieldsOf } from './locked';

export interface OutdatedSource {
  record: string;
  field: string;
  /** Null where it has none, or where it is locked with its figure. */
  title: string | null;
  checked_on: string;
}

/**
 * Entries of the fact ledger that say of a changed figure what they said before: the figure is another, and nobody has
 * looked since. An entry is up to date again once its `checked_on` is later than that of every earlier entry.
 */
export function outdatedSources(
  changes: readonly RecordChange[],
  before: Pick<Directory, 'sources' | 'offers'>,
  after: Pick<Directory, 'sources' | 'offers'>,
): OutdatedSource[] {
  const lockedIn = lockedFieldsOf(before, after);
  const changed = new Set(changes.flatMap(({ key, fields }) => fields.map(({ field }) => `${key} ${field}`)));
  const lastLook = lastLooks(before.sources);
  return after.sources
    .filter(({ record, field, checked_on }) => {
      const figure = `${record} ${field}`;
      return changed.has(figure) && checked_on <= (lastLook.get(figure) ?? '');
    })
    .map((source) => {
      const { record, field, checked_on } = source;
      return {
        record,
        field,
        title: lockedIn('sources', source).has('title') ? null : source.title,
        checked_on,
      };
    });
}

/** The day of the last look at each figure, by record and field. */
export function lastLooks(sources: Directory['sources']): Map<string, string> {
  const last = new Map<string, string>();
  for (const { record, field, checked_on } of sources) {
    const figure = `${record} ${field}`;
    if (checked_on > (last.get(figure) ?? '')) last.set(figure, checked_on);
  }
  return last;
}
