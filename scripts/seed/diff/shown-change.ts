import type { Column, Columns } from '@tussock/core/column/column';
import { columnLabel } from '@tussock/core/column/column-label';
import { NOT_APPLICABLE, NOT_STATED, valueText } from '@tussock/core/column/value-text';
import type { NameOf } from '@tussock/core/directory/link-names';
import { TABLES } from '@tussock/core/directory/tables';
import { short } from '../../cli/text';
import type { RecordChange } from './diff-directories';
import type { FieldChange } from './diff-fields';

type Row = Readonly<Record<string, unknown>>;

export interface ShownChange {
  label: string;
  before: string;
  after: string;
}

const LONGEST = 600;

/** The columns of the table of a change; the settings have none. */
export const columnsOfChange = ({ table }: Pick<RecordChange, 'table'>): Columns =>
  table === 'settings' ? {} : TABLES[table];

/** A change of a field as a visitor would read it: its label and both values in words; a link by the name of its record. */
export function shownChange(
  record: RecordChange,
  change: FieldChange,
  [was, is]: readonly [Row, Row],
  nameOf: NameOf,
): ShownChange {
  const columns = columnsOfChange(record);
  const column = columns[change.field];
  const label = columnLabel(columns, change.field);
  if ('locked' in change) return { label, before: 'locked', after: 'changed' };
  const text = (value: unknown, row: Row) => {
    const none = listOf(row.not_applicable).includes(change.field) ? NOT_APPLICABLE : NOT_STATED;
    if (value === null) return none;
    const name = isText(value) && column?.to ? nameOf(column.to, value) : undefined;
    return name ?? short(inWords(value, column, row, none), LONGEST);
  };
  return { label, before: text(change.before, was), after: text(change.after, is) };
}

/** @param none the words for an empty list */
function inWords(value: unknown, column: Column | undefined, row: Row, none: string): unknown {
  const words = column && typeof value !== 'object' ? valueText(column, value, row) : null;
  if (words !== null) return words;
  const isTextList = Array.isArray(value) && value.every(isText);
  return isTextList ? value.join(', ') || none : value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
