import type { Problem } from '@tussock/core/directory/problem';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import type { Row, Worksheet } from 'exceljs';
import { headingOf, nearestColumn } from '../headings';
import { contentOf, shownText } from './cell-content';

export interface Heading {
  /** Name of the column. */
  name: string;
  /** Number of the sheet's column, from 1, and its letter. */
  at: number;
  letter: string;
}

type Report = (reason: string, more?: Partial<Problem>) => void;

/** The headings of a sheet, in its first row with content, whose number is `top`. Null where they cannot be used. */
export function headingsOf(
  sheet: Worksheet,
  table: TableName,
  report: Report,
): { headings: Heading[]; top: number } | null {
  const columns = columnsOf(table).map(([name]) => name);
  const first = firstRow(sheet);
  if (first === null) return null;
  const headings: Heading[] = [];
  first.eachCell((cell, at) => {
    const written = shownText(contentOf(cell));
    if (written !== '') headings.push({ name: headingOf(written, columns), at, letter: letterOf(sheet, at) });
  });
  const top = first.number;
  if (!headings.some(({ name }) => columns.includes(name))) {
    report(`must have the names of columns in its first row, such as ${columns.slice(0, 3).join(', ')}`, {
      line: top,
    });
    return null;
  }
  const twice = headings.filter(({ name }, at) => headings.findIndex((one) => one.name === name) < at);
  for (const { name, letter } of twice)
    report(`names the column ${name} twice. Keep one of them`, { line: top, cell: `${letter}${top}` });
  const nameless = columnsWithoutName(sheet, new Set(headings.map(({ at }) => at)), top);
  for (const { letter, line } of nameless)
    report(`has values in column ${letter}, which has no heading`, { line, cell: `${letter}${line}` });
  if (twice.length > 0) return null;
  const names = new Set(headings.map(({ name }) => name));
  const known = headings.filter(({ name, letter }) => {
    const meant = columns.includes(name) ? undefined : nearestColumn(name, table, names);
    if (meant === undefined) return true;
    const more = { line: top, cell: `${letter}${top}`, value: name, did_you_mean: meant };
    report('has a heading that is not a column. Correct it or delete the column', more);
    return false;
  });
  return { headings: known, top };
}

function firstRow(sheet: Worksheet): Row | null {
  let first: Row | null = null;
  sheet.eachRow((row) => {
    if (first === null && hasContent(row)) first = row;
  });
  return first;
}

function hasContent(row: Row): boolean {
  let found = false;
  row.eachCell((cell) => {
    found ||= contentOf(cell).kind !== 'empty';
  });
  return found;
}

/** Columns with values below the headings and none in them, each with the first row that has one. */
function columnsWithoutName(sheet: Worksheet, named: ReadonlySet<number>, top: number) {
  const found = new Map<number, number>();
  sheet.eachRow((row, line) => {
    if (line <= top) return;
    row.eachCell((cell, at) => {
      if (!named.has(at) && !found.has(at) && contentOf(cell).kind !== 'empty') found.set(at, line);
    });
  });
  return [...found].map(([at, line]) => ({ letter: letterOf(sheet, at), line }));
}

const letterOf = (sheet: Worksheet, at: number) => sheet.getColumn(at).letter;
