import type { Directory } from '@tussock/core/directory/directory';
import type { TableName } from '@tussock/core/directory/tables';
import { TABLE_OF_KIND } from '@tussock/core/removal/columns';
import { recordName, removableRecords } from '@tussock/core/removal/shown-records';
import type { Denied } from '@tussock/store/denied';
import { keyOf, titleOf } from './record';
import type { Row, Unusual } from './unusual-record';

/**
 * What every release would show again: records that were removed for cause, and what an offer had locked. After a roll-back the release
 * that was live before it says so, which is not the one that a folder is compared with.
 */
export function unusualReturn(table: TableName, after: Directory, { locked, removed }: Denied): Unusual[] {
  const own = removed.filter(({ kind }) => TABLE_OF_KIND[kind] === table);
  const unlocked = new Set(table === 'offers' ? locked : []);
  if (own.length === 0 && unlocked.size === 0) return [];
  const shown = new Set(removableRecords(after).map(recordName));
  const back = new Map(own.filter((one) => shown.has(recordName(one))).map(({ id, reason }) => [id, reason]));
  return (after[table] as Row[]).flatMap((row): Unusual[] => {
    const id = String(row.id);
    const one = { table, key: keyOf(table, row), title: titleOf(table, row) };
    const cause = back.get(id);
    if (cause !== undefined)
      return [
        { ...one, field: 'id', reason: `comes back in every release; it was removed for cause: ${cause}` },
      ];
    if (row.is_exclusive === false && unlocked.has(id))
      return [
        { ...one, field: 'is_exclusive', reason: 'was true: what it locked is shown in every release' },
      ];
    return [];
  });
}
