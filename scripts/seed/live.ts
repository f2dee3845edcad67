import type { Directory } from '@tussock/core/directory/directory';
import { type Denied, NOTHING, readDenied } from '@tussock/store/denied';
import { ReleaseUnreadable } from '@tussock/store/errors';
import { readLifecycle } from '@tussock/store/lifecycle';
import { readTables } from '@tussock/store/tables';
import { OperationError } from '../cli/failure';
import type { DirectoryTarget } from './target';

export interface Replaced {
  /** Its number; null when nothing is published. */
  release: number | null;
  /** What it was made from; empty tables where nothing is published or nothing can be read. */
  tables: Directory;
  /** What no release may show now, whichever of those that were live says it. */
  denied: Denied;
  /** Set where the release is of a format that this version does not read. */
  unreadable: ReleaseUnreadable | null;
}

/** The live release, for what is about to replace it: rows that stay as they are, are those of the next one. */
export async function readReplaced({ table }: DirectoryTarget, next: Directory): Promise<Replaced> {
  const known = await readLifecycle(table);
  if (known === null) return { release: null, tables: EMPTY, denied: NOTHING, unreadable: null };
  const { release } = known;
  try {
    const tables = await readTables(table, release, next);
    return { release, tables, denied: await readDenied(table, known), unreadable: null };
  } catch (error) {
    if (!(error instanceof ReleaseUnreadable)) throw error;
    return { release, tables: EMPTY, denied: NOTHING, unreadable: error };
  }
}

/** The live release, the tables it was made from, and what no release may show now. Throws `OperationError` when this version cannot read it. */
export async function readLive(
  target: DirectoryTarget,
  next = EMPTY,
): Promise<{ live: number | null; tables: Directory; denied: Denied }> {
  const { release, tables, denied, unreadable } = await readReplaced(target, next);
  if (unreadable) throw new OperationError(`${unreadable.message}.`);
  return { live: release, tables, denied };
}

const EMPTY: Directory = {
  offers: [],
  providers: [],
  platforms: [],
  funds: [],
  fund_types: [],
  tags: [],
  offer_tags: [],
  asset_classes: [],
  blog_posts: [],
  faqs: [],
  key_people: [],
  sources: [],
  removals: [],
  corrections: [],
  settings: null,
};
