/** What spreadsheets take for the beginning of a formula, also in the wide forms of East Asian keyboards. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Rows as CSV (RFC 4180): every field quoted, quotes doubled, lines ended by CRLF. A field that a spreadsheet would run
 * as a formula is preceded by an apostrophe. It begins with a byte order mark, by which spreadsheets know UTF-8.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

/** Hands a CSV file to the visitor, without asking any server. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
