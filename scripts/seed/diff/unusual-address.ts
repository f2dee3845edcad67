import type { Directory } from '@tussock/core/directory/directory';
import { TABLES, type TableName } from '@tussock/core/directory/tables';
import { keyOf, titleOf } from './record';
import type { Row, Unusual } from './unusual-record';

/** Records that took the address of another one: links to that one would lead to them. A record that changed its id only is no other. */
export function unusualAddress(table: TableName, before: Directory, after: Directory): Unusual[] {
  if (!('slug' in TABLES[table])) return [];
  const owners = new Map(
    (before[table] as Row[]).filter(({ slug }) => slug !== null).map((row) => [row.slug, row]),
  );
  return (after[table] as Row[]).flatMap((row): Unusual[] => {
    const owner = owners.get(row.slug);
    if (!owner || owner.id === row.id || titleOf(table, owner) === titleOf(table, row)) return [];
    return [
      {
        ...{ table, key: keyOf(table, row), title: titleOf(table, row), field: 'slug' },
        reason: `was the address of ${titleOf(table, owner)}, so links to that one lead here now`,
      },
    ];
  });
}
