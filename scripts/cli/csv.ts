import { cellText, csvText } from '@tussock/core/text/csv';

/** Rows as a CSV file that spreadsheets open. The columns are those of the rows where none are given. */
export const csvFile = (rows: object[], columns: readonly string[] = columnsOf(rows)): string =>
  csvText([
    columns,
    ...rows.map((row) => columns.map((column) => cellText((row as Record<string, unknown>)[column]))),
  ]);

const columnsOf = (rows: object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];
