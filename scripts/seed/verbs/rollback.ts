import { ReleaseGone } from '@tussock/store/errors';
import { readPointer } from '@tussock/store/lifecycle';
import * as store from '@tussock/store/releases';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { type KnownError, UsageError } from '../../cli/failure';
import { saidIfStopped } from '../../cli/interrupt';
import { nextCommand } from '../../cli/next-command';
import { say } from '../../cli/terminal';
import { releaseNumber } from '../arguments';
import { refusedByPointer } from '../command-failure';
import { publishFailure } from '../publish-failure';
import { releaseInWords, whatListsReleases } from '../release-in-words';
import { clearEdge, type DirectoryTarget, withDirectory } from '../target';

/** `rollback [RELEASE]` */
export const rollback = defineCommand({
  meta: { description: 'Make an earlier release live again' },
  details:
    'No data is lost: to return to the later release, give its number. Without a number, each run goes one release further back: if one was stopped, look at `releases` before you run it again.',
  example: '41',
  args: {
    release: {
      type: 'positional',
      required: false,
      description: 'Its number; without one, the release that was live before',
    },
    yes: { ...YES, description: 'Changes nothing: a roll-back never asks' },
  },
  async run({ args }) {
    const wanted = args.release === undefined ? undefined : releaseNumber(args.release);
    await withDirectory(
      async (target, begins) => {
        const live = await readPointer(target.table);
        try {
          begins();
          const { release, before } = await saidIfStopped(unknownAfter(wanted), () =>
            store.rollback(target.table, wanted),
          );
          say(
            release === before
              ? `Release ${release} is live already.`
              : `Release ${release} is live again; before it was ${before}. To go back: ${nextCommand('seed', ['rollback', String(before)])}`,
          );
          await clearEdge(target);
        } catch (error) {
          throw await failure(error, target, { wanted, live });
        }
      },
      { reassurance: 'Nothing was changed.' },
    );
  },
});

async function failure(
  error: unknown,
  target: DirectoryTarget,
  { wanted, live }: { wanted: number | undefined; live: number | null },
): Promise<KnownError> {
  const refused = refusedByPointer(error);
  if (refused) return refused;
  if (!(error instanceof ReleaseGone))
    return publishFailure(error, { target, live, last: null, stopped: false });
  const none = live === null ? 'Nothing is published yet' : 'No release before the live one was live';
  const why = wanted === undefined ? none : (await releaseInWords(target.table, wanted)).words;
  return new UsageError(`${why}. A roll-back leads to one that was live. ${whatListsReleases()}`);
}

/** What is to be known of a roll-back that was stopped: without a number, the next one may go one release too far. */
const unknownAfter = (wanted: number | undefined): string =>
  wanted === undefined
    ? `It is not known which release is live. Look before you run it again: ${nextCommand('seed', ['releases'])}`
    : `It is not known whether release ${wanted} is live. Run the same command again.`;
