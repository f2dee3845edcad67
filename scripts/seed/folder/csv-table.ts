import { blank, type Column, type Columns } from '@tussock/core/column/column';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, UnreadValue } from '@tussock/core/directory/raw-tables';
import { fileProblem } from '@tussock/core/directory/reporter';
import { TABLES, type TableName } from '@tussock/core/directory/tables';
import { unescaped } from '@tussock/core/text/csv';
import { parseCsvRows } from './csv';
import { examplesLeftOut, isExampleRow } from './example-rows';
import { readCellText } from './values/cell-text';
import { currencyOf } from './values/row-currency';

/** A table as a CSV file has it, its numbers and dates in the forms that the data reader knows. */
export function readCsvTable(name: TableName, file: string, text: Buffer, problems: Problem[]): RawTable {
  const columns: Columns = TABLES[name];
  const { rows, lines, uneven, delimiter } = parseCsvRows(text, Object.keys(columns));
  for (const { row, line, reason } of uneven)
    problems.push({ ...fileProblem(file, null, reason), row, line });
  const kept = rows.flatMap((row, at) =>
    isExampleRow(Object.values(row)) ? [] : { row, line: lines[at] ?? 0 },
  );
  if (kept.length < rows.length) problems.push(examplesLeftOut(file, rows.length - kept.length));
  const fields = Object.keys(rows[0] ?? {});
  const separators = delimiter === ';' ? 'unknown' : 'point';
  const read = (row: Record<string, string>, field: string, value: string): string | UnreadValue => {
    const column: Column | undefined = Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (!column) return value;
    return readCellText(column, unescaped(value), { separators, currency: currencyOf(columns, column, row) });
  };
  return {
    file,
    rows: kept.map(({ row }) => {
      const values = blank(fields);
      for (const field of fields) values[field] = read(row, field, row[field] ?? '');
      return values;
    }),
    lines: kept.map(({ line }) => line),
    text_values: true,
  };
}
