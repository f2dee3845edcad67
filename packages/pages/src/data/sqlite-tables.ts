import type { Column } from '@tussock/core/column/column';
import type { OpenData } from '@tussock/core/open-data/rows';
import { OPEN_TABLE_NAMES } from '@tussock/core/open-data/table-names';
import { openColumns } from '@tussock/core/open-data/tables';
import type { ListedRelease } from '@tussock/core/release/release';
import { type SqliteTable, sqliteFile } from './sqlite-file';
import type { SqliteValue } from './sqlite-record';

const TYPES: Partial<Record<Column['kind'], string>> = {
  amount: 'REAL',
  percent: 'REAL',
  number: 'REAL',
  integer: 'INTEGER',
  boolean: 'INTEGER',
};

/** `directory.sqlite`: a table for each table of a release, and one row about the release itself. */
export function directoryDatabase(
  data: OpenData,
  { release, published_at, hash }: Pick<ListedRelease, 'release' | 'published_at' | 'hash'>,
): Buffer {
  const about: SqliteTable = {
    name: 'release',
    columns: [
      ['release', 'INTEGER'],
      ['published_at', 'TEXT'],
      ['hash', 'TEXT'],
    ],
    rows: [[release, published_at, hash]],
  };
  const tables = OPEN_TABLE_NAMES.map((name): SqliteTable => {
    const columns = openColumns(name);
    return {
      name,
      columns: columns.map(([column, { kind }]) => [column, TYPES[kind] ?? 'TEXT']),
      rows: data[name].map((row) => columns.map(([column, { kind }]) => cellOf(row[column], kind in TYPES))),
    };
  });
  return sqliteFile([about, ...tables]);
}

/** True and false are 1 and 0; a list is JSON. */
function cellOf(value: unknown, isNumber: boolean): SqliteValue {
  if (value === null || value === undefined) return null;
  if (isNumber) return Number(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
