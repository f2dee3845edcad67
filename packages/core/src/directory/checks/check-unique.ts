import { isUuid } from '../../identifier/identifier';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { type RowPlace, rowProblem, rowWords } from '../reporter';
import { TABLE_NAMES, type TableName } from '../tables';

/** Ids and slugs are unique within their table, and no slug looks like an id. */
export function checkUnique(tables: ReadTables, problems: Problem[]): void {
  for (const name of TABLE_NAMES) {
    const rows: ReadRow<TableName>[] = tables[name] ?? [];
    checkField(rows, 'id', problems);
    checkField(rows, 'slug', problems);
    for (const { place, fields } of rows) {
      if (typeof fields.slug === 'string' && isUuid(fields.slug)) {
        problems.push(rowProblem(place, 'slug', fields.slug, 'must not look like an id'));
      }
    }
  }
}

function checkField(rows: ReadRow<TableName>[], field: 'id' | 'slug', problems: Problem[]): void {
  const first = new Map<string, RowPlace>();
  for (const { place, fields } of rows) {
    const value = fields[field];
    if (typeof value !== 'string') continue;
    // Two spellings of one address would lead to one record only.
    const address = value.toLowerCase();
    const before = first.get(address);
    if (before === undefined) first.set(address, place);
    else
      problems.push(
        rowProblem(
          place,
          field,
          value,
          `is already taken by ${rowWords(before)}. Correct one of them, or take one out`,
        ),
      );
  }
}
