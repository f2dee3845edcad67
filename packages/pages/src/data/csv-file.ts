import type { OpenData } from '@tussock/core/open-data/rows';
import type { OpenTable } from '@tussock/core/open-data/table-names';
import { openColumns } from '@tussock/core/open-data/tables';
import { cellText, csvText } from '@tussock/core/text/csv';

/** `offers.csv`: a table with a heading, for spreadsheets; a list in a cell is JSON. */
export function csvFile(data: OpenData, table: OpenTable): string {
  const names = openColumns(table).map(([name]) => name);
  return csvText([names, ...data[table].map((row) => names.map((name) => cellText(row[name])))]);
}
