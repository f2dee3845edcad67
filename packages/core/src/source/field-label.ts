import type { Columns } from '../column/column';
import { columnLabel } from '../column/column-label';
import { valueText } from '../column/value-text';
import { RECORD_COLUMNS } from '../removal/record-columns';
import type { SourceKind } from './kind';

const COLUMNS: Readonly<Record<string, Columns>> = RECORD_COLUMNS;
const columnsOf = (kind: string | null): Columns => COLUMNS[kind ?? ''] ?? {};

/** Whether records of a kind have a field that pages show under this name. */
export const isField = ({ kind, field }: { kind: SourceKind; field: string }): boolean =>
  Object.hasOwn(columnsOf(kind), field) && columnsOf(kind)[field]?.label !== undefined;

/** The value of a field of a record in words, of a link the name; null where it is not stated, or is not one of a few words. */
export function fieldText(
  { kind, field }: { kind: SourceKind; field: string },
  row: Readonly<Record<string, unknown>>,
): string | null {
  const column = columnsOf(kind)[field];
  if (!column?.label || column.kind === 'markdown' || column.kind === 'documents') return null;
  // The type of a fund is a word in its column, and has a name like a record that a link leads to in what is answered.
  const linked = row[field.replace(/_id$/, '')];
  if (isNamed(linked)) return linked.name;
  return column.to ? null : valueText(column, row[field], row);
}

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value;

/** What readers call a field of a record; of a record that has left the directory the kind may not be known. */
export const fieldLabel = ({ kind, field }: { kind: string | null; field: string }): string =>
  columnLabel(columnsOf(kind), field);
