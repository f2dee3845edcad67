import { statedValue } from '@tussock/core/changelog/field-changes';
import type { Column } from '@tussock/core/column/column';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { count } from '../../cli/text';
import type { Pair, Unusual } from './unusual-record';

const LEAST_ROWS = 5;
const FIFTH = 0.2;

/** Columns that changed, or lost their value, in many rows at once: more than a fifth of them, and five at least. */
export function unusualNumbers(table: TableName, pairs: readonly Pair[]): Unusual[] {
  const found = (field: string, reason: string): Unusual => ({
    table,
    key: null,
    title: null,
    field,
    reason,
  });
  return columnsOf(table).flatMap(([field, column]) => {
    const stated = pairs.filter(([before]) => isStated(statedValue(before, field)));
    const emptied = stated.filter(([, after]) => !isStated(statedValue(after, field))).length;
    if (isMany(emptied, stated.length))
      return [
        found(field, `is now empty in ${emptied} of the ${count(stated.length, 'row')} that stated it`),
      ];
    if (!isChoice(field, column)) return [];
    const changed = pairs.filter(([before, after]) => before[field] !== after[field]).length;
    return isMany(changed, pairs.length)
      ? [found(field, `changed in ${changed} of ${count(pairs.length, 'row')}`)]
      : [];
  });
}

const isMany = (some: number, all: number) => some >= LEAST_ROWS && some > all * FIFTH;

const isStated = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** A column whose values are few: they do not change together. */
const isChoice = (field: string, { kind }: Column) =>
  kind === 'one-of' || kind === 'boolean' || kind === 'currency' || field === 'status';
