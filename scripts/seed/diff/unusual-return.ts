import type { Directory } from '@tussock/core/directory/directory';
import type { TableName } from '@tussock/core/directory/tables';
import { keyOf, titleOf } from './record';
import type { Row, Unusual } from './unusual-record';

/** What every release would show again: records that were removed for cause, and what an offer had locked. */
export function unusualReturn(table: TableName, before: Directory, after: Directory): Unusual[] {
  const removed = new Map(
    before.removals.filter((one) => one.for_cause).map((one) => [one.record, one.reason]),
  );
  const locked = new Set(before.offers.filter((offer) => offer.is_exclusive).map(({ id }) => id));
  return (after[table] as Row[]).flatMap((row): Unusual[] => {
    const id = String(row.id);
    const one = { table, key: keyOf(table, row), title: titleOf(table, row) };
    const cause = table === 'removals' ? undefined : removed.get(id);
    if (cause !== undefined)
      return [
        { ...one, field: 'id', reason: `comes back in every release; it was removed for cause: ${cause}` },
      ];
    if (table === 'offers' && row.is_exclusive === false && locked.has(id))
      return [
        { ...one, field: 'is_exclusive', reason: 'was true: what it locked is shown in every release' },
      ];
    return [];
  });
}
