import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionHolds } from '@tussock/server/table/conditional';
import { send } from '@tussock/server/table/table';
import type { SubmissionsTable } from '../client';
import { bringForward, madeDue, putOffMails } from '../mail/pending';
import { submissionKey } from '../table';
import { withFailedMail } from './read-submissions';

/** Makes the mails due now that were given up, or that wait for a later try; returns how many. */
export async function retryMails(table: SubmissionsTable, now: Date): Promise<number> {
  let count = 0;
  for await (const mail of putOffMails(table, now)) if (await bringForward(table, mail, now)) count += 1;
  for (const { submission_id } of await withFailedMail(table, now)) {
    const update = new UpdateCommand({
      TableName: table.name,
      Key: submissionKey(submission_id),
      UpdateExpression:
        'SET mail_status = :pending, mail_pk = :pending, mail_due = :now, mail_attempts = :none',
      ConditionExpression: 'mail_status = :failed',
      ExpressionAttributeValues: {
        ':pending': 'pending',
        ':failed': 'failed',
        ':now': now.toISOString(),
        ':none': 0,
      },
    });
    // It does not hold for a mail that was deleted, or put back by another command.
    if (await ifConditionHolds<unknown>(send(table, update), () => madeDue(table, submission_id, now)))
      count += 1;
  }
  return count;
}
