import type { DirectoryTable } from '../../table/engine/client';
import { PublishConflict, ReleaseGone } from '../../table/errors';
import { type Denied, readDenied } from '../denied';
import { FORMAT } from '../format';
import { isWithdrawn, type Lifecycle, mayBeRead, newestOf, readLifecycle } from '../lifecycle';
import {
  allManifests,
  type Manifest,
  type ReadableManifest,
  type ReadyManifest,
  type WritingManifest,
} from '../manifest';
import { putManifest } from '../manifest-writes';

export interface Writing {
  state: 'write';
  /** What was live when the writing was planned. */
  seen: Lifecycle | null;
  /** The live release, or the newest before it that can be read, and those that were live after it; oldest first. */
  slugs_from: number[];
  /** The newest release before those that can be read. */
  earlier: number | null;
  /** A run with the same content, from the same live release, that did not end. */
  unfinished: WritingManifest | null;
  /** The number that is taken otherwise. */
  next: number;
}

interface Ready {
  state: 'ready';
  seen: Lifecycle | null;
  release: number;
}

/** What publishing a content comes to: it is live, it is ready and needs the pointer only, or it is to be written. */
export type Plan = { state: 'live'; seen: Lifecycle; release: number } | Ready | Writing;

/** What is to be published. */
export interface Wanted {
  digest: string;
  /** ISO 8601 in UTC. */
  published_at: string;
  /** For a preview, which a release that was live cannot have. */
  unseen: boolean;
}

/** `isOverruled` says whether this content shows something that is denied. */
export async function findPlan(
  table: DirectoryTable,
  { digest, published_at, unseen }: Wanted,
  isOverruled: (denied: Denied) => boolean,
): Promise<Plan> {
  const seen = await readLifecycle(table);
  const all = await allManifests(table);
  const base = seen?.release ?? null;
  const newest = newestOf(seen) ?? 0;
  const isLive = all.some((one) => isSame(one, digest) && one.release === base);
  if (seen && isLive && !(newest > seen.release && isOverruled(await readDenied(table, seen))))
    return { seen, state: 'live', release: seen.release };

  const readable = readableIn(seen, all);
  const slugs_from = slugsFrom(seen, readable);
  const same = all
    .filter((one) => isSame(one, digest))
    .filter(isOver(seen, slugs_from))
    .filter(({ release }) => !unseen || !seen?.were_live.includes(release));
  const isOld = (one: ReadyManifest) =>
    !unseen && !seen?.were_live.includes(one.release) && !isOfThisDay(one.published_at, published_at);
  const ready = same.findLast((one) => one.state === 'ready' && follows(one, newest) && !isOld(one));
  if (ready) return { seen, state: 'ready', release: ready.release };
  const unfinished = same.findLast((one) => isUnfinished(one, published_at)) ?? null;
  const next = (all.at(-1)?.release ?? 0) + 1;
  const earlier = readable.findLast((one) => one < (slugs_from[0] ?? 0)) ?? null;
  return { seen, state: 'write', slugs_from, earlier, unfinished, next };
}

/**
 * What is live now, for a release that was written over it and could go live as it is. Throws `ReleaseGone` for one that is
 * not whole, is or was live, and `PublishConflict` where something else went live or was withdrawn since.
 */
export async function findStaged(table: DirectoryTable, release: number): Promise<Lifecycle | null> {
  const seen = await readLifecycle(table);
  const all = await allManifests(table);
  const found = all.find((one) => one.release === release);
  if (found?.state !== 'ready' || seen?.were_live.includes(release)) throw new ReleaseGone(release);
  if (isOver(seen, slugsFrom(seen, readableIn(seen, all)))(found) && follows(found, newestOf(seen) ?? 0))
    return seen;
  const compared = found.base === null ? 'nothing was live' : `release ${found.base} was live`;
  throw new PublishConflict(
    `Release ${release} was made when ${compared}, and what is live has changed since: now it is ${seen ? `release ${seen.release}` : 'nothing'}`,
  );
}

/** The releases that can be read, oldest first. */
const readableIn = (seen: Lifecycle | null, all: readonly Manifest[]): number[] =>
  all.filter((one) => one.state === 'ready' && mayBeRead(seen, one.release)).map((one) => one.release);

/** The live release, or the newest before it that can be read, and those that were live after it; oldest first. */
function slugsFrom(seen: Lifecycle | null, readable: readonly number[]): number[] {
  const base = seen?.release ?? null;
  const predecessor = readable.findLast((one) => base !== null && one <= base) ?? null;
  // Releases that were live and were rolled back have been seen too: their addresses stay good.
  return readable.filter((one) => predecessor !== null && one >= predecessor);
}

/** Whether a release was written over what is live, and nothing that it was made from has changed. */
const isOver = (seen: Lifecycle | null, slugs_from: readonly number[]) => (one: ReadableManifest) =>
  one.base === (seen?.release ?? null) &&
  one.release >= (newestOf(seen) ?? 0) &&
  !isWithdrawn(seen, one.release) &&
  one.slugs_from.join() === slugs_from.filter((from) => from !== one.release).join();

/** Whether a release is the newest that was live, or was written as the one after it. */
const follows = (one: ReadyManifest, newest: number) =>
  one.release === newest || (one.chain?.previous?.release ?? 0) === newest;

const isSame = (one: Manifest, digest: string): one is ReadableManifest =>
  one.state !== 'unreadable' && one.digest === digest;

const DAY_MS = 24 * 3_600_000;

/** What is used again keeps the time at which its writing began, which readers see: what is older is written anew. */
const isOfThisDay = (dated: string, published_at: string): boolean =>
  Math.abs(Date.parse(published_at) - Date.parse(dated)) < DAY_MS;

const isUnfinished = (one: ReadableManifest, published_at: string): one is WritingManifest =>
  one.state === 'writing' && (one.dated === null || isOfThisDay(one.dated, published_at));

/** Takes the next number. */
export async function startRelease(
  table: DirectoryTable,
  { digest, published_at: dated }: Pick<Wanted, 'digest' | 'published_at'>,
  { seen, slugs_from, next: release }: Pick<Writing, 'seen' | 'slugs_from' | 'next'>,
): Promise<WritingManifest> {
  const base = seen?.release ?? null;
  const started_at = new Date().toISOString();
  const entry: WritingManifest = {
    release,
    format: FORMAT,
    digest,
    base,
    slugs_from,
    started_at,
    state: 'writing',
    dated,
    chunks: {},
    written: 0,
  };
  if (await putManifest(table, entry, null)) return entry;
  throw new PublishConflict(`Release ${release} was started by another process meanwhile`);
}
