import { constants } from 'node:buffer';
import { type ParseError, parse } from 'jsonc-parser';
import type { DataFile } from './data-file';
import { jsonElements, NoList } from './json-elements';
import { repeatedKeys } from './repeated-keys';
import { decodeText, lineAt, lineOfByte, UnreadableFile } from './text';

/** Parses JSON; throws `UnreadableFile` with the line of the mistake. `nothing` is what a file without content is written as. */
export function parseJson(text: string, nothing: string): unknown {
  if (text.trim() === '') throw new UnreadableFile(`is empty. ${nothing}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const offset = offsetOf(message, text);
    const line = offset === undefined ? null : lineAt(text, offset);
    throw new UnreadableFile(`is not valid JSON: ${shortReason(message)}`, line);
  }
}

/** Where the mistake is. Node says it of some mistakes only. */
function offsetOf(message: string, text: string): number | undefined {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const mistakes: ParseError[] = [];
  parse(text, mistakes, { disallowComments: true, allowTrailingComma: false });
  return mistakes[0]?.offset;
}

/** The engine's message without the position and without the excerpt of the file. */
function shortReason(message: string): string {
  return message
    .replace(/\s*(in JSON )?at position.*$/s, '')
    .replace(/, (\.\.\.)?".*$/s, '')
    .replace(/^Unexpected end of JSON input$/, 'the file ends too early');
}

/** The rows of a file, and the keys that an object of one of them has more than once, with the index of the row. */
export interface JsonRows {
  rows: unknown[];
  repeated: { index: number; key: string }[];
}

/**
 * Rows of a table file in JSON: an array, one object a row. They are read one by one. A file that is not one list in UTF-8 is read
 * as one text, which shows where the mistake is, or that it is in UTF-16.
 */
export function readJsonRows(file: DataFile): JsonRows {
  let offset = 0;
  try {
    return rowsIn(file.pieces(), (at) => {
      offset = at;
    });
  } catch (error) {
    if (!isMistake(error)) throw error;
    if (file.size > constants.MAX_STRING_LENGTH)
      throw new UnreadableFile(
        `is not valid JSON: ${error instanceof SyntaxError ? shortReason(error.message) : error.message}`,
        lineOf(file, error instanceof NoList ? error.offset : offset),
      );
  }
  const text = decodeText(file.bytes(), 'JSON');
  if (!Array.isArray(parseJson(text, 'A table without rows is written []')))
    throw new UnreadableFile('must hold a list of rows: [ {…}, {…} ]');
  return rowsIn([Buffer.from(text)]);
}

/** `begins` gets the bytes before each row, before the row is read. */
function rowsIn(pieces: Iterable<Buffer>, begins?: (offset: number) => void): JsonRows {
  const found: JsonRows = { rows: [], repeated: [] };
  for (const { bytes, offset } of jsonElements(pieces)) {
    begins?.(offset);
    const text = UTF_8.decode(bytes);
    const index = found.rows.push(JSON.parse(text)) - 1;
    for (const key of repeatedKeys(text)) found.repeated.push({ index, key });
  }
  return found;
}

/** A byte order mark within the file is no space. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What the decoder throws for bytes that are not UTF-8 is a `TypeError`. */
const isMistake = (error: unknown): error is Error =>
  error instanceof NoList || error instanceof SyntaxError || error instanceof TypeError;

/** The line of a byte, without reading the file as one text. */
function lineOf(file: DataFile, offset: number): number {
  let [line, before] = [1, 0];
  for (const piece of file.pieces()) {
    line += lineOfByte(piece, offset - before) - 1;
    before += piece.length;
    if (before >= offset) break;
  }
  return line;
}
