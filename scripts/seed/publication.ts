import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
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
export function checkStorable({ content }: Publication): void {
  try {
    dryRun(1, content, []);
  } catch (error) {
    throw error instanceof RecordTooLarge ? new CheckError(error.message) : error;
  }
}
