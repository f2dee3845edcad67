import * as z from 'zod';
import type { ReadableTable } from '../table/engine/readable-table';
import { LIVE, RELEASES, withoutKeys } from '../table/keys';
import { readItem } from '../table/read-items';
import { allManifests, type Manifest } from './manifest';

const release = z.int().positive();

/**
 * Which release is live, which were, and which are withdrawn. It is one item and is replaced as a whole, so that no crash
 * can leave a release that was live without a record of it.
 */
export const lifecycle = z.object({
  release,
  /** The stored releases that are or were live, ascending. */
  were_live: z.array(release),
  /** Nobody may read these. A successor's changelog compares with the withdrawn release. */
  withdrawn: z.array(z.object({ release, successors: z.array(release) })),
  /** Counts the changes of this item: each is made to the one that was read. */
  revision: z.int().nonnegative(),
});
export type Lifecycle = z.infer<typeof lifecycle>;

/** Which release is live and which were; null when nothing was ever published. */
export async function readLifecycle(table: ReadableTable): Promise<Lifecycle | null> {
  const item = await readItem(table, { pk: RELEASES, sk: LIVE });
  if (!item) return null;
  if (item.were_live !== undefined) return lifecycle.parse(withoutKeys(item));
  const live = release.parse(item.release);
  return {
    release: live,
    were_live: provenLive(live, await allManifests(table)),
    withdrawn: [],
    revision: 0,
  };
}

/**
 * For a directory from before this was recorded: a release was live if it is live now, or if another one was made from it.
 * Of any other nothing proves it, and it counts as never live.
 */
function provenLive(live: number, all: readonly Manifest[]): number[] {
  const bases = all.flatMap(({ base }) => base ?? []);
  const stored = new Set(all.filter(({ state }) => state !== 'pruned').map((one) => one.release));
  return ascending([live, ...bases].filter((one) => one === live || stored.has(one)));
}

const ascending = (releases: readonly number[]) => [...new Set(releases)].sort((a, b) => a - b);

/** Number of the live release; null when nothing was ever published. */
export const readPointer = async (table: ReadableTable): Promise<number | null> =>
  (await readLifecycle(table))?.release ?? null;

/** The newest release that is or was live. Its number is higher than the live one's after a roll-back. */
export const newestOf = (known: Lifecycle | null): number | null => known?.were_live.at(-1) ?? null;

export const isWithdrawn = (known: Lifecycle | null, release: number): boolean =>
  known?.withdrawn.some((one) => one.release === release) ?? false;

/** What would be known if a release went live now. */
export const asIfLive = (known: Lifecycle | null, release: number): Lifecycle => ({
  release,
  were_live: ascending([...(known?.were_live ?? []), release]),
  withdrawn: known?.withdrawn ?? [],
  revision: known?.revision ?? 0,
});

/** Whether visitors may read a release, and a roll-back may lead to it: it is or was live, and is not withdrawn. */
export const mayBeRead = (known: Lifecycle | null, release: number): boolean =>
  (known?.were_live.includes(release) ?? false) && !isWithdrawn(known, release);
