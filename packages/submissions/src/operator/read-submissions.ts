import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { SubmissionsTable } from '../client';
import type { KeptSubmission } from '../submission';
import { emailPartition, KEY_ATTRIBUTES, LIST_PARTITION } from '../table';
import { epochSeconds } from '../time';

/** All submissions that are still kept, newest first. */
export const listSubmissions = (table: SubmissionsTable, now: Date) =>
  read(table, now, 'byReceived', 'list_pk', LIST_PARTITION);

/** The submissions of one e-mail address that are still kept, newest first. */
export const submissionsOf = (table: SubmissionsTable, email: string, now: Date) =>
  read(table, now, 'byEmail', 'email_pk', emailPartition(email));

/** Submissions whose mail the mailer has given up. */
export const withFailedMail = (table: SubmissionsTable, now: Date) =>
  read(table, now, 'byMailDue', 'mail_pk', 'failed');

async function read(
  table: SubmissionsTable,
  now: Date,
  index: string,
  key: string,
  partition: string,
): Promise<KeptSubmission[]> {
  const input: QueryCommandInput = {
    TableName: table.name,
    IndexName: index,
    KeyConditionExpression: '#key = :partition',
    ExpressionAttributeNames: { '#key': key },
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
  };
  const found: KeptSubmission[] = [];
  for await (const { Items = [] } of paginateQuery({ client: table.client }, input)) {
    for (const item of Items) {
      const { digest: _, ...fields } = item;
      for (const attribute of KEY_ATTRIBUTES) delete fields[attribute];
      // DynamoDB deletes expired items some time after they expire.
      if (Number(fields.expires) > epochSeconds(now)) found.push(fields as KeptSubmission);
    }
  }
  return found;
}
