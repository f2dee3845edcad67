import type { Directory } from '@tussock/core/directory/directory';
import { TABLES, type TableName } from '@tussock/core/directory/tables';
import { TABLE_OF_KIND } from '@tussock/core/removal/columns';
import { keyOf, titleOf } from './record';
import { leftBefore, type Row, type Stored, type Unusual } from './unusual-record';

const TABLE_OF_SLUG = { ...TABLE_OF_KIND, tag: 'tags', 'asset-class': 'asset_classes' } as const;

/**
 * Records that took the address of another one, also one that it had earlier or before it was removed: links to that one would lead to
 * them. A record that changed its id only is no other.
 */
export function unusualAddress(
  table: TableName,
  before: Directory,
  after: Directory,
  { retired }: Pick<Stored, 'retired'>,
): Unusual[] {
  if (!('slug' in TABLES[table])) return [];
  const rows = before[table] as Row[];
  const owners = new Map(rows.filter(({ slug }) => slug !== null).map((row) => [row.slug, row]));
  const older = retired.filter(({ kind }) => TABLE_OF_SLUG[kind] === table);
  const left = older.length === 0 ? [] : leftBefore(table, before);
  const byId = new Map(older.length === 0 ? [] : [...left, ...rows].map((row) => [row.id, row]));
  const olderOwners = new Map(older.map(({ slug, id }) => [slug, byId.get(id)]));
  return (after[table] as Row[]).flatMap((row): Unusual[] => {
    const owner = owners.get(row.slug) ?? olderOwners.get(String(row.slug));
    if (!owner || owner.id === row.id || titleOf(table, owner) === titleOf(table, row)) return [];
    const isGone = left.includes(owner);
    const was = owners.has(row.slug) || isGone ? 'was the address' : 'was an earlier address';
    const gone = isGone ? ', which was removed' : '';
    return [
      {
        table,
        key: keyOf(table, row),
        title: titleOf(table, row),
        field: 'slug',
        reason: `${was} of ${titleOf(table, owner)}${gone}, so links to that one lead here now`,
      },
    ];
  });
}
