/** What spreadsheets read as the beginning of a formula, including the full-width signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** A figure below zero, such as a loss: it is no formula. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

const isFormula = (text: string) => FORMULA.test(text);

/** Apostrophes before a formula: one of them is ours, the others are part of the text. */
const isEscaped = (text: string) => text.startsWith("'") && isFormula(text.replace(/^'+/, ''));

/** A text as a field shows it: an apostrophe in front keeps a spreadsheet from running it as a formula. */
const escaped = (text: string) =>
  isEscaped(text) || (isFormula(text) && !NEGATIVE.test(text)) ? `'${text}` : text;

/** The text of a field that `csvText` wrote, or that a person kept from being a formula in the same way. */
export const unescaped = (field: string) => (isEscaped(field) ? field.slice(1) : field);

/**
 * Rows as CSV (RFC 4180): every field quoted, quotes doubled, lines ended by CRLF. A byte order mark tells spreadsheets that it
 * is UTF-8. Nothing in it is a formula.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => `"${escaped(text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

/** A value as the text of a field: nothing for what is missing, JSON for a list or an object. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
