import { type VerifiedRelease, verifyChain } from '@tussock/store/verify-chain';
import { JSON_OUTPUT } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { CheckError } from '../../cli/failure';
import { interruptible } from '../../cli/interrupt';
import { note, say } from '../../cli/terminal';
import { asJson, count } from '../../cli/text';
import { failed } from '../command-failure';
import { searchFilesOf, withDirectory } from '../target';

const STATE: Record<VerifiedRelease['state'], string> = {
  whole: 'every item is as it was published',
  pruned: 'pruned: its hash holds, its items are gone',
  unfinished: 'unfinished: it was never published',
  before_the_chain: 'before the chain: nothing to check it with',
};

const WHAT_TO_DO = 'What to do: docs/operations/faults.md, “The chain is broken”.';

/** `verify` */
export const verify = defineCommand({
  meta: { description: 'Check that no stored release was changed since it was published' },
  details:
    'Goes through the releases, oldest first, and stops at the first thing that is not as it was published. This proves that nothing was changed, not that the data is true.',
  example: '--json',
  args: { json: JSON_OUTPUT },
  run: ({ args: { json } }) =>
    withDirectory(async (target) => {
      const onVerified = (one: VerifiedRelease) => {
        if (!json) say(lineOf(one));
      };
      const searchFiles = searchFilesOf(target);
      if (!searchFiles) note('Search files are not checked: the stage has no bucket for them.');
      const { verified, broken } = await interruptible((signal) =>
        verifyChain(target.table, { onVerified, searchFiles, signal }).catch((error) => {
          const [Failure, cause] = failed(error, target, signal.aborted);
          throw new Failure(`${cause} The check did not come to its end. Run it again.`);
        }),
      );
      if (json) say(asJson({ verified, broken }));
      if (broken) {
        const where = broken.release === null ? '' : `. Release ${broken.release}`;
        throw new CheckError(`The chain is broken${where}: ${broken.what}. ${WHAT_TO_DO}`);
      }
      if (json) return;
      if (verified.length === 0) return say('Nothing is published yet.');
      say(`The chain holds: ${count(verified.length, 'release')}.`);
    }),
});

const lineOf = ({ release, state, hash }: VerifiedRelease): string =>
  [`${String(release).padStart(4)}  ${STATE[state]}`, ...(hash ? [`      ${hash}`] : [])].join('\n');
