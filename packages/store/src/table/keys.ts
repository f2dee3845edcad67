import { createHash } from 'node:crypto';
import type { SluggedKind } from '../records/directory-reads';
import { INDEX_NAMES, type IndexName, KEY_ATTRIBUTES, TABLE } from './table';

/** An item as it stands in the table: its keys and the native fields of a record. */
export type Item = { pk: string; sk: string } & Record<string, unknown>;

export type RecordKind = SluggedKind | 'platform' | 'locked';

/** A run of positions 0, 1, 2… that is read page by page; `index` null is the table itself. */
export interface ListPartition {
  index: IndexName | null;
  key: string;
}

export const RELEASES = 'RELEASES';
export const LIVE = 'LIVE';
export const releaseKey = (release: number) => ({ pk: RELEASES, sk: String(release).padStart(10, '0') });

export const position = (n: number) => String(n).padStart(7, '0');

export const listOf = (release: number, name: string): ListPartition => ({
  index: null,
  key: `${release}#list#${name}`,
});
export const offersWithStatus = (release: number, status: string): ListPartition => ({
  index: 'byStatus',
  key: `${release}#offers#${status}`,
});
export const offersWithTag = (release: number, tagSlug: string): ListPartition => ({
  index: 'byTag',
  key: `${release}#offers#${tagSlug}`,
});
export const inAssetClass = (
  release: number,
  kind: 'offers' | 'funds',
  assetClassId: string,
): ListPartition => ({ index: 'byAssetClass', key: `${release}#${kind}#${assetClassId}` });

/** The name of a partition in the manifest's counts, the release left out. */
export const countName = ({ index, key }: ListPartition) =>
  `${index ?? 'table'}:${key.slice(key.indexOf('#') + 1)}`;

/** The partition of a name in the manifest's counts. */
export function partitionNamed(release: number, name: string): ListPartition {
  const [index, ...rest] = name.split(':');
  const key = `${release}#${rest.join(':')}`;
  return { index: index === 'table' ? null : (index as IndexName), key };
}

/** The index partitions that an item stands in, and the list that it is part of. */
export function partitionsOf(item: Item): ListPartition[] {
  const indexed = INDEX_NAMES.flatMap((index) => {
    const key = item[TABLE.globalIndexes[index].hashKey];
    return typeof key === 'string' ? [{ index, key }] : [];
  });
  return /^\d+#list#/.test(item.pk) ? [{ index: null, key: item.pk }, ...indexed] : indexed;
}

/** The keys that put an item at a place of a list. */
export function placeIn({ index, key }: ListPartition, at: number): Record<string, string> {
  const { hashKey, rangeKey } = index ? TABLE.globalIndexes[index] : TABLE.primaryIndex;
  return { [hashKey]: key, [rangeKey]: position(at) };
}

/** The keys of a record, or with `part` of one item of its collection, under its id and (if it has one) its slug. */
export function recordKeys(
  release: number,
  kind: RecordKind,
  id: string,
  slug: string | null,
  part = '',
): { pk: string; sk: string } {
  const keys = { pk: `${release}#${kind}#${id}`, sk: `record${part}` };
  return slug === null ? keys : { ...keys, ...slugKeys(release, kind, slug, part) };
}

/** Sixteen partitions a kind: few enough to be counted before a release goes live, enough to spread the writes. */
export const slugPartition = (release: number, kind: RecordKind, slug: string): ListPartition => ({
  index: 'bySlug',
  key: `${release}#${kind}#${createHash('sha256').update(slug).digest('hex')[0]}`,
});

const slugKeys = (release: number, kind: RecordKind, slug: string, part: string) => ({
  slug_pk: slugPartition(release, kind, slug).key,
  // '#' is in no slug, so that "a#" finds all of "a" and nothing of "a-b".
  slug_sk: `${slug}#record${part}`,
});

export const addressKey = (release: number, kind: RecordKind, slug: string) => ({
  pk: `${release}#address#${kind}#${slug}`,
  sk: 'address',
});

const KEYS: ReadonlySet<string> = new Set(KEY_ATTRIBUTES);

/** The native fields of an item, its keys left behind. Copied one by one: an object that had fields deleted is slow to read. */
export function withoutKeys(item: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name in item) if (!KEYS.has(name)) fields[name] = item[name];
  return fields;
}
