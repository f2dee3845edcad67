import { retryMails } from '@tussock/submissions/operator/retry-mails';
import { defineCommand } from '../../cli/command';
import { say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { withSubmissions } from '../target';

/** `retry` */
export const retry = defineCommand({
  meta: { description: 'Send at once the e-mails that the mailer gave up on, or has put off for long' },
  details: 'E-mails that wait for up to a quarter of an hour are sent without this command.',
  example: '',
  async run() {
    const queued = await withSubmissions((table) => retryMails(table, new Date()));
    say(
      queued === 0
        ? 'The mailer gave up on no e-mail, and none waits for longer than a quarter of an hour: the rest are sent without this command.'
        : `The mailer will send ${count(queued, 'e-mail')} now.`,
    );
  },
});
