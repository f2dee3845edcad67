import { CsvError, parse } from 'csv-parse/sync';
import { lineAt, UnreadableFile } from './text';

export interface CsvRows {
  rows: Record<string, string>[];
  /** The line each row starts on, 1-based. */
  lines: number[];
  /** Rows with more or fewer values than the header; they stay in `rows`, cut or filled up. */
  uneven: { row: number; line: number; reason: string }[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Rows of a table file in CSV with a header row. Throws `UnreadableFile` where no row can be made out. */
export function parseCsvRows(text: string): CsvRows {
  const records = parseRecords(text);
  const header = records[0]?.record.map((column) => column.trim());
  if (!header) throw new UnreadableFile('is empty; its first line must name the columns');
  checkHeader(header);
  const result: CsvRows = { rows: [], lines: [], uneven: [] };
  let end = records[0]?.info.lines ?? 1;
  let row = 0;
  for (const { record, info } of records.slice(1)) {
    // The parser counts lines to the end of a record; a record starts after the one before it.
    const line = end + 1;
    end = info.lines;
    if (record.length === 1 && record[0] === '') continue;
    row += 1;
    if (record.length !== header.length) {
      const reason = `has ${record.length} values where the header names ${header.length} columns`;
      result.uneven.push({ row, line, reason });
    }
    result.rows.push(Object.fromEntries(header.map((column, at) => [column, record[at] ?? ''])));
    result.lines.push(line);
  }
  return result;
}

function parseRecords(text: string): Parsed[] {
  // One kind of line end, also inside quotes, where the parser would count a CRLF as two lines.
  const plain = text.replace(/\r\n?/g, '\n');
  try {
    return parse(plain, { bom: true, info: true, relax_column_count: true }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Where the row began that could not be ended; the parser names the line where it gave up.
    const { bytes } = error as unknown as { bytes: number };
    const before = Buffer.from(plain).subarray(0, bytes).toString();
    throw new UnreadableFile(`is not valid CSV: ${csvReason(error.code)}`, lineAt(before, before.length));
  }
}

function csvReason(code: string): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quoted value is never closed';
  if (code === 'INVALID_OPENING_QUOTE') return 'a quote stands inside a value that is not quoted';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'text follows the closing quote of a value';
  return code.toLowerCase().replaceAll('_', ' ');
}

function checkHeader(header: string[]): void {
  const seen = new Set<string>();
  for (const column of header) {
    if (column === '') throw new UnreadableFile('has a column without a name in its first line', 1);
    if (seen.has(column)) throw new UnreadableFile(`names the column ${column} twice`, 1);
    seen.add(column);
  }
}
