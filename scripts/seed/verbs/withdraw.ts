import { LiveRelease, ReleaseGone } from '@tussock/store/errors';
import * as store from '@tussock/store/releases';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { UsageError } from '../../cli/failure';
import { confirm, say } from '../../cli/terminal';
import { releaseNumber } from '../arguments';
import { invalidate, withDirectory } from '../target';

/** `withdraw RELEASE` */
export const withdraw = defineCommand({
  meta: { description: 'Make a release that was live unreadable for good' },
  details:
    'It answers 410 within five seconds, and no roll-back leads to it. Withdraw it before you publish again: a later release remembers the records it left out.',
  example: '41',
  args: {
    release: { type: 'positional', required: true, description: 'Its number' },
    yes: YES,
  },
  async run({ args }) {
    const release = releaseNumber(args.release);
    const question = `Withdraw release ${release}? This cannot be undone.`;
    if (!(await confirm(question, args.yes))) return say('Nothing was withdrawn.');
    await withDirectory(async (target) => {
      const isNew = await store.withdraw(target.table, release).catch((error) => {
        throw refusal(error, release);
      });
      // Said of an earlier withdrawal too: its invalidation may have failed.
      const edge = await invalidate(target);
      say(
        isNew
          ? `Release ${release} is withdrawn. Within five seconds nobody can read it.`
          : `Release ${release} was withdrawn before.`,
      );
      if (edge) say(edge);
    });
  },
});

function refusal(error: unknown, release: number): unknown {
  if (error instanceof LiveRelease)
    return new UsageError(
      `Release ${release} is live. Go back first (npm run seed -- rollback), withdraw it, then publish the right data.`,
    );
  if (error instanceof ReleaseGone)
    return new UsageError(
      `Nobody can read release ${release}: it never was live, or it is pruned. npm run seed -- releases lists them.`,
    );
  return error;
}
