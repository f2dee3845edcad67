import { downloadFile } from './download-file';

/** What spreadsheets read as the beginning of a formula, including the full-width signs of East Asian keyboards. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** A figure below zero, such as a loss: it is no formula. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/**
 * Rows as CSV (RFC 4180): every field quoted, quotes doubled, lines ended by CRLF. A field that a spreadsheet would run
 * as a formula gets an apostrophe in front. A byte order mark tells spreadsheets that it is UTF-8.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const isFormula = (text: string) => FORMULA.test(text) && !NEGATIVE.test(text);
  const field = (text: string) => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

/** Downloads rows as a CSV file that is made in the browser. */
export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  downloadFile(fileName, 'text/csv', csvText(rows));
