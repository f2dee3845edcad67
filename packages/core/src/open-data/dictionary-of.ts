import type { Column } from '../column/column';
import { meaningText } from '../column/meaning-text';
import type { DictionaryColumn, DictionaryTable } from './dictionary';
import { OPEN_TABLE_NAMES, type OpenTable } from './table-names';
import { OPEN_TABLES, openColumns } from './tables';

/** A row of a data release: every column of its table, null where it has no value. */
export type OpenRow = Readonly<Record<string, unknown>>;
export type OpenData = Readonly<Record<OpenTable, readonly OpenRow[]>>;

const LONGEST_EXAMPLE = 60;

/** What the columns of a data release mean, with how many rows state each. */
export function dictionaryOf(data: OpenData): DictionaryTable[] {
  return OPEN_TABLE_NAMES.map((table) => ({
    table,
    about: OPEN_TABLES[table].about,
    rows: data[table].length,
    columns: openColumns(table).map(([name, column]) => columnOf(table, name, column, data[table])),
  }));
}

function columnOf(
  table: OpenTable,
  name: string,
  column: Column,
  rows: readonly OpenRow[],
): DictionaryColumn {
  const stated = rows.map((row) => row[name]).filter(isStated);
  return {
    ...{ name, label: column.label ?? null, kind: kindOf(column), unit: unitOf(column) },
    meaning: meaningText(table, name, column),
    values: column.values ? Object.entries(column.values).map(([value, label]) => ({ value, label })) : null,
    example: stated[0] === undefined ? null : exampleText(stated[0]),
    stated: stated.length,
  };
}

const isStated = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** How a text is checked when it is loaded is nothing to its readers. */
const kindOf = ({ kind }: Column): string => (kind === 'copy' ? 'text' : kind);

function unitOf({ kind, unit, currency }: Column): string | null {
  if (kind === 'amount') return currency ? `in ${currency}` : 'NZD';
  if (kind === 'percent') return ['%', unit].filter(Boolean).join(' ');
  return unit ?? null;
}

function exampleText(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE - 1).trimEnd()}…` : text;
}
