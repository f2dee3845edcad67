import type { Assembled } from '@tussock/core/directory/assemble';
import { RecordTooLarge } from './errors';
import type { Item } from './keys';
import { countItem, releaseItems } from './release-items';
import type { LeadOn } from './retired-slugs';
import type { Key } from './write';

/** Under the 400 KB of DynamoDB, since JSON is not measured as the engine measures. */
const LARGEST_ITEM_BYTES = 380 * 1024;

export interface Survey {
  /** Number of items of each index partition and list. */
  partitions: Record<string, number>;
  keys: Key[];
}

/** Goes through all items without writing: are they valid and small enough, and what does each partition hold? */
export function survey(release: number, content: Assembled, toLead: readonly LeadOn[]): Survey {
  const partitions: Record<string, number> = {};
  const keys: Key[] = [];
  for (const item of releaseItems(release, content, toLead)) {
    assertFits(item);
    countItem(partitions, item);
    keys.push({ pk: item.pk, sk: item.sk });
  }
  return { partitions, keys };
}

function assertFits(item: Item): void {
  const bytes = Buffer.byteLength(JSON.stringify(item));
  if (bytes > LARGEST_ITEM_BYTES) throw new RecordTooLarge(item.pk.slice(item.pk.indexOf('#') + 1), bytes);
}
