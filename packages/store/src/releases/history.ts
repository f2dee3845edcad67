import type { DirectoryTable } from '../table/client';
import { ReleaseGone } from '../table/errors';
import { allManifests, type Manifest, readManifest, readPointer } from './manifest';
import { movePointer } from './manifest-writes';

export interface ListedRelease {
  release: number;
  state: Manifest['state'];
  is_live: boolean;
  started_at: string;
  /** Null while it is being written, when it never was published, and when this version cannot read it. */
  published_at: string | null;
  /** Rows of each kind; null unless it is whole. */
  counts: Record<string, number> | null;
}

/** Every release there ever was, newest first. */
export async function listReleases(table: DirectoryTable): Promise<ListedRelease[]> {
  const live = await readPointer(table);
  const all = await allManifests(table);
  return all.reverse().map((one) => ({
    release: one.release,
    state: one.state,
    is_live: one.release === live,
    started_at: one.started_at,
    published_at: 'published_at' in one ? one.published_at : null,
    counts: one.state === 'ready' ? one.counts : null,
  }));
}

/**
 * Makes an earlier release live again: the given one, else the newest whole one before the live one. Answers its number
 * and the one that was live. Throws `ReleaseGone` when there is none, `PublishConflict` when somebody else was faster.
 */
export async function rollback(
  table: DirectoryTable,
  release?: number,
): Promise<{ release: number; before: number }> {
  const before = await readPointer(table);
  const all = await allManifests(table);
  const whole = all.filter((one) => one.state === 'ready').map((one) => one.release);
  const to = release ?? whole.findLast((one) => before !== null && one < before);
  if (before === null || to === undefined || !whole.includes(to)) throw new ReleaseGone(to ?? 0);
  await movePointer(table, before, to);
  // A prune at the same time may have begun to remove it.
  if ((await readManifest(table, to))?.state !== 'ready') {
    await movePointer(table, to, before);
    throw new ReleaseGone(to);
  }
  return { release: to, before };
}
