import type { Directory } from '@tussock/core/directory/directory';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { EXAMPLE_MARK } from '../folder/example-rows';
import { asWritten } from '../folder/write-folder';
import { exampleOf } from './example-values';

/** Values by the name of their column. */
export type TemplateRow = Readonly<Record<string, unknown>>;

/** The rows of a table in a template: those of a directory, or two examples. */
export const templateRows = (name: TableName, directory: Directory | null): TemplateRow[] =>
  directory === null ? exampleRows(name) : directory[name].map(asWritten);

/** Two rows that show what each column takes. Their first cell says that they are examples, and the load leaves them out. */
function exampleRows(name: TableName): TemplateRow[] {
  return ([0, 1] as const).map((which) =>
    Object.fromEntries(
      columnsOf(name).map(([field, column], at) => [
        field,
        at === 0 ? EXAMPLE_MARK : exampleOf(field, column, which),
      ]),
    ),
  );
}
