import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { everyItem } from '@tussock/server/table/every-item';
import { send } from '@tussock/server/table/table';
import type { SubmissionsTable } from '../client';
import { emailPartition, submissionKey } from '../table';

/** Deletes every submission of an e-mail address, expired ones too; returns how many there were. */
export async function eraseSubmissionsOf(table: SubmissionsTable, email: string): Promise<number> {
  const erased = new Set<string>();
  for await (const { submission_id } of everyItem(table, {
    IndexName: 'byEmail',
    KeyConditionExpression: 'email_pk = :email',
    ExpressionAttributeValues: { ':email': emailPartition(email) },
  })) {
    const Key = submissionKey(submission_id);
    await send(table, new DeleteCommand({ TableName: table.name, Key }));
    erased.add(submission_id);
  }
  return erased.size;
}
