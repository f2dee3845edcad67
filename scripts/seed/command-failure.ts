import { PointerLost, PublishConflict } from '@tussock/store/errors';
import { InterruptedError, OperationError, rootCause } from '../cli/failure';
import { sentence } from '../cli/text';
import { whatListsReleases } from './release-in-words';
import type { DirectoryTarget } from './target';

/** The error of a command that did not come to its end, and what its message begins with: the command says what has happened until then. */
export const failed = (error: unknown, { place }: Pick<DirectoryTarget, 'place'>, stopped = false) =>
  stopped
    ? ([InterruptedError, 'Stopped.'] as const)
    : ([OperationError, `${place} failed: ${sentence(rootCause(error))}`] as const);

/** The error of a command that goes by what was live, where the table does not say it any more. */
export const pointerLost = ({ message }: PointerLost, done?: string): OperationError =>
  new OperationError(
    [`${message}.`, done, 'How to put it back: docs/operations/faults.md, “The pointer is gone”.']
      .filter(Boolean)
      .join(' '),
  );

/** The error of a roll-back or a withdrawal that another process was faster than, or that cannot know what is live; null for any other. */
export function refusedByPointer(error: unknown): OperationError | null {
  if (error instanceof PublishConflict)
    return new OperationError(`${error.message}. Nothing was changed. ${whatListsReleases()}`);
  return error instanceof PointerLost ? pointerLost(error, 'Nothing was changed.') : null;
}
