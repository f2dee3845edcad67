import { retryFailedMails } from '@tussock/submissions/operator/retry-mails';
import { defineCommand } from '../../cli/command';
import { say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { withSubmissions } from '../target';

/** `retry` */
export const retry = defineCommand({
  meta: { description: 'Send the mails again that the mailer has given up' },
  example: '',
  async run() {
    const queued = await withSubmissions((table) => retryFailedMails(table, new Date()));
    say(queued === 0 ? 'No mail was given up.' : `The mailer will send ${count(queued, 'mail')} again.`);
  },
});
