import { CsvError, parse } from 'csv-parse/sync';
import { delimiterOf } from './delimiter';
import { headingOf } from './headings';
import { lineAt, UnreadableFile } from './text';

export interface CsvRows {
  rows: Record<string, string>[];
  /** The line each row starts on, 1-based. */
  lines: number[];
  /** Rows with more or fewer values than the header; they stay in `rows`, cut or filled up. */
  uneven: { row: number; line: number; reason: string }[];
  delimiter: string;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Rows of a table file in CSV with a header row; `columns` are the names that its headings may have. Rows without a value
 * are left out. Throws `UnreadableFile` where no row can be made out.
 */
export function parseCsvRows(text: string, columns: readonly string[] = []): CsvRows {
  const { delimiter, body, skipped } = delimiterOf(text);
  const records = parseRecords(body, delimiter, skipped);
  const header = headerOf(records, columns);
  const result: CsvRows = { rows: [], lines: [], uneven: [], delimiter };
  let end = (records[0]?.info.lines ?? 1) + skipped;
  let row = 0;
  for (const { record, info } of records.slice(1)) {
    // The parser counts lines to the end of a record; a record starts after the one before it.
    const line = end + 1;
    end = info.lines + skipped;
    if (isBlank(record)) continue;
    row += 1;
    const values = withoutEmptyEnd(record, header.length);
    if (values.length !== header.length) {
      const reason = `has ${values.length} values where the header names ${header.length} columns${curlyHint(record)}`;
      result.uneven.push({ row, line, reason });
    }
    result.rows.push(Object.fromEntries(header.map((column, at) => [column, values[at] ?? ''])));
    result.lines.push(line);
  }
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

function parseRecords(text: string, delimiter: string, skipped: number): Parsed[] {
  try {
    const options = { delimiter, bom: true, info: true, relax_column_count: true } as const;
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Where the row began that could not be ended; the parser names the line where it gave up.
    const { bytes } = error as unknown as { bytes: number };
    const before = Buffer.from(text).subarray(0, bytes).toString();
    const line = lineAt(before, before.length) + skipped;
    throw new UnreadableFile(`is not valid CSV: ${csvReason(error.code)}`, line);
  }
}

function csvReason(code: string): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quoted value is never closed';
  if (code === 'INVALID_OPENING_QUOTE') return 'a quote is inside a value that is not quoted';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'text follows the closing quote of a value';
  return code.toLowerCase().replaceAll('_', ' ');
}

function headerOf(records: readonly Parsed[], columns: readonly string[]): string[] {
  const first = records[0]?.record;
  if (!first) throw new UnreadableFile('is empty; its first line must name the columns');
  const named = first.findLastIndex((column) => column.trim() !== '') + 1;
  const isWider = ({ record }: Parsed) => !isBlank(record.slice(named));
  const header = records.some(isWider) ? first : first.slice(0, named);
  const names = header.map((column) => headingOf(column, columns));
  const seen = new Set<string>();
  for (const name of names) {
    if (name === '') throw new UnreadableFile('has a column without a name in its first line', 1);
    if (seen.has(name)) throw new UnreadableFile(`names the column ${name} twice`, 1);
    seen.add(name);
  }
  return names;
}
