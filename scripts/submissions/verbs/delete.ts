import { eraseSubmissionsOf } from '@tussock/submissions/operator/erase';
import { submissionsOf } from '@tussock/submissions/operator/read-submissions';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { InterruptedError } from '../../cli/failure';
import { interruptible } from '../../cli/interrupt';
import { confirm, say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { EMAIL, emailAddress } from '../arguments';
import { withSubmissions } from '../target';

const ELSEWHERE =
  'E-mails about them are still in the operator’s mailbox (locally in .local/outbox), and backups hold them for 35 days.';

/** `delete --email ADDRESS` */
export const deleteAll = defineCommand({
  meta: { description: 'Delete everything that one address sent' },
  details: 'Asks first. It cannot be undone.',
  example: '--email mere@example.co.nz',
  args: {
    email: { ...EMAIL, required: true, description: 'The address whose submissions are deleted' },
    yes: YES,
  },
  async run({ args: { email, yes } }) {
    const address = emailAddress(email) ?? '';
    await withSubmissions(async (table) => {
      const found = await submissionsOf(table, address, new Date());
      const question = `Delete ${count(found.length, 'submission')} of ${address} for good?`;
      if (found.length > 0 && !(await confirm(question, yes))) return say('Nothing was deleted.');
      let erased = 0;
      try {
        await interruptible(async (signal) => {
          for await (const _ of eraseSubmissionsOf(table, address, signal)) erased += 1;
        });
      } catch (error) {
        const end = error instanceof InterruptedError ? 'was stopped' : 'failed';
        say(
          `Deleted ${count(erased, 'submission')} of ${address} before it ${end}, and perhaps one more. Run it again for the rest.`,
        );
        // The next run may find nothing, where only the last answer was lost.
        say(ELSEWHERE);
        throw error;
      }
      if (erased === 0) return say(`Nothing from ${address} is stored.`);
      say(`Deleted ${count(erased, 'submission')} of ${address}.`);
      say(ELSEWHERE);
    });
  },
});
