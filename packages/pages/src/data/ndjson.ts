import type { OpenData } from '@tussock/core/open-data/rows';
import { OPEN_TABLE_NAMES } from '@tussock/core/open-data/table-names';

/** A line of `records.ndjson`, without what ends it, by its table and id. Lines are in the order of their keys. */
function recordLines(data: OpenData): Map<string, string> {
  const lines = new Map<string, string>();
  for (const table of [...OPEN_TABLE_NAMES].sort())
    for (const record of data[table])
      lines.set(`${table} ${record.id}`, JSON.stringify({ table, id: record.id, record }));
  return lines;
}

/** `records.ndjson`: every row of a release, a line each. */
export const recordsFile = (data: OpenData): string => textOf([...recordLines(data).values()]);

/**
 * `delta.ndjson`: what turns the rows of one release into those of another. A line that is added or changed is the line of the
 * other release with `op` in front.
 */
export function deltaFile(before: OpenData, after: OpenData): string {
  const [had, has] = [recordLines(before), recordLines(after)];
  const lines = [...new Set([...had.keys(), ...has.keys()])].sort().flatMap((key) => {
    const line = has.get(key);
    if (line === had.get(key)) return [];
    if (line === undefined) {
      // An id of an older system may have spaces; a table has none in its name.
      const end = key.indexOf(' ');
      return [JSON.stringify({ op: 'DEL', table: key.slice(0, end), id: key.slice(end + 1) })];
    }
    return [`{"op":"${had.has(key) ? 'MOD' : 'ADD'}",${line.slice(1)}`];
  });
  return textOf(lines);
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
