import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable } from '@tussock/core/directory/raw-tables';
import { placeOf, rowProblem } from '@tussock/core/directory/reporter';
import type { TableName } from '@tussock/core/directory/tables';

/** A text that a row states, as its file has it. */
export interface StatedText {
  text: string;
  row: Record<string, unknown>;
  index: number;
}

/** The texts of a column, without spaces around them. */
export function statedTexts({ rows }: RawTable, field: string): StatedText[] {
  return rows.flatMap((each, index): StatedText[] => {
    const row = (each ?? {}) as Record<string, unknown>;
    const value = row[field];
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [{ text, row, index }];
  });
}

/** A warning of such a text. Its column must not be one that is locked in an exclusive offer. */
export const textWarning = (
  name: TableName,
  table: RawTable,
  field: string,
  { text, row, index }: StatedText,
  reason: string,
): Problem => rowProblem(placeOf(name, table, index, row), field, text, reason, 'warning');
