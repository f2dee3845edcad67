import type { Table } from '@tussock/server/table/table';
import { PublishConflict } from '../table/errors';
import { type Denied, readDenied } from './denied';
import { FORMAT } from './format';
import { isWithdrawn, type Lifecycle, mayBeRead, newestOf, readLifecycle } from './lifecycle';
import {
  allManifests,
  type Manifest,
  type ReadableManifest,
  type ReadyManifest,
  type WritingManifest,
} from './manifest';
import { putManifest } from './manifest-writes';

interface Writing {
  state: 'write';
  /** What was live when the writing was planned. */
  seen: Lifecycle | null;
  /** The live release, or the newest before it that can be read, and those that were live after it; oldest first. */
  slugs_from: number[];
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

/** `isOverruled` says whether this content shows something that is denied. */
export async function findPlan(
  table: Table,
  digest: string,
  isOverruled: (denied: Denied) => boolean,
): Promise<Plan> {
  const seen = await readLifecycle(table);
  const all = await allManifests(table);
  const base = seen?.release ?? null;
  const newest = newestOf(seen) ?? 0;
  const isLive = all.some((one) => isSame(one, digest) && one.release === base);
  if (seen && isLive && !(newest > seen.release && isOverruled(await readDenied(table, seen))))
    return { seen, state: 'live', release: seen.release };

  const readable = all.filter((one) => one.state === 'ready' && mayBeRead(seen, one.release));
  const predecessor = readable.findLast((one) => base !== null && one.release <= base)?.release ?? null;
  // Releases that were live and were rolled back have been seen too: their addresses stay good.
  const slugs_from = readable
    .map((one) => one.release)
    .filter((one) => predecessor !== null && one >= predecessor);
  const same = all
    .filter((one) => isSame(one, digest))
    .filter((one) => one.base === base && one.release >= newest && !isWithdrawn(seen, one.release))
    .filter((one) => one.slugs_from.join() === slugs_from.filter((from) => from !== one.release).join());
  const ready = same.findLast((one) => one.state === 'ready' && follows(one, newest));
  if (ready) return { seen, state: 'ready', release: ready.release };
  const unfinished = same.findLast((one) => one.state === 'writing') ?? null;
  const next = (all.at(-1)?.release ?? 0) + 1;
  return { seen, state: 'write', slugs_from, unfinished, next };
}

/** Whether a release is the newest that was live, or was written as the one after it. */
const follows = (one: ReadyManifest, newest: number) =>
  one.release === newest || (one.chain?.previous?.release ?? 0) === newest;

const isSame = (one: Manifest, digest: string): one is ReadableManifest =>
  one.state !== 'unreadable' && one.digest === digest;

/** Takes the next number. */
export async function startRelease(
  table: Table,
  digest: string,
  { seen, slugs_from, next: release }: Pick<Writing, 'seen' | 'slugs_from' | 'next'>,
): Promise<WritingManifest> {
  const base = seen?.release ?? null;
  const started_at = new Date().toISOString();
  const entry: WritingManifest = {
    ...{ release, format: FORMAT, digest, base, slugs_from, started_at },
    ...{ state: 'writing', chunks: {}, written: 0 },
  };
  if (await putManifest(table, entry, null)) return entry;
  throw new PublishConflict(`Release ${release} was started by somebody else meanwhile`);
}
