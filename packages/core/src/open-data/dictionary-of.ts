import type { Column } from '../column/column';
import { meaningText } from '../column/meaning-text';
import type { TableCount } from './counts';
import type { DictionaryColumn, DictionaryTable } from './dictionary';
import { OPEN_TABLE_NAMES, type OpenTable } from './table-names';
import { OPEN_TABLES, openColumns } from './tables';

/** What the columns of a data release mean, with how many rows state each. A table or a column that is newer than the counts was stated nowhere. */
export function dictionaryOf(counts: Readonly<Partial<Record<OpenTable, TableCount>>>): DictionaryTable[] {
  return OPEN_TABLE_NAMES.map((table) => ({
    table,
    about: OPEN_TABLES[table].about,
    rows: counts[table]?.rows ?? 0,
    columns: openColumns(table).map(([name, column]) => columnOf(table, name, column, counts[table])),
  }));
}

function columnOf(table: OpenTable, name: string, column: Column, counts?: TableCount): DictionaryColumn {
  const { example = null, stated = 0 } = counts?.columns[name] ?? {};
  return {
    name,
    label: column.label ?? null,
    kind: kindOf(column),
    unit: unitOf(column),
    meaning: meaningText(table, name, column),
    values: column.values ? Object.entries(column.values).map(([value, label]) => ({ value, label })) : null,
    example,
    stated,
  };
}

/** How a text is checked when it is loaded is nothing to its readers. */
const kindOf = ({ kind }: Column): string => (kind === 'copy' ? 'text' : kind);

function unitOf({ kind, unit, currency }: Column): string | null {
  if (kind === 'amount') return currency ? `in ${currency}` : 'NZD';
  if (kind === 'percent') return ['%', unit].filter(Boolean).join(' ');
  return unit ?? null;
}
