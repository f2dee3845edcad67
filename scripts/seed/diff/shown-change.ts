import type { Columns } from '@tussock/core/column/column';
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
    if (name !== undefined) return name;
    const words = column && typeof value !== 'object' ? valueText(column, value, row) : null;
    return short(
      words ?? (Array.isArray(value) && value.every(isText) ? value.join(', ') || none : value),
      LONGEST,
    );
  };
  return { label, before: text(change.before, was), after: text(change.after, is) };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
