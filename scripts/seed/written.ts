import type { Publication, Published, PublishOptions, PublishProgress } from '@tussock/store/publish';
import { isLarge } from '@tussock/store/search-file-target';
import { Progress } from '../cli/progress';
import { note } from '../cli/terminal';
import { publishFailure } from './publish-failure';
import { type DirectoryTarget, searchTargetOf } from './target';

const WITHOUT_FILE =
  'This release gets no search file: the stage has no bucket for it. Its searches are in memory, which works well up to 20,000 offers. To give it one, deploy the stage and publish again: npx sst deploy --stage NAME';

const PHASE = { preparing: 'Preparing', writing: 'Writing', checking: 'Checking' } as const;

interface Writing {
  /** The release that the directory was compared with. */
  live: number | null;
  signal: AbortSignal;
  /** False for a preview. */
  moves?: boolean | undefined;
  write: (table: DirectoryTarget['table'], of: Publication, options: PublishOptions) => Promise<Published>;
}

/** Writes a release, with its progress. Throws an error that says what became of it. */
export async function written(
  target: DirectoryTarget,
  publication: Publication,
  { live, signal, moves, write }: Writing,
): Promise<Published> {
  const searchFiles = await searchTargetOf(target);
  if (!searchFiles && target.onAws && isLarge(publication.content)) note(WITHOUT_FILE);
  const progress = new Progress();
  let last: PublishProgress | null = null;
  const onProgress = (now: PublishProgress) => {
    last = now;
    progress.step(PHASE[now.phase], now.done, now.total);
  };
  try {
    return await write(target.table, publication, { signal, onProgress, comparedWith: live, searchFiles });
  } catch (error) {
    throw await publishFailure(error, { target, live, moves, last, stopped: signal.aborted });
  } finally {
    progress.end();
  }
}
