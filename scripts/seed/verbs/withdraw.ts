import { LiveRelease, ReleaseGone } from '@tussock/store/errors';
import { readPointer } from '@tussock/store/lifecycle';
import { endPreview } from '@tussock/store/previews';
import * as store from '@tussock/store/releases';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { UsageError } from '../../cli/failure';
import { saidIfStopped } from '../../cli/interrupt';
import { nextCommand } from '../../cli/next-command';
import { confirm, say } from '../../cli/terminal';
import { releaseNumber } from '../arguments';
import { failed, refusedByPointer } from '../command-failure';
import { releaseInWords, whatListsReleases } from '../release-in-words';
import { clearEdge, type DirectoryTarget, withDirectory } from '../target';

/** `withdraw RELEASE` */
export const withdraw = defineCommand({
  meta: { description: 'Make a release that was live unreadable for good, or end the address of a preview' },
  details:
    'It answers 410 within five seconds, and no roll-back leads to it. What later releases remember of it goes too. The address of a preview answers 404 at once.',
  example: '41',
  args: {
    release: { type: 'positional', required: true, description: 'Its number' },
    yes: YES,
  },
  async run({ args }) {
    const release = releaseNumber(args.release);
    await withDirectory(
      async (target, begins) => {
        const refuse = async (error: unknown) => {
          throw await refusal(error, target, release);
        };
        // Nobody is asked whether to withdraw what cannot be.
        const live = await readPointer(target.table).catch(refuse);
        if (live === release) await refuse(new LiveRelease(release));
        const question = `Withdraw release ${release}? This cannot be undone.`;
        if (!(await confirm(question, args.yes))) return say('Nothing was withdrawn.');
        begins();
        const isNew = await saidIfStopped(unknownOf(release), () =>
          store
            .withdraw(target.table, release)
            .catch((error) => (error instanceof ReleaseGone ? null : refuse(error))),
        );
        // It may be that of a preview, which ends last: what fails before can be run again, and finds it.
        if (isNew === null)
          return say(await saidIfStopped(unknownOf(release), () => ended(target, release).catch(refuse)));
        say(
          isNew
            ? `Release ${release} is withdrawn. Within five seconds no server answers with it.`
            : `Release ${release} was withdrawn before.`,
        );
        await clearEdge(target);
      },
      { reassurance: 'Nothing was changed.' },
    );
  },
});

/** Ends the preview of a release that visitors could never read, and answers what is known of it then. Throws `ReleaseGone` where only its number is wrong. */
async function ended({ table }: DirectoryTarget, release: number): Promise<string> {
  if (await endPreview(table, release))
    return `The preview of release ${release} has ended. It never was live, so nobody can read it now.`;
  const { words, neverLive } = await releaseInWords(table, release);
  // An earlier run may have ended its preview, and what it said was lost.
  if (neverLive) return `${words}, and no preview shows it: nobody can read it.`;
  throw new ReleaseGone(release);
}

async function refusal(error: unknown, target: DirectoryTarget, release: number): Promise<unknown> {
  if (error instanceof LiveRelease)
    return new UsageError(
      `Release ${release} is live. Go back first (${nextCommand('seed', ['rollback'])}), withdraw it, then publish the right data.`,
    );
  if (error instanceof ReleaseGone)
    return new UsageError(
      `${(await releaseInWords(target.table, release)).words}, so nobody can read it. ${whatListsReleases()}`,
    );
  const refused = refusedByPointer(error);
  if (refused) return refused;
  const [Failure, cause] = failed(error, target);
  return new Failure(`${cause} ${unknownOf(release)}`);
}

const unknownOf = (release: number): string =>
  `It is not known whether release ${release} is withdrawn. Run the same command again.`;
