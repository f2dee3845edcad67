import type { DirectoryTable } from '../table/client';
import { PublishConflict } from '../table/errors';
import { everyItem } from '../table/every-item';
import { RELEASES } from '../table/keys';
import { type Manifest, parseManifest, readPointer, type WritingManifest } from './manifest';
import { putManifest } from './manifest-writes';

interface Writing {
  state: 'write';
  base: number | null;
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

/** The manifests of all releases, oldest first. */
export async function allManifests(table: DirectoryTable): Promise<Manifest[]> {
  const found: Manifest[] = [];
  for await (const item of everyItem(table, {
    // Numbers alone: the pointer stands in the same partition.
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': RELEASES, ':first': '0', ':last': '9999999999' },
    ConsistentRead: true,
  }))
    found.push(parseManifest(item));
  return found;
}

export async function findPlan(table: DirectoryTable, digest: string): Promise<Plan> {
  const base = await readPointer(table);
  const all = await allManifests(table);
  if (base !== null && all.some((one) => one.release === base && one.digest === digest))
    return { state: 'live', base, release: base };
  // Releases that were live and were rolled back have been seen too: their addresses stay good.
  const slugs_from = all
    .filter((one) => one.state === 'ready' && base !== null && one.release >= base)
    .map((one) => one.release);
  const same = all.filter((one) => one.digest === digest && one.base === base && one.release > (base ?? 0));
  const ready = same.findLast((one) => one.state === 'ready');
  if (ready) return { state: 'ready', base, release: ready.release };
  const unfinished = same
    .filter((one) => one.state === 'writing')
    .findLast((one) => equal(one.slugs_from, slugs_from));
  const next = (all.at(-1)?.release ?? 0) + 1;
  return { state: 'write', base, slugs_from, unfinished: unfinished ?? null, next };
}

const equal = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** Takes the next number. */
export async function startRelease(
  table: DirectoryTable,
  digest: string,
  plan: Writing,
): Promise<WritingManifest> {
  const { base, slugs_from, next: release } = plan;
  const started_at = new Date().toISOString();
  const entry: WritingManifest = {
    ...{ release, digest, base, slugs_from, started_at },
    ...{ state: 'writing', chunks: {}, written: 0 },
  };
  if (await putManifest(table, entry, null)) return entry;
  throw new PublishConflict(`Release ${release} was begun by somebody else meanwhile`);
}
