import type { Table } from '@tussock/server/table/table';
import { PublishConflict } from '../table/errors';
import { FORMAT } from './format';
import { allManifests, readPointer, type WritingManifest } from './manifest';
import { putManifest } from './manifest-writes';

interface Writing {
  state: 'write';
  base: number | null;
  /** The release that the changelog compares with: `base`, or the newest before it that this version can read. */
  predecessor: number | null;
  slugs_from: number[];
  /** A run with the same content, from the same live release, that did not end. */
  unfinished: WritingManifest | null;
  /** The number that is taken otherwise. */
  next: number;
}

/** What publishing a content comes to: it is live, it is ready and needs the pointer only, or it is to be written. */
export type Plan =
  | { state: 'live'; base: number; release: number }
  | { state: 'ready'; base: number | null; release: number }
  | Writing;

export async function findPlan(table: Table, digest: string): Promise<Plan> {
  const base = await readPointer(table);
  const all = await allManifests(table);
  const readable = all.filter((one) => one.state !== 'unreadable');
  const whole = readable.filter((one) => one.state === 'ready').map((one) => one.release);
  const predecessor = whole.findLast((one) => base !== null && one <= base) ?? null;
  if (base !== null && readable.some((one) => one.release === base && one.digest === digest))
    return { state: 'live', base, release: base };
  // Releases that were live and were rolled back have been seen too: their addresses stay good.
  const slugs_from = whole.filter((one) => predecessor !== null && one >= predecessor);
  const same = readable.filter(
    (one) => one.digest === digest && one.base === base && one.release > (base ?? 0),
  );
  const ready = same.findLast((one) => one.state === 'ready');
  if (ready) return { state: 'ready', base, release: ready.release };
  const unfinished = same
    .filter((one) => one.state === 'writing')
    .findLast((one) => equal(one.slugs_from, slugs_from));
  const next = (all.at(-1)?.release ?? 0) + 1;
  return { state: 'write', base, predecessor, slugs_from, unfinished: unfinished ?? null, next };
}

const equal = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** Takes the next number. */
export async function startRelease(table: Table, digest: string, plan: Writing): Promise<WritingManifest> {
  const { base, slugs_from, next: release } = plan;
  const started_at = new Date().toISOString();
  const entry: WritingManifest = {
    ...{ release, format: FORMAT, digest, base, slugs_from, started_at },
    ...{ state: 'writing', chunks: {}, written: 0 },
  };
  if (await putManifest(table, entry, null)) return entry;
  throw new PublishConflict(`Release ${release} was started by somebody else meanwhile`);
}
