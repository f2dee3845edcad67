import type { Directory } from '@tussock/core/directory/directory';
import { withRolledBack } from '@tussock/core/removal/with-removals';
import { readDenied } from '@tussock/store/denied';
import { PointerLost, ReleaseUnreadable } from '@tussock/store/errors';
import { mayBeRead, readLifecycle, readPointer } from '@tussock/store/lifecycle';
import { allManifests, wasAnyLive } from '@tussock/store/manifest';
import { retiredIn } from '@tussock/store/retired-slugs';
import { readTables } from '@tussock/store/tables';
import { OperationError } from '../cli/failure';
import { pointerLost } from './command-failure';
import { unusualChanges } from './diff/unusual';
import type { Unusual } from './diff/unusual-record';
import type { DirectoryTarget } from './target';

export interface Replaced {
  /** Its number; null when nothing is published. */
  release: number | null;
  /** What it was made from; empty tables where nothing is published or nothing can be read. */
  tables: Directory;
  /** Set where the release is of a format that this version does not read. */
  unreadable: ReleaseUnreadable | null;
}

/** The live release, for what is about to replace it: rows that stay as they are, are those of the next one. */
export async function readReplaced({ table }: DirectoryTarget, next: Directory): Promise<Replaced> {
  const release = await readPointer(table);
  if (release === null) return { release, tables: EMPTY, unreadable: null };
  try {
    return { release, tables: await readTables(table, release, next), unreadable: null };
  } catch (error) {
    if (!(error instanceof ReleaseUnreadable)) throw error;
    return { release, tables: EMPTY, unreadable: error };
  }
}

/** The live release and the tables it was made from. Throws `OperationError` when this version cannot read it, or when the table does not say which one it is. */
export async function readLive(target: DirectoryTarget, next = EMPTY): Promise<Replaced> {
  const live = await readReplaced(target, next);
  if (live.unreadable) throw new OperationError(`${live.unreadable.message}.`);
  if (live.release === null && wasAnyLive(await allManifests(target.table)))
    throw pointerLost(new PointerLost());
  return live;
}

/** The tables of the live release with the removals of the newest one that was rolled back, where the next release keeps them. */
export async function withEarlierRemovals(
  { table }: DirectoryTarget,
  { release: live, tables }: Replaced,
): Promise<Directory> {
  const known = await readLifecycle(table);
  const rolledBack = known?.were_live.findLast((one) => one > (live ?? 0) && mayBeRead(known, one));
  if (rolledBack === undefined) return tables;
  return withRolledBack(tables, await readTables(table, rolledBack, tables).catch(nothingIfUnreadable));
}

function nothingIfUnreadable(error: unknown): Directory {
  if (error instanceof ReleaseUnreadable) return EMPTY;
  throw error;
}

/** What is unusual in the next release beside the live one, and what the stored releases know; empty where nothing can be compared. */
export async function unusualBeside(
  { table }: DirectoryTarget,
  { release, tables, unreadable }: Replaced,
  next: Directory,
): Promise<Unusual[]> {
  if (release === null || unreadable) return [];
  const known = await readLifecycle(table);
  return unusualChanges(tables, next, {
    denied: await readDenied(table, known),
    retired: known === null ? [] : await retiredIn(table, known.release),
  });
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
