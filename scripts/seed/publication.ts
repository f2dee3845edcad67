import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { RecordTooLarge } from '@tussock/store/errors';
import type { Publication } from '@tussock/store/publish';
import { survey } from '@tussock/store/survey';
import { buildTextIndex } from '@tussock/store/text-index';
import { CheckError } from '../cli/failure';

/** Everything that is published of a directory. */
export function preparePublication(tables: Directory): Publication {
  const content = assemble(tables);
  return { tables, content, textIndex: buildTextIndex(content) };
}

/** What publishing checks before it writes, for a dry run. Throws `CheckError` for a record that no item can hold. */
export function checkStorable({ content }: Publication): void {
  try {
    survey(1, content, []);
  } catch (error) {
    throw error instanceof RecordTooLarge ? new CheckError(error.message) : error;
  }
}
