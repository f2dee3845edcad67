import type { OpenData } from '@tussock/core/open-data/dictionary-of';
import type { OpenTable } from '@tussock/core/open-data/table-names';
import { openColumns } from '@tussock/core/open-data/tables';
import { csvText } from '@tussock/web/csv';

/** `offers.csv`: a table with a heading, for spreadsheets; a list in a cell is JSON. */
export function csvFile(data: OpenData, table: OpenTable): string {
  const names = openColumns(table).map(([name]) => name);
  return csvText([names, ...data[table].map((row) => names.map((name) => textOf(row[name])))]);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
