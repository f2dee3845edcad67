import { everyItem } from '@tussock/server/table/every-item';
import { epochSeconds } from '@tussock/server/time';
import type { SubmissionsTable } from '../client';
import type { StoredSubmission } from '../stored-submission';
import { emailPartition, type IndexName, LIST_PARTITION, SUBMISSIONS_TABLE, withoutKeys } from '../table';

/** All submissions that have not expired, newest first. */
export const listSubmissions = (table: SubmissionsTable, now: Date) =>
  read(table, now, 'byReceived', LIST_PARTITION);

/** The submissions of one e-mail address that have not expired, newest first. */
export const submissionsOf = (table: SubmissionsTable, email: string, now: Date) =>
  read(table, now, 'byEmail', emailPartition(email));

/** Submissions whose mail the mailer has given up. */
export const withFailedMail = (table: SubmissionsTable, now: Date) => read(table, now, 'byMailDue', 'failed');

async function read(
  table: SubmissionsTable,
  now: Date,
  index: IndexName,
  partition: string,
): Promise<StoredSubmission[]> {
  const found: StoredSubmission[] = [];
  for await (const item of everyItem(table, {
    IndexName: index,
    KeyConditionExpression: '#key = :partition',
    ExpressionAttributeNames: { '#key': SUBMISSIONS_TABLE.globalIndexes[index].hashKey },
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
  })) {
    const { digest: _, ...fields } = withoutKeys(item);
    // DynamoDB deletes expired items some time after they expire.
    if (Number(fields.expires) > epochSeconds(now)) found.push(fields as unknown as StoredSubmission);
  }
  return found;
}
