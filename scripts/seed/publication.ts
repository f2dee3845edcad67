import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { RecordTooLarge } from '@tussock/store/errors';
import type { Publication } from '@tussock/store/publish';
import { survey } from '@tussock/store/survey';
import { buildTextIndex } from '@tussock/store/text-index';
import { DataWrong } from './failure';

/** Everything that is published of a directory. Throws `DataWrong` for a record that no item of the table can hold. */
export function preparePublication(tables: Directory): Publication {
  const content = assemble(tables);
  try {
    survey(1, content, []);
  } catch (error) {
    if (error instanceof RecordTooLarge) throw new DataWrong(`${error.message}. Nothing was published.`);
    throw error;
  }
  return { tables, content, textIndex: buildTextIndex(content) };
}
