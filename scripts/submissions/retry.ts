import { retryFailedMails } from '@tussock/submissions/operator/retry-mails';
import { count } from '../seed/report/words';
import { say } from '../seed/terminal';
import { withSubmissions } from './target';

/** `retry`: puts the mails that the mailer has given up back to be sent. */
export async function retry(): Promise<void> {
  const put = await withSubmissions((table) => retryFailedMails(table, new Date()));
  say(put === 0 ? 'No mail was given up.' : `The mailer will send ${count(put, 'mail')} again.`);
}
