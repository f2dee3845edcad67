import { LiveRelease, PublishConflict, ReleaseGone } from '@tussock/store/errors';
import { endPreview } from '@tussock/store/previews';
import * as store from '@tussock/store/releases';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { UsageError } from '../../cli/failure';
import { saidIfStopped } from '../../cli/interrupt';
import { nextCommand } from '../../cli/next-command';
import { confirm, say } from '../../cli/terminal';
import { releaseNumber } from '../arguments';
import { failed, overtaken } from '../command-failure';
import { releaseInWords, whatListsReleases } from '../release-in-words';
import { type DirectoryTarget, invalidate, withDirectory } from '../target';

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
    const question = `Withdraw release ${release}? This cannot be undone.`;
    if (!(await confirm(question, args.yes))) return say('Nothing was withdrawn.');
    await withDirectory(
      async (target) => {
        const refuse = async (error: unknown) => {
          throw await refusal(error, target, release);
        };
        // The preview ends last: what fails before can be run again, and finds it.
        const isNew = await saidIfStopped(unknownOf(release), () =>
          store.withdraw(target.table, release).catch(async (error) => {
            if (!(error instanceof ReleaseGone)) return refuse(error);
            return (await endPreview(target.table, release).catch(refuse)) ? null : refuse(error);
          }),
        );
        if (isNew === null)
          return say(
            `The preview of release ${release} has ended. It never was live, so nobody can read it now.`,
          );
        say(
          isNew
            ? `Release ${release} is withdrawn. Within five seconds no server answers with it.`
            : `Release ${release} was withdrawn before.`,
        );
        // Of an earlier withdrawal too: its invalidation may have failed.
        const edge = await invalidate(target);
        if (edge) say(edge);
      },
      { reassurance: 'Nothing was changed.' },
    );
  },
});

async function refusal(error: unknown, target: DirectoryTarget, release: number): Promise<unknown> {
  if (error instanceof LiveRelease)
    return new UsageError(
      `Release ${release} is live. Go back first (${nextCommand('seed', ['rollback'])}), withdraw it, then publish the right data.`,
    );
  if (error instanceof ReleaseGone)
    return new UsageError(
      `${(await releaseInWords(target.table, release)).words}, so nobody can read it. ${whatListsReleases()}`,
    );
  if (error instanceof PublishConflict) return overtaken(error);
  const [Failure, cause] = failed(error, target);
  return new Failure(`${cause} ${unknownOf(release)}`);
}

const unknownOf = (release: number): string =>
  `Whether release ${release} is withdrawn is not known. Run the same command again.`;
