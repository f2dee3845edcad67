import { hash } from 'node:crypto';
import { keyRemover } from '@tussock/server/table/definition';
import { DIRECTORY_TABLE, INDEX_NAMES, type IndexName } from './table';

/** An item as it is stored: its keys and, under `json`, the fields of a record. */
export type Item = Key & Record<string, unknown>;

export type Key = { pk: string; sk: string };
export const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Kinds of records that have an address made of a slug. */
export type SluggedKind = 'offer' | 'provider' | 'platform' | 'fund' | 'tag' | 'asset-class' | 'blog-post';
export type RecordKind = SluggedKind | 'locked';

/** What an item has besides its keys. */
export const withoutKeys = keyRemover(DIRECTORY_TABLE);

/** The names of the key attributes of an index; null is the table itself. */
export const keyNames = (index: IndexName | null) =>
  index ? DIRECTORY_TABLE.globalIndexes[index] : DIRECTORY_TABLE.primaryIndex;

export const RELEASES = 'RELEASES';
export const LIVE = 'LIVE';
/** Releases that are not live and may be looked at with a token. */
export const PREVIEWS = 'PREVIEWS';
export const releaseKey = (release: number) => ({ pk: RELEASES, sk: String(release).padStart(10, '0') });
export const previewKey = (release: number) => ({ ...releaseKey(release), pk: PREVIEWS });

/** A partition of a release with items at positions 0, 1, 2…; `index` null is the table itself. */
export interface List {
  index: IndexName | null;
  /** The key of the partition, the release left out. */
  name: string;
}

export const position = (n: number) => String(n).padStart(7, '0');

export const partitionKey = (release: number, { name }: List) => `${release}#${name}`;

export const listOf = (name: string): List => ({ index: null, name: `list#${name}` });
export const offersWithStatus = (status: string): List => ({ index: 'byStatus', name: `offers#${status}` });
export const offersWithTag = (tagSlug: string): List => ({ index: 'byTag', name: `offers#${tagSlug}` });
export const inAssetClass = (kind: 'offers' | 'funds', assetClassId: string): List => ({
  index: 'byAssetClass',
  name: `${kind}#${assetClassId}`,
});

/** What a list is called in the counts of a manifest and in cursors. */
export const countName = ({ index, name }: List) => `${index ?? 'table'}:${name}`;

/** The list that `countName` named. */
export function listNamed(counted: string): List {
  const [index = '', ...name] = counted.split(':');
  return { index: index === 'table' ? null : (index as IndexName), name: name.join(':') };
}

/** The lists and index partitions that an item is part of. */
export function listsOf(item: Item): List[] {
  const withoutRelease = (key: string) => key.slice(key.indexOf('#') + 1);
  const indexed = INDEX_NAMES.flatMap((index) => {
    const key = item[keyNames(index).hashKey];
    return typeof key === 'string' ? [{ index, name: withoutRelease(key) }] : [];
  });
  return /^\d+#list#/.test(item.pk) ? [{ index: null, name: withoutRelease(item.pk) }, ...indexed] : indexed;
}

/** The keys that put an item at a position of a list. */
export function keysAt(release: number, list: List, at: number): Record<string, string> {
  const { hashKey, rangeKey } = keyNames(list.index);
  return { [hashKey]: partitionKey(release, list), [rangeKey]: position(at) };
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
export const slugBucket = (kind: RecordKind, slug: string): List => ({
  index: 'bySlug',
  name: `${kind}#${hash('sha256', slug)[0]}`,
});

const slugKeys = (release: number, kind: RecordKind, slug: string, part: string) => ({
  slug_pk: partitionKey(release, slugBucket(kind, slug)),
  // No slug has a '#', so that "a#" finds all of "a" and nothing of "a-b".
  slug_sk: `${slug}#record${part}`,
});

/** What offers are grouped by beside their lists. */
export type OfferGroupKind = 'asset-class' | 'provider' | 'platform';

export const offerGroupKey = (release: number, kind: OfferGroupKind, address: string) =>
  `${release}#offers-of#${kind}#${address}`;

/** What is stored of the whole directory for pages that state something of all of it. */
export type WholePart = 'overview' | 'ended' | 'corrections' | 'record-counts';

export const wholeKey = (release: number, part: WholePart) => `${release}#whole#${part}`;

export const addressKey = (release: number, kind: RecordKind, slug: string) => ({
  pk: `${release}#address#${kind}#${slug}`,
  sk: 'address',
});
