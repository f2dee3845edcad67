import type { Directory } from '@tussock/core/directory/directory';
import { TABLES, type TableName } from '@tussock/core/directory/tables';
import { keyOf, titleOf } from './record';
import { leftBefore, type Row, type Unusual } from './unusual-record';

/** Records that went, now or in an earlier release, and came back under another id: their addresses, sources and history would end. */
export function unusualIdentity(table: TableName, before: Directory, after: Directory): Unusual[] {
  const columns: object = TABLES[table];
  if (!('id' in columns) || !('name' in columns)) return [];
  const [was, is] = [before[table] as Row[], after[table] as Row[]];
  const now = new Set(is.map((row) => row.id));
  const gone = new Map(
    [...leftBefore(table, before), ...was].filter((row) => !now.has(row.id)).map((row) => [row.name, row]),
  );
  const old = new Set(was.map((row) => row.id));
  return is
    .filter((row) => !old.has(row.id) && gone.has(row.name))
    .map((row) => ({
      table,
      key: keyOf(table, row),
      title: titleOf(table, row),
      field: 'id',
      reason: `is new, and the record of this name had the id ${gone.get(row.name)?.id}`,
    }));
}
