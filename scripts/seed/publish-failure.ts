import { PublishConflict, RecordTooLarge } from '@tussock/store/errors';
import { readPointer } from '@tussock/store/lifecycle';
import type { PublishProgress } from '@tussock/store/publish';
import { CheckError, type KnownError, OperationError } from '../cli/failure';
import { nextCommand } from '../cli/next-command';
import { failed } from './command-failure';
import type { DirectoryTarget } from './target';

interface Circumstances {
  target: DirectoryTarget;
  /** The release that was live before. */
  live: number | null;
  /** Whether it was to move the pointer, which a preview never does. */
  moves?: boolean | undefined;
  /** How far the publishing had come. */
  last: PublishProgress | null;
  /** True when the operator stopped it. */
  stopped: boolean;
}

/** The error of a publish that failed. It reads the pointer again, since the answer to moving it may be what was lost. */
export async function publishFailure(
  error: unknown,
  { target, live, moves = true, last, stopped }: Circumstances,
): Promise<KnownError> {
  if (error instanceof RecordTooLarge) return new CheckError(`${error.message}. Nothing was published.`);
  if (error instanceof PublishConflict)
    return new OperationError(
      `${error.message}. Nothing was published. Run the same command again: it compares with what is live now.`,
    );
  const [Failure, cause] = failed(error, target, stopped);
  // Without progress the release was complete before, and only the pointer was left to move.
  const wasWhole = last === null || (last.phase === 'checking' && last.done === last.total);
  const now = moves && wasWhole ? await readPointer(target.table).catch(() => undefined) : live;
  if (now === live) {
    return new Failure(`${cause} Nothing was published. Run the same command again to continue.`);
  }
  const check = `Check with: ${nextCommand('seed', ['releases'])}`;
  if (now === undefined) return new Failure(`${cause} It is not known which release is live. ${check}`);
  // A roll-back to what is live clears the edge, whichever command it was that failed.
  const next =
    target.onAws && now !== null
      ? `To clear CloudFront’s copies of what was live before: ${nextCommand('seed', ['rollback', String(now)])}`
      : check;
  return new Failure(`${cause} Release ${now} is live now. ${next}`);
}
