import type { Directory } from '@tussock/core/directory/directory';
import { type NameOf, namesOf } from '@tussock/core/directory/link-names';
import type { TableName } from '@tussock/core/directory/tables';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';

type Row = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** What names a row in its table. */
export function keyOf(table: TableName, row: Row): string {
  if (table === 'sources') return `${row.record} ${row.field}`;
  if (table === 'removals') return String(row.record);
  if (table === 'faqs') return text(row.id) ?? String(row.question);
  if (table === 'corrections') return text(row.id) ?? `${row.record} ${row.field} ${row.reported_on}`;
  return String(row.id);
}

/** Rows by key; a key that comes twice (two sources of one figure) is numbered. */
export function rowsByKey(table: TableName, rows: readonly Row[]): Map<string, Row> {
  const result = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(table, row);
    let free = key;
    for (let n = 2; result.has(free); n++) free = `${key} (${n})`;
    result.set(free, row);
  }
  return result;
}

/** What a person calls a row. */
export function titleOf(table: TableName, row: Row): string {
  if (table === 'sources') return `source of ${row.field} of ${row.record}`;
  if (table === 'corrections') return `correction of ${row.field} of ${row.record}`;
  if (table === 'removals') return `removal of ${text(row.name) ?? row.record}`;
  return text(row.name) ?? text(row.title) ?? text(row.question) ?? String(row.id);
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** A title in which the records that it has by their ids have their names. */
export const withNames = (title: string, nameOf: NameOf): string =>
  title.replace(ID, (id) => nameOf(SOURCE_COLUMNS.record.to, id) ?? id);

/** The names of the records that a change can be about or lead to: those of the last directory that has them. */
export function recordNames(...directories: readonly Directory[]): NameOf {
  const latestFirst = directories.map(namesOf).reverse();
  return (to, id) => latestFirst.map((nameOf) => nameOf(to, id)).find((name) => name !== undefined);
}
