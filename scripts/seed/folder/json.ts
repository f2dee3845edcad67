import { constants } from 'node:buffer';
import type { DataFile } from './data-file';
import { jsonElements, NoList } from './json-elements';
import { decodeText, lineAt, lineOfByte, UnreadableFile } from './text';

/** Parses JSON; throws `UnreadableFile` with the line of the mistake. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') throw new UnreadableFile('is empty. A table without rows is written []');
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    const position = /at position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? lineAt(text, text.length) : lineAt(text, Number(position));
    throw new UnreadableFile(`is not valid JSON: ${shortReason(message)}`, line);
  }
}

/** The engine's message without the position and without the excerpt of the file. */
function shortReason(message: string): string {
  return message
    .replace(/\s*(in JSON )?at position.*$/s, '')
    .replace(/, (\.\.\.)?".*$/s, '')
    .replace(/^Unexpected end of JSON input$/, 'the file ends too early');
}

/**
 * Rows of a table file in JSON: an array, one object a row. They are read one by one. A file that is not one list in UTF-8 is read
 * as one text, which shows where the mistake is, or that it is in UTF-16.
 */
export function readJsonRows(file: DataFile): unknown[] {
  const rows: unknown[] = [];
  let offset = 0;
  try {
    for (const element of jsonElements(file.pieces())) {
      ({ offset } = element);
      rows.push(JSON.parse(UTF_8.decode(element.bytes)));
    }
    return rows;
  } catch (error) {
    if (!isMistake(error)) throw error;
    if (file.size > constants.MAX_STRING_LENGTH)
      throw new UnreadableFile(
        `is not valid JSON: ${error instanceof SyntaxError ? shortReason(error.message) : error.message}`,
        lineOf(file, error instanceof NoList ? error.offset : offset),
      );
  }
  const value = parseJson(decodeText(file.bytes(), 'JSON'));
  if (!Array.isArray(value)) throw new UnreadableFile('must hold a list of rows: [ {…}, {…} ]');
  return value;
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
