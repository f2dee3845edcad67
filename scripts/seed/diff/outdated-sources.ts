import type { Directory } from '@tussock/core/directory/directory';
import type { RecordChange } from './diff-directories';

export interface OutdatedSource {
  record: string;
  field: string;
  title: string | null;
  checked_on: string;
}

/**
 * Entries of the fact ledger that say of a changed figure what they said before: the figure is another, and nobody has
 * looked since. An entry is up to date again once its `checked_on` is later than that of every entry of before.
 */
export function outdatedSources(
  changes: readonly RecordChange[],
  before: Pick<Directory, 'sources'>,
  after: Pick<Directory, 'sources'>,
): OutdatedSource[] {
  const changed = new Set(
    changes.flatMap(({ key, fields, change }) =>
      change === 'changed' ? fields.map(({ field }) => `${key} ${field}`) : [],
    ),
  );
  const lastLook = new Map<string, string>();
  for (const { record, field, checked_on } of before.sources) {
    const figure = `${record} ${field}`;
    if (checked_on > (lastLook.get(figure) ?? '')) lastLook.set(figure, checked_on);
  }
  return after.sources
    .filter(({ record, field, checked_on }) => {
      const figure = `${record} ${field}`;
      return changed.has(figure) && checked_on <= (lastLook.get(figure) ?? '');
    })
    .map(({ record, field, title, checked_on }) => ({ record, field, title, checked_on }));
}
