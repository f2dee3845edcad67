import { blank } from '@tussock/core/column/column';
import { CsvError, parse } from 'csv-parse/sync';
import { delimiterOf } from './delimiter';
import { headingOf } from './headings';
import { lineOfByte, UnreadableFile } from './text';

export interface CsvRows {
  rows: Record<string, string>[];
  /** The line each row starts on, 1-based. */
  lines: number[];
  /** Rows with more or fewer values than the header; they stay in `rows`, cut or filled up. */
  uneven: { row: number; line: number; reason: string }[];
  delimiter: string;
}

/**
 * Rows of a table file in CSV with a header row, from its text in UTF-8; `columns` are the names that its headings may have. Rows
 * without a value are left out. Throws `UnreadableFile` where no row can be made out.
 */
export function parseCsvRows(text: Buffer, columns: readonly string[] = []): CsvRows {
  const { delimiter, body, skipped } = delimiterOf(text);
  const result: CsvRows = { rows: [], lines: [], uneven: [], delimiter };
  const nameOf = (heading: string) => headingOf(heading, columns);
  const written: string[][] = [];
  let header: string[] = [];
  let isWider = false;
  let end = skipped;
  let row = 0;
  forEachRecord(body, { delimiter, skipped }, (record, lines) => {
    // The parser counts lines to the end of a record; a record starts after the one before it.
    const line = end + 1;
    end = lines + skipped;
    if (written.length === 0) {
      written.push(record);
      header = record.slice(0, record.findLastIndex((column) => column.trim() !== '') + 1).map(nameOf);
      return;
    }
    if (isBlank(record)) return;
    row += 1;
    isWider ||= !isBlank(record.slice(header.length));
    const values = withoutEmptyEnd(record, header.length);
    if (values.length !== header.length) {
      const reason = `has ${values.length} values where the header names ${header.length} columns${curlyHint(record)}`;
      result.uneven.push({ row, line, reason });
    }
    const named = blank(header);
    for (const [at, column] of header.entries()) named[column] = values[at] ?? '';
    result.rows.push(named as Record<string, string>);
    result.lines.push(line);
  });
  const [first] = written;
  if (first === undefined) throw new UnreadableFile('is empty; its first line must name the columns');
  checkHeader(isWider ? first.map(nameOf) : header, columns);
  return result;
}

const isBlank = (record: readonly string[]) => record.every((value) => value.trim() === '');

/** A spreadsheet ends every line with as many delimiters as its widest one. */
function withoutEmptyEnd(record: string[], length: number): string[] {
  return record.length > length && isBlank(record.slice(length)) ? record.slice(0, length) : record;
}

const curlyHint = (record: readonly string[]) =>
  record.some((value) => /^\s*[“„]|”\s*$/.test(value))
    ? '. Curly quotation marks do not hold a value together: use straight ones'
    : '';

/** Each record with the number of the line on which it ends. */
function forEachRecord(
  text: Buffer,
  { delimiter, skipped }: { delimiter: string; skipped: number },
  read: (record: string[], lines: number) => void,
): void {
  // What the callback answers is kept: nothing.
  const on_record = (record: string[], { lines }: { lines: number }) => void read(record, lines);
  try {
    parse(text, { delimiter, bom: true, relax_column_count: true, on_record });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Where the row began that could not be ended; the parser names the line where it gave up.
    const { bytes } = error as unknown as { bytes: number };
    throw new UnreadableFile(`is not valid CSV: ${csvReason(error.code)}`, lineOfByte(text, bytes) + skipped);
  }
}

function csvReason(code: string): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quoted value is never closed';
  if (code === 'INVALID_OPENING_QUOTE') return 'a quote is inside a value that is not quoted';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'text follows the closing quote of a value';
  return code.toLowerCase().replaceAll('_', ' ');
}

/** Throws `UnreadableFile` where a column has no name or the name of another; `known` are the columns of the table. */
function checkHeader(names: readonly string[], known: readonly string[]): void {
  const isHeader = known.length === 0 || names.some((name) => known.includes(name));
  // An empty line, a title above the names, or rows without names.
  if (!isHeader)
    throw new UnreadableFile(
      `must have the names of columns in its first line, such as ${known.slice(0, 3).join(', ')}`,
      1,
    );
  const seen = new Set<string>();
  for (const name of names) {
    if (name === '') throw new UnreadableFile('has a column without a name in its first line', 1);
    if (seen.has(name)) throw new UnreadableFile(`names the column ${name} twice`, 1);
    seen.add(name);
  }
}
