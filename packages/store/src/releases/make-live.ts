import type { DirectoryTable } from '../table/engine/client';
import { ReleaseGone } from '../table/errors';
import type { Lifecycle } from './lifecycle';
import { movePointer } from './lifecycle-changes';
import { readManifest } from './manifest';

/**
 * Makes a release live that was written earlier. Throws `PublishConflict` when another went live since `seen` was read, and
 * `ReleaseGone` when a prune at the same time has begun to remove it. It is looked at before, since this process may die
 * right after, and again after, since the prune may die before it looks.
 */
export async function makeLive(table: DirectoryTable, seen: Lifecycle | null, to: number): Promise<void> {
  const check = async () => {
    if ((await readManifest(table, to))?.state !== 'ready') throw new ReleaseGone(to);
  };
  const moved = await movePointer(table, seen, to, check);
  try {
    await check();
  } catch (error) {
    if (error instanceof ReleaseGone && seen) await movePointer(table, moved, seen.release);
    throw error;
  }
}
