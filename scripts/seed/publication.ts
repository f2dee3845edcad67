import { type Assembled, assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { fileProblem, placeOf, rowProblem } from '@tussock/core/directory/reporter';
import { TABLE_NAMES } from '@tussock/core/directory/tables';
import { dryRun } from '@tussock/store/dry-run';
import { RecordTooLarge } from '@tussock/store/errors';
import type { Publication } from '@tussock/store/publish';
import { buildTextIndex } from '@tussock/store/text-index';
import { CheckError } from '../cli/failure';

/** Everything that is published of a directory. */
export function preparePublication(tables: Directory): Publication {
  const content = assemble(tables);
  return { tables, content, textIndex: buildTextIndex(content) };
}

/** For a dry run: what publishing checks before it writes. Throws `CheckError` for a record too large for an item. */
export function checkStorable({ content }: Pick<Publication, 'content'>): void {
  const error = tooLargeIn(content);
  if (error) throw new CheckError(error.message);
}

/** The first record that is too large for an item of the table, as a problem with its row; null where all fit. */
export function tooLarge(directory: Directory, tables: RawTables): Problem | null {
  const error = tooLargeIn(assemble(directory));
  if (error === null) return null;
  const [key = ''] = error.record.split(' ');
  for (const name of TABLE_NAMES) {
    const table: RawTable | undefined = tables[name];
    const index = table ? table.rows.findIndex((row) => key.endsWith(`#${idOf(row)}`)) : -1;
    if (!table || index === -1) continue;
    const place = placeOf(name, table, index, table.rows[index] as Record<string, unknown>);
    return rowProblem(place, null, null, `takes ${error.size}. Shorten its texts`);
  }
  return fileProblem('The folder', null, error.message);
}

function tooLargeIn(content: Assembled): RecordTooLarge | null {
  try {
    dryRun(1, content, []);
    return null;
  } catch (error) {
    if (error instanceof RecordTooLarge) return error;
    throw error;
  }
}

const idOf = (row: unknown) => String((row as { id?: unknown } | null)?.id ?? 'none').toLowerCase();
