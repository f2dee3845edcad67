import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable } from '@tussock/core/directory/raw-tables';
import { placeOf, rowProblem } from '@tussock/core/directory/reporter';
import type { TableName } from '@tussock/core/directory/tables';
import type { DataFile } from './data-file';
import { readJsonRows } from './json';
import { REPEATED } from './repeated-keys';

/** A table as a JSON file has it. A key that a row has more than once is an error: only its last value would be loaded. */
export function readJsonTable(
  name: TableName,
  file: string,
  content: DataFile,
  problems: Problem[],
): RawTable {
  const { rows, repeated } = readJsonRows(content);
  const table: RawTable = { file, rows, text_values: false };
  for (const { key, index } of repeated) {
    const place = placeOf(name, table, index, Object(rows[index]));
    problems.push(rowProblem(place, key.slice(0, 60), null, REPEATED));
  }
  return table;
}
