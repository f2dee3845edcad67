import type { Column } from '@tussock/core/column/column';
import type { CellValue } from 'exceljs';
import { readCellText } from '../folder/values/cell-text';

const NUMBERS: ReadonlySet<string> = new Set(['amount', 'percent', 'number', 'integer']);
/** A cell holds one character less than fills it. */
const LONGEST_CELL = 32_766;
/** Spreadsheets miscount the days of 1900, and a date of 1905 is mostly a year that was typed. */
const FIRST_DATE = '1910-01-01';

/** The number format of the cells of a column. Texts are never turned into numbers or dates. */
export function formatOf({ kind }: Column): string {
  if (NUMBERS.has(kind) || kind === 'boolean') return 'General';
  return kind === 'date' ? 'yyyy-mm-dd' : '@';
}

/** A loaded value as a cell of a workbook. */
export function cellOf({ kind }: Column, value: unknown): CellValue {
  if (kind === 'date' && typeof value === 'string' && value >= FIRST_DATE)
    return new Date(`${value}T00:00:00Z`);
  if (typeof value === 'number') return Number(value.toPrecision(15)) === value ? value : String(value);
  return typeof value === 'boolean' ? value : textOf(value);
}

/** Whether a spreadsheet gives the value back as it is: not one that it would cut or take for something else. */
export function fitsCell(column: Column, value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'boolean' || value == null) return true;
  const text = textOf(value);
  if (text.length > LONGEST_CELL || /_x[0-9a-f]{4}_/i.test(text)) return false;
  return readCellText(column, text, { separators: 'unknown', currency: null }) === text;
}

/** A loaded value as a text: words with a bar between them, other lists as JSON. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value.every((each) => typeof each === 'string') ? value.join('|') : JSON.stringify(value);
}
