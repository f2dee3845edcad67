import type { Directory } from '@tussock/core/directory/directory';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { diffFields, type FieldChange } from './diff-fields';
import { lockedFieldsOf } from './locked';
import { rowsByKey, titleOf } from './record';
import { withTags } from './with-tags';

export interface RecordChange {
  table: Exclude<TableName, 'offer_tags'> | 'settings';
  change: 'added' | 'removed' | 'changed';
  /** What names the record in its table: its id, or what stands for one. */
  key: string;
  title: string;
  /** Of a changed record. */
  fields: FieldChange[];
}

type Row = Record<string, unknown>;

/**
 * What differs between two directories, record by record and field by field. Tags of an offer are a field of the offer.
 * Values of locked fields of exclusive offers are left out.
 */
export const diffDirectories = (before: Directory, after: Directory): RecordChange[] => [
  ...changesBetween(before, after),
];

/** The same one by one: all of a large directory take as much memory as its tables. */
export function* changesBetween(before: Directory, after: Directory): Generator<RecordChange> {
  const locked = lockedFieldsOf(before, after);
  const [old, now] = [withTags(before), withTags(after)];
  for (const table of TABLE_NAMES) {
    if (table === 'offer_tags') continue;
    const [was, is] = [rowsByKey(table, old[table] as Row[]), rowsByKey(table, now[table] as Row[])];
    yield* changesOfTable(table, was, is, locked);
  }
  const settings = diffFields((before.settings ?? {}) as Row, (after.settings ?? {}) as Row, new Set());
  if (settings.length > 0)
    yield { table: 'settings', change: 'changed', key: 'settings', title: 'settings', fields: settings };
}

function* changesOfTable(
  table: Exclude<TableName, 'offer_tags'>,
  was: ReadonlyMap<string, Row>,
  is: ReadonlyMap<string, Row>,
  locked: ReturnType<typeof lockedFieldsOf>,
): Generator<RecordChange> {
  for (const [key, row] of was)
    if (!is.has(key)) yield { table, change: 'removed', key, title: titleOf(table, row), fields: [] };
  for (const [key, row] of is) {
    const previous = was.get(key);
    if (!previous) yield { table, change: 'added', key, title: titleOf(table, row), fields: [] };
    else if (previous !== row) {
      const fields = diffFields(previous, row, locked(table, row));
      if (fields.length > 0) yield { table, change: 'changed', key, title: titleOf(table, row), fields };
    }
  }
}
