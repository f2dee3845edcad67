import { PointerLost } from '@tussock/store/errors';
import { removeEndedPreviews } from '@tussock/store/previews';
import * as store from '@tussock/store/prune';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { interruptible } from '../../cli/interrupt';
import { Progress } from '../../cli/progress';
import { say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { failed, pointerLost } from '../command-failure';
import { type DirectoryTarget, searchFilesOf, withDirectory } from '../target';

/** `prune` */
export const prune = defineCommand({
  meta: { description: 'Delete old releases' },
  details:
    'The live release, the newest five that were live and all of the last 48 hours stay. So does what a preview shows, until it expires.',
  example: '',
  args: { yes: YES },
  run: () =>
    withDirectory(
      async (target, begins) => {
        begins();
        const { pruned, ended } = await interruptible((signal) => removed(target, signal));
        if (ended.length > 0)
          say(`${count(ended.length, 'preview')} removed, of release ${ended.join(', ')}.`);
        say(pruned.length === 0 ? 'There is nothing to prune.' : deleted(pruned));
      },
      { reassurance: 'Nothing was changed.' },
    ),
});

const deleted = (releases: readonly number[]) =>
  `${count(releases.length, 'release')} deleted: ${releases.join(', ')}.`;

/** The releases that were deleted, and those whose previews were removed. Throws an error that says what is gone already. */
async function removed(target: DirectoryTarget, signal: AbortSignal) {
  const gone: number[] = [];
  const progress = new Progress();
  const onPruned = (release: number) => {
    gone.push(release);
    progress.step(`Release ${release} is deleted`);
  };
  try {
    const searchFiles = searchFilesOf(target);
    const pruned = await store.prune(target.table, { onPruned, searchFiles, signal });
    return { pruned, ended: await removeEndedPreviews(target.table, new Date()) };
  } catch (error) {
    if (error instanceof PointerLost)
      throw pointerLost(error, 'Every release would count as never live. None was deleted.');
    const [Failure, cause] = failed(error, target, signal.aborted);
    const before = gone.length === 0 ? 'No release was deleted.' : deleted(gone);
    throw new Failure(`${cause} ${before} Run the same command again to continue.`);
  } finally {
    progress.end();
  }
}
