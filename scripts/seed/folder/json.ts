import { lineAt, UnreadableFile } from './text';

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

/** Rows of a table file in JSON: an array, one object a row. */
export function parseJsonRows(text: string): unknown[] {
  const value = parseJson(text);
  if (!Array.isArray(value)) throw new UnreadableFile('must hold a list of rows: [ {…}, {…} ]');
  return value;
}
