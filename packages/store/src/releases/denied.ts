import { date, key, name, uuid } from '@tussock/core/column/field';
import type { Directory } from '@tussock/core/directory/directory';
import { recordName, removableRecords } from '@tussock/core/removal/shown-records';
import { StoreUnavailable } from '@tussock/server/table/budget';
import * as z from 'zod';
import { readChunks } from '../table/chunks';
import type { ReadableTable } from '../table/engine/readable-table';
import { ReleaseUnreadable } from '../table/errors';
import { storedAs } from '../table/stored';
import { type Lifecycle, newestOf } from './lifecycle';
import { type Manifest, readManifest, type UnreadableManifest } from './manifest';
import { readTables } from './tables';

/** A record that was removed for cause: its name and the reason are all that may be shown of it. */
export const removedRecord = z.strictObject({
  kind: z.enum(['offer', 'provider', 'platform', 'fund', 'person', 'blog-post']),
  id: key,
  name,
  reason: z.string().max(1_000),
  /** Null where it was recorded before the day was. */
  removed_on: date.nullable(),
  /** What it was called before: changes and tombstones name a firm that they link to. Not to be shown. */
  earlier_names: z.array(name),
});
export type RemovedRecord = z.infer<typeof removedRecord>;

/** What no release may show any more, whatever is stored under it; see docs/decisions/014-releases-and-redaction.md. */
const deniedRecords = z.strictObject({
  /** Ids of offers whose locked part is for unlocked visitors only. */
  locked: z.array(uuid),
  removed: z.array(removedRecord),
});
export type Denied = z.infer<typeof deniedRecords>;

/**
 * What a new release denies: the offers that it locks and the records removed for cause, and whatever was denied before
 * unless the new release itself shows it.
 */
export function deniedBy(tables: Directory, removed: readonly RemovedRecord[], before: Denied): Denied {
  const shown = namesIn(tables);
  const locked = tables.offers.filter((offer) => offer.is_exclusive).map(({ id }) => id);
  const gone = new Set(removed.map(recordName));
  return {
    locked: [...locked, ...before.locked.filter((id) => !shown.has(recordName({ kind: 'offer', id })))],
    removed: [
      ...removed.map((one) => withEarlierNames(one, before.removed)),
      ...before.removed.filter((one) => !shown.has(recordName(one)) && !gone.has(recordName(one))),
    ],
  };
}

function withEarlierNames(one: RemovedRecord, before: readonly RemovedRecord[]): RemovedRecord {
  const was = before.find((other) => recordName(other) === recordName(one));
  if (!was) return one;
  const names = new Set([was.name, ...was.earlier_names, ...one.earlier_names]);
  return { ...one, earlier_names: [...names].filter((other) => other !== one.name) };
}

/** Names of the records that `tables` show to everybody although a release that was live denies them. */
export function overruled(tables: Directory, denied: Denied): string[] {
  const locked = new Set(denied.locked);
  const shown = namesIn(tables);
  return [
    ...tables.offers.filter(({ id, is_exclusive }) => !is_exclusive && locked.has(id)).map((one) => one.name),
    ...denied.removed.filter((one) => shown.has(recordName(one))).map((one) => one.name),
  ];
}

const namesIn = (tables: Directory): ReadonlySet<string> => new Set(removableRecords(tables).map(recordName));

const NOTHING: Denied = { locked: [], removed: [] };

/**
 * What is denied now: the newest release that was live says it for all, and after a roll-back the live one as well. So a
 * roll-back or a withdrawal unlocks nothing, and what a mistaken release showed again is hidden once it is rolled back.
 */
export async function readDenied(table: ReadableTable, known: Lifecycle | null): Promise<Denied> {
  if (known === null) return NOTHING;
  const newest = await deniedByFirst(table, known.were_live.toReversed());
  if (known.release === newestOf(known)) return newest;
  return deniedByBoth(newest, await deniedByFirst(table, [known.release]));
}

/** The offers that the list of one release locks; none where it has no list, as one from before this was stored. */
export async function lockedBy(
  table: ReadableTable,
  release: number,
  manifest: Manifest | null,
): Promise<readonly string[]> {
  const chunks = manifest?.state === 'ready' ? (manifest.chunks.denied ?? 0) : 0;
  return chunks > 0 ? (await readDeniedText(table, release, chunks)).locked : [];
}

/** What either denies; of a record that both removed, what the first says. */
export function deniedByBoth(first: Denied, second: Denied): Denied {
  const has = new Set(first.removed.map(recordName));
  return {
    locked: [...new Set([...first.locked, ...second.locked])],
    removed: [...first.removed, ...second.removed.filter((one) => !has.has(recordName(one)))],
  };
}

/** What the first of these releases denies that is still stored. */
async function deniedByFirst(table: ReadableTable, releases: readonly number[]): Promise<Denied> {
  for (const release of releases) {
    const manifest = await readManifest(table, release);
    const chunks = manifest?.chunks.denied ?? 0;
    // One without a list is from before this was stored, and says nothing.
    if (manifest?.state === 'unreadable' && chunks > 0) return deniedInUnreadable(table, manifest, chunks);
    if (manifest?.state !== 'ready') continue;
    // A release from before this was stored locks its exclusive offers.
    if (chunks === 0) return deniedBy(await readTables(table, release), [], NOTHING);
    return readDeniedText(table, release, chunks);
  }
  return NOTHING;
}

const readDeniedText = async (table: ReadableTable, release: number, chunks: number): Promise<Denied> =>
  storedAs(deniedRecords, JSON.parse(await readChunks(table, release, 'denied', chunks)));

/**
 * What a release denies whose format this version does not read. Throws `ReleaseUnreadable` where nothing says it: what was removed for cause
 * must not come back with older code.
 */
async function deniedInUnreadable(
  table: ReadableTable,
  { release, format }: UnreadableManifest,
  chunks: number,
): Promise<Denied> {
  try {
    return await readDeniedText(table, release, chunks);
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : new ReleaseUnreadable(release, format);
  }
}
