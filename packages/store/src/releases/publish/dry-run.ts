import type { Assembled } from '@tussock/core/directory/assemble';
import { RecordTooLarge } from '../../table/errors';
import type { Item, Key } from '../../table/keys';
import { recordFields } from '../../table/record-text';
import { itemHash } from '../chain/chain-hashes';
import type { Redirect } from '../retired-slugs';
import { countItem, releaseItems } from './release-items';

/** Under the 400 KB of DynamoDB. */
const LARGEST_ITEM_BYTES = 380 * 1024;

export interface Counted {
  /** Number of items of each index partition and list. */
  partitions: Record<string, number>;
  /** Number of items. */
  total: number;
}

/** The key of an item, and the hash of the whole item. */
export type HashedKey = Key & { hash: string };

const LINES = 1_000;

/**
 * Goes through all items without writing: each is checked against its schema and its size, and every partition is
 * counted. Throws `RecordTooLarge` for an item that the table would refuse.
 */
export function dryRun(release: number, content: Assembled, redirects: readonly Redirect[]): Counted {
  const counted: Counted = { partitions: {}, total: 0 };
  for (const _ of keyPieces(release, content, redirects, counted));
  return counted;
}

/**
 * The list of keys in pieces: key and hash of each item on a line. Making it is a dry run of all items, which are counted in
 * `counted`.
 */
export function* keyPieces(
  release: number,
  content: Assembled,
  redirects: readonly Redirect[],
  counted: Counted,
): Generator<string> {
  let lines: string[] = [];
  for (const item of releaseItems(release, content, redirects)) {
    assertFits(item);
    countItem(counted.partitions, item);
    lines.push(`${counted.total > 0 ? '\n' : ''}${item.pk}\t${item.sk}\t${itemHash(item)}`);
    counted.total += 1;
    if (lines.length < LINES) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

/** Reads what `keyPieces` wrote. A release from before the chain has no hashes. */
export function* keysIn(lines: string): Generator<HashedKey> {
  for (const line of lines.split('\n')) {
    const [pk, sk, hash = ''] = line.split('\t');
    if (pk && sk) yield { pk, sk, hash };
  }
}

function assertFits(item: Item): void {
  let bytes = 0;
  for (const name in item) bytes += name.length + Buffer.byteLength(item[name] as string | Uint8Array);
  if (bytes <= LARGEST_ITEM_BYTES) return;
  const fields = recordFields(item);
  const title = fields.name ?? fields.title ?? fields.question;
  const key = item.pk.slice(item.pk.indexOf('#') + 1);
  throw new RecordTooLarge(title ? `${key} (${title})` : key, bytes);
}
