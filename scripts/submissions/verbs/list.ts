import type { StoredSubmission } from '@tussock/submissions/stored-submission';
import { JSON_OUTPUT } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { nextCommand } from '../../cli/next-command';
import { say } from '../../cli/terminal';
import { asJson, count, printable } from '../../cli/text';
import { EMAIL, emailAddress } from '../arguments';
import { readSubmissions } from '../target';

const TIME = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** `list` */
export const list = defineCommand({
  meta: { description: 'Show the submissions, newest first, and whether the e-mail about each was sent' },
  example: '--email mere@example.co.nz',
  args: { email: EMAIL, json: JSON_OUTPUT },
  async run({ args }) {
    const email = emailAddress(args.email);
    const found = await readSubmissions(email);
    if (args.json) return say(asJson(found));
    if (found.length === 0)
      return say(email === undefined ? 'Nothing has been sent yet.' : `Nothing from ${email} is stored.`);
    for (const submission of found) say(line(submission));
    say(`${count(found.length, 'submission')}.`);
    const failed = found.filter(({ mail_status }) => mail_status === 'failed').length;
    if (failed > 0)
      say(
        `The mailer has given up on ${count(failed, 'e-mail')}. To send again: ${nextCommand('submissions', ['retry'])}`,
      );
  },
});

function line({ received_at, kind, name, email, mail_status, mail_attempts }: StoredSubmission): string {
  const mail =
    mail_status === 'pending' && mail_attempts > 0
      ? `pending after ${count(mail_attempts, 'attempt')}`
      : mail_status;
  return `${TIME.format(new Date(received_at))}  ${kind.padEnd(6)}  ${printable(name)} <${printable(email)}>  mail ${mail}`;
}
