import { documentParts } from './document-parts';
import type { ReadRow, ReadTables } from './read-tables';
import type { RowPlace } from './reporter';
import { columnsOf, TABLE_NAMES, type TableName } from './tables';

/** A text of a row, and where it is. */
export interface TextIn {
  place: RowPlace;
  column: string;
  /** The column, or the part of one: "documents[0].title". */
  field: string;
  text: string;
}

/** The texts in the columns of some kinds, of all tables; of documents the titles or the addresses. */
export function* textsIn(
  tables: ReadTables,
  kinds: readonly string[],
  part: 'title' | 'address' = 'title',
): Generator<TextIn> {
  for (const name of TABLE_NAMES) {
    const columns = columnsOf(name).filter(([, { kind }]) => kinds.includes(kind));
    const rows: ReadRow<TableName>[] = tables[name] ?? [];
    for (const { place, fields } of rows)
      for (const [column, { kind }] of columns) {
        const value = fields[column];
        if (kind === 'documents') yield* documentTexts(place, column, value, part);
        else if (typeof value === 'string') yield { place, column, field: column, text: value };
      }
  }
}

function* documentTexts(
  place: RowPlace,
  column: string,
  documents: unknown,
  part: 'title' | 'address',
): Generator<TextIn> {
  for (const [field, text] of documentParts(column, documents, part)) yield { place, column, field, text };
}
