import { stringify } from 'csv-stringify/sync';

/**
 * Rows as a CSV file that spreadsheets open: a cell that begins like a formula is escaped, since they would run it. The
 * columns are those of the rows where none are given.
 */
export const csvFile = (rows: object[], columns: readonly string[] = columnsOf(rows)): string =>
  stringify(rows, {
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    cast: { boolean: String },
  });

const columnsOf = (rows: object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];
