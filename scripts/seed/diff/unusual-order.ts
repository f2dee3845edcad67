import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { count } from '../../cli/text';
import type { Pair, Unusual } from './unusual-record';

const LEAST_ROWS = 5;

/** A column that was sorted, or moved up or down, without the others: each row has what another one had, which only that one had. */
export function unusualOrder(table: TableName, pairs: readonly Pair[]): Unusual[] {
  return columnsOf(table).flatMap(([field]): Unusual[] => {
    const changed = pairs.filter(([before, after]) => isText(after[field]) && before[field] !== after[field]);
    if (changed.length < LEAST_ROWS) return [];
    const owners = new Map<unknown, number>();
    for (const [before] of pairs) owners.set(before[field], (owners.get(before[field]) ?? 0) + 1);
    const moved = changed.filter(([, after]) => owners.get(after[field]) === 1).length;
    if (moved < LEAST_ROWS) return [];
    const reason = `has in ${count(moved, 'row')} what another row had before: perhaps it was sorted or moved without the other columns`;
    return [{ table, key: null, title: null, field, reason }];
  });
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
