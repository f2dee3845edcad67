import type { SubmissionsTable } from '../client';
import { composeMail } from './compose';
import type { SendMail } from './mail';
import { duePendingMails, giveUp, markSent, type PendingMail, putOff, takeMail } from './pending';
import { MAX_ATTEMPTS, nextTry } from './retry-plan';

export interface MailerDeps {
  table: SubmissionsTable;
  send: SendMail;
  now: () => Date;
  /** Called with each failure; `error` is its kind. Nothing personal is in it. */
  report: (event: MailFailure) => void;
  /** Says whether there is time for another mail. */
  hasTime?: () => boolean;
}

export interface MailFailure {
  event: 'mail_put_off' | 'mail_given_up';
  submission_id: string;
  attempts: number;
  error: string | null;
}

export interface MailerRun {
  sent: number;
  put_off: number;
  given_up: number;
}

const BATCH = 25;

/**
 * Sends the mails that are due, one after the other. A mail that fails is put off; after the last try it is left to a
 * person, and reported. At worst (a crash between sending and marking) a mail leaves twice, under one reference.
 */
export async function runMailer(deps: MailerDeps): Promise<MailerRun> {
  const run: MailerRun = { sent: 0, put_off: 0, given_up: 0 };
  for (;;) {
    const due = await duePendingMails(deps.table, deps.now(), BATCH);
    let moved = 0;
    for (const mail of due) {
      if (deps.hasTime?.() === false) return run;
      const outcome = await handle(mail, deps);
      if (outcome === null) continue;
      run[outcome] += 1;
      moved += 1;
    }
    // An index that lags behind may show a mail again that was dealt with: it is left to the next run.
    if (due.length < BATCH || moved === 0) return run;
  }
}

/** What became of a mail; null when another mailer has it or its submission is gone. */
async function handle(mail: PendingMail, deps: MailerDeps): Promise<keyof MailerRun | null> {
  // A run that died in its last try left the mail behind.
  if (mail.mail_attempts >= MAX_ATTEMPTS) return abandon(mail, deps, mail.mail_error);
  const taken = await takeMail(deps.table, mail, deps.now());
  if (!taken) return null;
  try {
    await deps.send(composeMail(taken));
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown';
    if (taken.mail_attempts >= MAX_ATTEMPTS) return abandon(taken, deps, kind);
    await putOff(deps.table, taken, nextTry(taken.mail_attempts, deps.now()), kind);
    deps.report({ event: 'mail_put_off', ...summary(taken), error: kind });
    return 'put_off';
  }
  await markSent(deps.table, taken, deps.now());
  return 'sent';
}

async function abandon(
  mail: PendingMail,
  deps: MailerDeps,
  error: string | null,
): Promise<'given_up' | null> {
  if (!(await giveUp(deps.table, mail, deps.now(), error))) return null;
  deps.report({ event: 'mail_given_up', ...summary(mail), error });
  return 'given_up';
}

const summary = ({ submission_id, mail_attempts }: PendingMail) => ({
  submission_id,
  attempts: mail_attempts,
});
