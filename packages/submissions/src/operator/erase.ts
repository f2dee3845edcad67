import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { everyItem } from '@tussock/server/table/every-item';
import { send } from '@tussock/server/table/table';
import type { SubmissionsTable } from '../client';
import { emailPartition, submissionKey } from '../table';

/**
 * Deletes every submission of an e-mail address, expired ones too. Gives the id of each that is gone, so that it is known what a failure
 * leaves, or `signal`, which ends it before the next.
 */
export async function* eraseSubmissionsOf(
  table: SubmissionsTable,
  email: string,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const erased = new Set<string>();
  for await (const { submission_id } of everyItem(table, {
    IndexName: 'byEmail',
    KeyConditionExpression: 'email_pk = :email',
    ExpressionAttributeValues: { ':email': emailPartition(email) },
  })) {
    if (erased.has(submission_id)) continue;
    signal?.throwIfAborted();
    const Key = submissionKey(submission_id);
    await send(table, new DeleteCommand({ TableName: table.name, Key }));
    erased.add(submission_id);
    yield submission_id;
  }
}
