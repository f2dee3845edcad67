import type { Directory } from '@tussock/core/directory/directory';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { CheckError } from '../cli/failure';
import { count } from '../cli/text';
import { keyOf } from './diff/record';

export interface Removal {
  table: TableName;
  /** Rows that are in the live release and not in the folder. */
  removed: number;
  /** Rows in the live release. */
  of: number;
}

const FIFTH = 0.2;

/**
 * The tables of which publishing would remove more than a fifth: a file that is missing, cut off or of another export does
 * that. None where the live release is the demonstration, which is there to be replaced.
 */
export function largeRemovals(live: Directory, directory: Directory): Removal[] {
  if (live.settings?.demonstration) return [];
  // Rows of the table of removals stay whether or not the folder has them.
  const tables = TABLE_NAMES.filter((table) => table !== 'removals');
  return tables
    .map((table) => removal(table, live, directory))
    .filter(({ removed, of }) => removed > of * FIFTH);
}

function removal(table: TableName, live: Directory, directory: Directory): Removal {
  const keys = (tables: Directory) => (tables[table] as Row[]).map((row) => rowKey(table, row));
  const left = new Map<string, number>();
  for (const key of keys(directory)) left.set(key, (left.get(key) ?? 0) + 1);
  const before = keys(live);
  const removed = before.filter((key) => {
    const more = left.get(key) ?? 0;
    left.set(key, more - 1);
    return more <= 0;
  });
  return { table, removed: removed.length, of: before.length };
}

type Row = Record<string, unknown>;
const rowKey = (table: TableName, row: Row) =>
  table === 'offer_tags' ? `${row.offer_id} ${row.tag_id}` : keyOf(table, row);

/** Throws `CheckError` where publishing would remove more than a fifth of a table and nobody has said that it may. */
export function checkLargeRemovals(removals: readonly Removal[], source: string, allowed: boolean): void {
  if (removals.length === 0 || allowed) return;
  const lines = removals.map(
    ({ table, removed, of }) => `  ${table}: ${removed.toLocaleString('en-NZ')} of ${count(of, 'row')}`,
  );
  throw new CheckError(
    [
      `Publishing ${source} would remove more than a fifth of:`,
      ...lines,
      'Nothing was published. Check that these files are there and whole. If the rows are to go, add --allow-removals.',
    ].join('\n'),
  );
}
