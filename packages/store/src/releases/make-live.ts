import type { Table } from '@tussock/server/table/table';
import { ReleaseGone } from '../table/errors';
import { type Lifecycle, movePointer } from './lifecycle';
import { readManifest } from './manifest';

/**
 * Makes a release live that was written earlier. Throws `PublishConflict` when another went live since `seen` was read, and
 * `ReleaseGone` when a prune at the same time has begun to remove it.
 */
export async function makeLive(table: Table, seen: Lifecycle | null, to: number): Promise<void> {
  const moved = await movePointer(table, seen, to);
  if ((await readManifest(table, to))?.state === 'ready') return;
  if (seen) await movePointer(table, moved, seen.release);
  throw new ReleaseGone(to);
}
