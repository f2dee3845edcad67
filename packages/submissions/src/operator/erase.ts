import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionsTable } from '../client';
import { emailPartition, submissionKey } from '../table';

/** Deletes every submission of an e-mail address, expired ones too; answers how many there were. */
export async function eraseSubmissionsOf(table: SubmissionsTable, email: string): Promise<number> {
  const erased = new Set<string>();
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'byEmail',
        KeyConditionExpression: 'email_pk = :email',
        ExpressionAttributeValues: { ':email': emailPartition(email) },
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    for (const { submission_id } of Items as { submission_id: string }[]) {
      await table.client.send(
        new DeleteCommand({ TableName: table.name, Key: submissionKey(submission_id) }),
      );
      erased.add(submission_id);
    }
    start = LastEvaluatedKey;
  } while (start);
  return erased.size;
}
