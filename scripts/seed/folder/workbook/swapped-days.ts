import type { Columns } from '@tussock/core/column/column';
import type { Worksheet } from 'exceljs';
import { contentOf } from './cell-content';
import type { Heading } from './sheet-headings';

/** A day that no month has a number for: 20/11/2026. */
const DAY_FIRST = /^\s*(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{4}\b/;
const MONTHS = 12;

export interface SwappedDays {
  field: string;
  /** The first date cell, and a date that stayed a text. */
  cell: string;
  line: number;
  text: string;
}

/**
 * The columns in which a program with American dates has perhaps changed the day and the month: it makes 4 March of 3/4/2026, and leaves
 * 20/11/2026 as text. In such a column no date cell has a day after the twelfth.
 */
export function swappedDays(
  sheet: Worksheet,
  headings: readonly Heading[],
  lines: readonly number[],
  columns: Columns,
): SwappedDays[] {
  return headings.flatMap(({ name, at, letter }): SwappedDays[] => {
    const kind = Object.hasOwn(columns, name) ? columns[name]?.kind : undefined;
    if (kind !== 'date' && kind !== 'timestamp') return [];
    const { date, text } = daysIn(sheet, at, lines) ?? {};
    if (date === undefined || text === undefined) return [];
    return [{ field: name, cell: `${letter}${date}`, line: date, text: `${letter}${text}` }];
  });
}

/** The lines of the first date cell and of the first date that stayed a text; null where a date cell has a day after the twelfth. */
function daysIn(
  sheet: Worksheet,
  at: number,
  lines: readonly number[],
): { date: number | undefined; text: number | undefined } | null {
  let [date, text]: (number | undefined)[] = [];
  for (const line of lines) {
    const content = contentOf(sheet.getRow(line).getCell(at));
    if (content.kind === 'date') {
      if (content.date.getUTCDate() > MONTHS) return null;
      date ??= line;
    } else if (content.kind === 'text' && DAY_FIRST.test(content.text)) text ??= line;
  }
  return { date, text };
}
