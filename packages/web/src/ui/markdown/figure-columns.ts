import type { Tokens } from 'marked';

/** "$7.5 million", "−3.3%", "13,900", "9.4 ha": its currency, its digits and its unit. */
const FIGURE = /^([+−–-]?[A-Z]{0,3}\$?)\d[\d,.]*( ?[^\s\d]*)$/;
const WITHOUT_FIGURE = new Set(['', '–', 'none', 'nil', 'nothing']);

/**
 * Whether the digits of a column are compared down it: behind the first column, all its figures have one currency and one unit.
 * A cell may say that there is none. An alignment that the text states wins.
 */
export function isFigureColumn(table: Tokens.Table, at: number): boolean {
  if (at === 0 || table.header[at]?.align) return false;
  const cells = table.rows
    .map((row) => (row[at]?.text ?? '').replaceAll('*', ''))
    .filter((text) => !WITHOUT_FIGURE.has(text));
  const forms = cells.map((text) => {
    const [, currency, unit] = FIGURE.exec(text) ?? [];
    return unit === undefined ? text : `${currency?.replace(/^[+−–-]/, '')} ${unit}`;
  });
  return cells.length > 1 && new Set(forms).size === 1 && cells.every((text) => FIGURE.test(text));
}
