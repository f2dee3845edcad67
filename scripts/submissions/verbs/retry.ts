import { retryMails } from '@tussock/submissions/operator/retry-mails';
import { defineCommand } from '../../cli/command';
import { say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { withSubmissions } from '../target';

/** `retry` */
export const retry = defineCommand({
  meta: { description: 'Send the mails now that the mailer has given up or put off for long' },
  details: 'What waits for a quarter of an hour or less is sent by itself.',
  example: '',
  async run() {
    const queued = await withSubmissions((table) => retryMails(table, new Date()));
    say(
      queued === 0
        ? 'No mail was given up, and none waits for longer than a quarter of an hour: the rest is sent by itself.'
        : `The mailer will send ${count(queued, 'mail')} now.`,
    );
  },
});
