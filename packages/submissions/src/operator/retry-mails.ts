import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionsTable } from '../client';
import { submissionKey } from '../table';
import { withFailedMail } from './read-submissions';

/** Puts the mails that were given up back among the pending ones; answers how many. */
export async function retryFailedMails(table: SubmissionsTable, now: Date): Promise<number> {
  let count = 0;
  for (const { submission_id } of await withFailedMail(table, now)) {
    try {
      await table.client.send(
        new UpdateCommand({
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
        }),
      );
      count += 1;
    } catch (error) {
      // Deleted, or put back by another command.
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
  return count;
}
