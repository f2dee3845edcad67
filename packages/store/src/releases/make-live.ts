import type { DirectoryTable } from '../table/client';
import { ReleaseGone } from '../table/errors';
import type { Lifecycle } from './lifecycle';
import { movePointer } from './lifecycle-changes';
import { readManifest } from './manifest';

/**
 * Makes a release live that was written earlier. Throws `PublishConflict` when another went live since `seen` was read, and
 * `ReleaseGone` when a prune at the same time has begun to remove it.
 */
export async function makeLive(table: DirectoryTable, seen: Lifecycle | null, to: number): Promise<void> {
  const moved = await movePointer(table, seen, to);
  if ((await readManifest(table, to))?.state === 'ready') return;
  if (seen) await movePointer(table, moved, seen.release);
  throw new ReleaseGone(to);
}
