import type { Column } from '../column/column';
import { meaningText } from '../column/meaning-text';
import { isStated } from '../money/money';
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
  const stated = rows.filter((row) => states(row, name, column)).map((row) => row[name]);
  return {
    ...{ name, label: column.label ?? null, kind: kindOf(column), unit: unitOf(column) },
    meaning: meaningText(table, name, column),
    values: column.values ? Object.entries(column.values).map(([value, label]) => ({ value, label })) : null,
    example: stated[0] === undefined ? null : exampleText(stated[0]),
    stated: stated.length,
  };
}

/** Whether a row states a column: neither by a default, nor through another column, nor by an amount of 0. */
function states(row: OpenRow, name: string, { kind }: Column): boolean {
  if ([row.defaulted, row.derived].some((names) => Array.isArray(names) && names.includes(name)))
    return false;
  return kind === 'amount' ? isStated(row[name] as number | null) : hasValue(row[name]);
}

const hasValue = (value: unknown) =>
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
