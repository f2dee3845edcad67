import { PublishConflict, RecordTooLarge } from '@tussock/store/errors';
import { readPointer } from '@tussock/store/manifest';
import type { PublishProgress } from '@tussock/store/publish';
import { DataWrong, rootCause, StoreFailed } from '../failure';
import type { Target } from '../target';

interface Circumstances {
  target: Target;
  /** The release that was live before. */
  live: number | null;
  /** How far the publishing had come. */
  last: PublishProgress | null;
  /** The operator stopped it. */
  stopped: boolean;
}

/** Says what became of a publishing that failed: the fault may have hit the very answer to moving the pointer. */
export async function publishFailure(error: unknown, { target, live, last, stopped }: Circumstances) {
  if (error instanceof RecordTooLarge) return new DataWrong(`${error.message}. Nothing was published.`);
  if (error instanceof PublishConflict) return new StoreFailed(`${error.message}. Nothing was published.`);
  const cause = stopped ? 'Stopped.' : `${target.place} failed: ${rootCause(error)}.`;
  // Without progress the release was whole before, and moving the pointer was all there was to do.
  const mayHaveMoved = last === null || (last.phase === 'checking' && last.done === last.total);
  const now = mayHaveMoved ? await readPointer(target.table).catch(() => undefined) : live;
  if (now === live) {
    return new StoreFailed(`${cause} Nothing was published. The same command goes on where this one ended.`);
  }
  const state =
    now === undefined ? 'Whether the new release is live is not known' : `Release ${now} is live now`;
  return new StoreFailed(`${cause} ${state}; see npm run seed -- releases.`);
}
