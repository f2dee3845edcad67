import { eraseSubmissionsOf } from '@tussock/submissions/operator/erase';
import { submissionsOf } from '@tussock/submissions/operator/read-submissions';
import { count } from '../seed/report/words';
import { confirm, say } from '../seed/terminal';
import type { Command } from './arguments';
import { withSubmissions } from './target';

/** `delete`: all that one address sent, after a question. */
export async function deleteAll({ email, yes }: Command): Promise<void> {
  const address = email ?? '';
  await withSubmissions(async (table) => {
    const found = await submissionsOf(table, address, new Date());
    const question = `Delete ${count(found.length, 'submission')} of ${address} for good?`;
    if (found.length > 0 && !(await confirm(question, yes))) return say('Nothing was deleted.');
    const erased = await eraseSubmissionsOf(table, address);
    if (erased === 0) return say(`Nothing is kept of ${address}.`);
    say(`Deleted ${count(erased, 'submission')} of ${address}.`);
    say(
      'Mails that were sent about them are in the operator’s mailbox (locally in .local/outbox), and backups keep them for 35 days.',
    );
  });
}
