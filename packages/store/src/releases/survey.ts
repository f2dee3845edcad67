import type { Assembled } from '@tussock/core/directory/assemble';
import { countItem, releaseItems } from './release-items';
import type { LeadOn } from './retired-slugs';
import { assertFits } from './size';
import type { Key } from './write';

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
