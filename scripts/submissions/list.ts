import { listSubmissions, submissionsOf } from '@tussock/submissions/operator/read-submissions';
import type { KeptSubmission } from '@tussock/submissions/submission';
import { count, printable } from '../seed/report/words';
import { say } from '../seed/terminal';
import type { Command } from './arguments';
import { withSubmissions } from './target';

const TIME = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

/** `list`: one line each, newest first; mails that could not be sent are named at the end. */
export async function list({ email, json }: Command): Promise<void> {
  const now = new Date();
  const found = await withSubmissions((table) =>
    email === null ? listSubmissions(table, now) : submissionsOf(table, email, now),
  );
  if (json) return say(JSON.stringify(found, null, 2));
  if (found.length === 0)
    return say(email === null ? 'Nothing was sent yet.' : `Nothing is kept of ${email}.`);
  for (const submission of found) say(line(submission));
  say(`${count(found.length, 'submission')}.`);
  const failed = found.filter(({ mail_status }) => mail_status === 'failed').length;
  if (failed > 0)
    say(`The mailer has given up ${count(failed, 'mail')}. To send again: npm run submissions -- retry`);
}

function line({ received_at, kind, name, email, mail_status, mail_attempts }: KeptSubmission): string {
  const mail =
    mail_status === 'pending' && mail_attempts > 0
      ? `pending after ${count(mail_attempts, 'attempt')}`
      : mail_status;
  return `${TIME.format(new Date(received_at))}  ${kind.padEnd(6)}  ${printable(name)} <${printable(email)}>  mail ${mail}`;
}
