import type { Assembled } from '@tussock/core/directory/assemble';
import { RecordTooLarge } from '../table/errors';
import type { Item, Key } from '../table/keys';
import { recordFields } from '../table/record-text';
import { itemHash } from './chain';
import { countItem, releaseItems } from './release-items';
import type { Redirect } from './retired-slugs';

/** Under the 400 KB of DynamoDB. */
const LARGEST_ITEM_BYTES = 380 * 1024;

export interface DryRun {
  /** Number of items of each index partition and list. */
  partitions: Record<string, number>;
  keys: HashedKey[];
}

/** The key of an item, and the hash of the whole item. */
export type HashedKey = Key & { hash: string };

/**
 * Goes through all items without writing: each is checked against its schema and its size, and every partition is
 * counted. Throws `RecordTooLarge` for an item that the table would refuse.
 */
export function dryRun(release: number, content: Assembled, redirects: readonly Redirect[]): DryRun {
  const partitions: Record<string, number> = {};
  const keys: HashedKey[] = [];
  for (const item of releaseItems(release, content, redirects)) {
    assertFits(item);
    countItem(partitions, item);
    keys.push({ pk: item.pk, sk: item.sk, hash: itemHash(item) });
  }
  return { partitions, keys };
}

function assertFits(item: Item): void {
  let bytes = 0;
  for (const name in item) bytes += name.length + Buffer.byteLength(item[name] as string);
  if (bytes <= LARGEST_ITEM_BYTES) return;
  const fields = recordFields(item);
  const title = fields.name ?? fields.title ?? fields.question;
  const key = item.pk.slice(item.pk.indexOf('#') + 1);
  throw new RecordTooLarge(title ? `${key} (${title})` : key, bytes);
}
