import type { Problem } from './problem';
import type { RawTable, RawTables } from './raw-tables';
import { type ReadRow, readTable } from './read-table';
import { TABLE_NAMES, type TableName } from './tables';

export type ReadTables = { [Name in TableName]?: ReadRow<Name>[] };

/** Reads every table that has a file. */
export function readTables(raw: RawTables, problems: Problem[]): ReadTables {
  const tables: ReadTables = {};
  for (const name of TABLE_NAMES) {
    const table: RawTable | undefined = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (table) Object.assign(tables, { [name]: readTable(name, table, problems) });
  }
  return tables;
}
