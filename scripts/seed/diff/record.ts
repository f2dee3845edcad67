import type { TableName } from '@tussock/core/directory/tables';

type Row = Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** What names a row in its table. */
export function keyOf(table: TableName, row: Row): string {
  if (table === 'sources') return `${row.record} ${row.field}`;
  if (table === 'removals') return String(row.record);
  if (table === 'faqs') return text(row.id) ?? String(row.question);
  return String(row.id);
}

/** What a person calls a row. */
export function titleOf(table: TableName, row: Row): string {
  if (table === 'sources') return `source of ${row.field} of ${row.record}`;
  if (table === 'removals') return `removal of ${text(row.name) ?? row.record}`;
  return text(row.name) ?? text(row.title) ?? text(row.question) ?? String(row.id);
}
