import type { Directory } from '@tussock/core/directory/directory';
import type { TableName } from '@tussock/core/directory/tables';
import { keyOf, titleOf } from './record';
import type { Unusual } from './unusual-record';

/**
 * New removals of which nothing says what was removed, such as one with a mistyped id, or of a person who left before. No address tells of
 * them, and nothing is taken out of earlier releases.
 */
export function unusualRemovals(table: TableName, before: Directory, after: Directory): Unusual[] {
  if (table !== 'removals') return [];
  const known = new Set(before.removals.map(({ record }) => record));
  return after.removals
    .filter(({ record, kind, name }) => (kind === null || name === null) && !known.has(record))
    .map((row) => ({
      table,
      key: keyOf(table, row),
      title: titleOf(table, row),
      field: 'record',
      reason: `names nothing that the live release shows or has removed, so ${row.for_cause ? 'nothing is hidden' : 'no page tells of it'}. Correct it, or state kind and name of what left before`,
    }));
}
