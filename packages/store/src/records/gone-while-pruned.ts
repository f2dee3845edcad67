import type { Releases } from '../releases/live';
import { IncompleteAnswer } from '../table/errors';
import type { DirectoryReads } from './directory-reads';

type RecordRead = (release: number, ...rest: unknown[]) => Promise<unknown>;

/**
 * The same reads, which throw `ReleaseGone` for what is missing because its release is being pruned: its records go one by
 * one, and this process may have read its manifest before.
 */
export function goneWhilePruned<Reads extends Partial<DirectoryReads>>(
  reads: Reads,
  assertThere: Releases['assertThere'],
): Reads {
  const checked =
    (read: RecordRead): RecordRead =>
    async (from, ...rest) => {
      const found = await read(from, ...rest).catch(async (error) => {
        if (error instanceof IncompleteAnswer) await assertThere(from);
        throw error;
      });
      if (found === null) await assertThere(from);
      return found;
    };
  const entries = Object.entries(reads).map(([name, read]) => [name, checked(read as RecordRead)]);
  return Object.fromEntries(entries) as Reads;
}
