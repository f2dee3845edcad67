import type { Assembled } from '@tussock/core/directory/assemble';
import { RecordTooLarge } from '../table/errors';
import type { Item, Key } from '../table/keys';
import { madeOfText, recordFields } from '../table/record-text';
import { itemHash } from './chain';
import { countItem, releaseItems } from './release-items';
import type { Redirect } from './retired-slugs';

/** Under the 400 KB of DynamoDB. */
const LARGEST_ITEM_BYTES = 380 * 1024;

export interface DryRun {
  /** Number of items of each index partition and list. */
  partitions: Record<string, number>;
  /** The list of keys as it is stored, many lines in each: key and hash of an item on a line. */
  keys: string[];
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
export function dryRun(release: number, content: Assembled, redirects: readonly Redirect[]): DryRun {
  const partitions: Record<string, number> = {};
  const keys: string[] = [];
  let lines: string[] = [];
  let total = 0;
  for (const item of releaseItems(release, content, redirects)) {
    assertFits(item);
    countItem(partitions, item);
    lines.push(`${item.pk}\t${item.sk}\t${itemHash(item)}`);
    total += 1;
    if (lines.length < LINES) continue;
    keys.push(lines.join('\n'));
    lines = [];
  }
  if (lines.length > 0) keys.push(lines.join('\n'));
  return { partitions, keys, total };
}

export function* keyPieces(keys: readonly string[]): Generator<string> {
  for (const [at, lines] of keys.entries()) yield at > 0 ? `\n${lines}` : lines;
}

const recordBytes = madeOfText(Buffer.byteLength);

function assertFits(item: Item): void {
  let bytes = 0;
  for (const name in item) {
    const value = item[name] as string;
    bytes += name.length + (name === 'json' ? recordBytes(value) : Buffer.byteLength(value));
  }
  if (bytes <= LARGEST_ITEM_BYTES) return;
  const fields = recordFields(item);
  const title = fields.name ?? fields.title ?? fields.question;
  const key = item.pk.slice(item.pk.indexOf('#') + 1);
  throw new RecordTooLarge(title ? `${key} (${title})` : key, bytes);
}
