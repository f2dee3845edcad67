import type { Column } from '@tussock/core/column/column';
import { meaningText } from '@tussock/core/column/meaning-text';
import type { TableName } from '@tussock/core/directory/tables';
import { KINDS } from '../../docs/column-kinds';
import { kindText } from '../../docs/column-text';
import { textOf } from './cells';
import { exampleOf } from './example-values';

/** The comment on a heading: what the column holds, how it is written, and an example. */
export function columnNote(table: TableName, field: string, column: Column): string {
  const example = exampleText(field, column);
  return [
    column.required ? 'REQUIRED' : 'Optional: leave it empty where nothing is stated.',
    plain(meaningText(table, field, column)),
    howWritten(column),
    example && `Example: ${example}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** "One of pie, company." */
export function howWritten(column: Column): string {
  const { values, min, max } = column;
  if (values) return `One of ${Object.keys(values).join(', ')}.`;
  const bounded = min === undefined && max === undefined ? '' : ` (${plain(kindText(column))})`;
  return `${plain(KINDS[column.kind])}${bounded}`;
}

export function exampleText(field: string, column: Column): string {
  const example = exampleOf(field, column, 0);
  return example === null ? '' : (textOf(example).split('\n')[0] ?? '');
}

/** Without the marks of Markdown. */
const plain = (text: string) => text.replace(/[`*]/g, '');
