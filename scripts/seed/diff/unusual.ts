import type { Column } from '@tussock/core/column/column';
import type { Directory } from '@tussock/core/directory/directory';
import { columnsOf, TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { lockedFieldsOf } from './locked';
import { keyOf, recordNames, rowsByKey, titleOf, withNames } from './record';
import { unusualAddress } from './unusual-address';
import { unusualEndings } from './unusual-ending';
import { unusualIdentity } from './unusual-identity';
import { unusualNumbers } from './unusual-numbers';
import { unusualOrder } from './unusual-order';
import { unusualProvider } from './unusual-provider';
import type { Pair, Row, Stored, Unusual } from './unusual-record';
import { unusualRemovals } from './unusual-removal';
import { unusualReturn } from './unusual-return';
import { unusualSettings } from './unusual-settings';
import { unusualSources } from './unusual-source';
import { unusualValue } from './unusual-value';

/**
 * What is unusual in a directory beside the one before, and beside what the stored releases know. Nothing is where the one before is the
 * demonstration.
 */
export function unusualChanges(before: Directory, after: Directory, stored: Stored): Unusual[] {
  if (before.settings?.demonstration && !after.settings?.demonstration) return [];
  const locked = lockedFieldsOf(before, after);
  const found = TABLE_NAMES.filter((table) => table !== 'offer_tags').flatMap((table) => {
    const was = rowsByKey(table, before[table] as Row[]);
    const is = rowsByKey(table, after[table] as Row[]);
    const pairs = [...is].flatMap(([key, row]): Pair[] => {
      const previous = was.get(key);
      return previous ? [[previous, row]] : [];
    });
    const own = pairs.flatMap((pair) => unusualFields(table, pair, locked(table, pair[1])));
    return [
      ...unusualReturn(table, after, stored.denied),
      ...unusualRemovals(table, before, after),
      ...own,
      ...unusualEndings(table, pairs),
      ...unusualNumbers(table, pairs),
      ...unusualOrder(table, pairs),
      ...unusualProvider(table, pairs, after),
      ...unusualSources(table, pairs, before, after),
      ...unusualIdentity(table, before, after),
      ...unusualAddress(table, before, after, stored),
    ];
  });
  found.push(...unusualSettings(before, after));
  if (found.length === 0) return found;
  const names = recordNames(before, after);
  return found.map((one) => ({ ...one, title: one.title === null ? null : withNames(one.title, names) }));
}

function unusualFields(table: TableName, pair: Pair, locked: ReadonlySet<string>): Unusual[] {
  const [, row] = pair;
  const columns = columnsOf(table);
  return columns.flatMap(([field, column]: [string, Column]) => {
    const reason = unusualValue(field, column, pair, { columns, isLocked: locked.has(field) });
    return reason === null
      ? []
      : [{ table, key: keyOf(table, row), title: titleOf(table, row), field, reason }];
  });
}
