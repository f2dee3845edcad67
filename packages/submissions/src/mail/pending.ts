import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionHolds } from '@tussock/server/table/conditional';
import { everyItem } from '@tussock/server/table/every-item';
import { send } from '@tussock/server/table/table';
import { epochSeconds } from '@tussock/server/time';
import type { SubmissionsTable } from '../client';
import type { StoredSubmission } from '../stored-submission';
import { submissionKey } from '../table';
import { addMinutes, LEASE_MINUTES, OVERDUE_AFTER } from './retry-plan';

export type PendingMail = StoredSubmission & { mail_due: string };

/** Mails whose time has come, the longest waiting first. */
export async function duePendingMails(
  table: SubmissionsTable,
  now: Date,
  most: number,
): Promise<PendingMail[]> {
  const query = new QueryCommand({
    TableName: table.name,
    IndexName: 'byMailDue',
    KeyConditionExpression: 'mail_pk = :pending AND mail_due <= :now',
    ExpressionAttributeValues: { ':pending': 'pending', ':now': now.toISOString() },
    Limit: most,
  });
  const { Items = [] } = await send(table, query);
  return (Items as PendingMail[]).filter(({ expires }) => expires > epochSeconds(now));
}

/** How many mails still wait after three tries or more. It counts what is in one answer of the table, the longest waiting first. */
export async function countOverdue(table: SubmissionsTable): Promise<number> {
  const query = new QueryCommand({
    TableName: table.name,
    IndexName: 'byMailDue',
    KeyConditionExpression: 'mail_pk = :pending',
    FilterExpression: 'mail_attempts >= :tries',
    ExpressionAttributeValues: { ':pending': 'pending', ':tries': OVERDUE_AFTER },
    Select: 'COUNT',
  });
  return (await send(table, query)).Count ?? 0;
}

/** Mails that wait for a later try. One that is being sent is not among them: its lease ends sooner. */
export const putOffMails = (table: SubmissionsTable, now: Date) =>
  everyItem(table, {
    IndexName: 'byMailDue',
    KeyConditionExpression: 'mail_pk = :pending AND mail_due > :leased',
    ExpressionAttributeValues: {
      ':pending': 'pending',
      // A minute more, for the clock of another machine.
      ':leased': addMinutes(now, LEASE_MINUTES + 1).toISOString(),
    },
  }) as AsyncIterable<PendingMail>;

/**
 * Takes a mail for one try, by putting its next time off. Returns the mail as it then is, or null when another mailer was
 * quicker or the submission has been deleted.
 */
export async function takeMail(
  table: SubmissionsTable,
  mail: PendingMail,
  now: Date,
): Promise<PendingMail | null> {
  return change(table, mail, {
    UpdateExpression: 'SET mail_due = :due ADD mail_attempts :one',
    ExpressionAttributeValues: { ':due': addMinutes(now, LEASE_MINUTES).toISOString(), ':one': 1 },
  });
}

export const markSent = (table: SubmissionsTable, mail: PendingMail, now: Date) =>
  change(table, mail, {
    UpdateExpression:
      'SET mail_status = :sent, mail_sent_at = :now, mail_error = :none REMOVE mail_pk, mail_due',
    ExpressionAttributeValues: { ':sent': 'sent', ':now': now.toISOString(), ':none': null },
  });

/** `error` is the kind of the failure; its message could quote the mail. */
export const putOff = (table: SubmissionsTable, mail: PendingMail, due: Date, error: string) =>
  change(table, mail, {
    UpdateExpression: 'SET mail_due = :due, mail_error = :error',
    ExpressionAttributeValues: { ':due': due.toISOString(), ':error': error },
  });

/** Makes a mail due now, as if it had not been tried. */
export const bringForward = (table: SubmissionsTable, mail: PendingMail, now: Date) =>
  change(
    table,
    mail,
    {
      UpdateExpression: 'SET mail_due = :now, mail_attempts = :none',
      ExpressionAttributeValues: { ':now': now.toISOString(), ':none': 0 },
    },
    () => madeDue(table, mail.submission_id, now),
  );

/** The mail, where it was made due at this very moment: by a call whose answer was lost. */
export async function madeDue(table: SubmissionsTable, id: string, now: Date): Promise<PendingMail | null> {
  const update = new UpdateCommand({
    TableName: table.name,
    Key: submissionKey(id),
    UpdateExpression: 'SET mail_due = :now',
    ConditionExpression: 'mail_status = :pending AND mail_due = :now',
    ExpressionAttributeValues: { ':pending': 'pending', ':now': now.toISOString() },
    ReturnValues: 'ALL_NEW',
  });
  const found = await ifConditionHolds(send(table, update));
  return found && (found.Attributes as PendingMail);
}

/** Leaves the mail to a person: `npm run submissions -- retry` puts it back. */
export const giveUp = (table: SubmissionsTable, mail: PendingMail, now: Date, error: string | null) =>
  change(table, mail, {
    UpdateExpression: 'SET mail_status = :failed, mail_pk = :failed, mail_due = :now, mail_error = :error',
    ExpressionAttributeValues: { ':failed': 'failed', ':now': now.toISOString(), ':error': error },
  });

/** Changes a mail that still is as it was read; null when it is not. */
async function change(
  table: SubmissionsTable,
  mail: PendingMail,
  update: { UpdateExpression: string; ExpressionAttributeValues: Record<string, unknown> },
  asFound?: () => Promise<PendingMail | null>,
): Promise<PendingMail | null> {
  const command = new UpdateCommand({
    TableName: table.name,
    Key: submissionKey(mail.submission_id),
    UpdateExpression: update.UpdateExpression,
    ConditionExpression: 'mail_status = :was AND mail_due = :seen',
    ExpressionAttributeValues: {
      ...update.ExpressionAttributeValues,
      ':was': 'pending',
      ':seen': mail.mail_due,
    },
    ReturnValues: 'ALL_NEW',
  });
  const changed = send(table, command).then(({ Attributes }) => Attributes as PendingMail);
  return ifConditionHolds(changed, asFound);
}
