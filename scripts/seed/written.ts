import type { Publication, Published, PublishOptions, PublishProgress } from '@tussock/store/publish';
import { Progress } from '../cli/progress';
import { publishFailure } from './publish-failure';
import { type DirectoryTarget, searchTargetOf } from './target';

const PHASE = { preparing: 'Preparing', writing: 'Writing', checking: 'Checking' } as const;

interface Writing {
  /** The release that the directory was compared with. */
  live: number | null;
  signal: AbortSignal;
  write: (table: DirectoryTarget['table'], of: Publication, options: PublishOptions) => Promise<Published>;
}

/** Writes a release, with its progress. Throws an error that says what became of it. */
export async function written(
  target: DirectoryTarget,
  publication: Publication,
  { live, signal, write }: Writing,
): Promise<Published> {
  const progress = new Progress();
  let last: PublishProgress | null = null;
  const onProgress = (now: PublishProgress) => {
    last = now;
    progress.step(PHASE[now.phase], now.done, now.total);
  };
  try {
    const searchFiles = await searchTargetOf(target);
    return await write(target.table, publication, { signal, onProgress, comparedWith: live, searchFiles });
  } catch (error) {
    throw await publishFailure(error, { target, live, last, stopped: signal.aborted });
  } finally {
    progress.end();
  }
}
