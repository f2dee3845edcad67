import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ApplySubmission } from '@tussock/core/submission/apply';
import { retentionOn } from '@tussock/core/submission/retention';
import type { UnlockSubmission } from '@tussock/core/submission/unlock';
import type { ConsentPurpose } from '@tussock/core/submission/wording';
import type { SubmissionsTable } from './client';
import type { ConsentEntry, KeptApply, KeptSubmission, KeptUnlock } from './submission';
import { emailPartition, LIST_PARTITION, submissionKey } from './table';
import { addDays, epochSeconds, nzDate } from './time';

/** The id was used before for a form with other contents. */
export class AlreadySent extends Error {
  override readonly name = 'AlreadySent';
}

/** Stores an enquiry once, whatever the number of times it is sent. */
export async function keepApply(table: SubmissionsTable, form: ApplySubmission, now: Date): Promise<void> {
  const { elapsed_ms: _, consents, ...fields } = form;
  const kept: KeptApply = { kind: 'apply', ...fields, ...fresh('apply', consents, now) };
  await keepOnce(table, kept, digestOf({ ...fields, consents }));
}

/** Stores an unlocking once; answers the session that its first sending began. */
export async function keepUnlock(
  table: SubmissionsTable,
  form: UnlockSubmission,
  session: { subject: string; expires_at: Date },
  now: Date,
): Promise<{ subject: string; expires_at: Date }> {
  const { elapsed_ms: _, consents, ...fields } = form;
  const kept: KeptUnlock = {
    kind: 'unlock',
    ...fields,
    ...fresh('unlock', consents, now),
    subject: session.subject,
    token_expires_at: session.expires_at.toISOString(),
  };
  const first = (await keepOnce(table, kept, digestOf({ ...fields, consents }))) as KeptUnlock;
  return { subject: first.subject, expires_at: new Date(first.token_expires_at) };
}

type Answers = Partial<Record<ConsentPurpose, { version: string; given: boolean }>>;

function fresh(kind: KeptSubmission['kind'], consents: Answers, now: Date) {
  const at = now.toISOString();
  const log = Object.entries(consents).map(([purpose, answer]) => ({ purpose, ...answer, at }));
  return {
    received_at: at,
    consents: log as ConsentEntry[],
    mail_status: 'pending' as const,
    mail_attempts: 0,
    mail_sent_at: null,
    mail_error: null,
    expires: epochSeconds(addDays(now, retentionOn(nzDate(now))[kind])),
  };
}

/** Only PutItem and UpdateItem: the web function may write submissions, not read them. */
async function keepOnce(
  table: SubmissionsTable,
  kept: KeptSubmission,
  digest: string,
): Promise<KeptSubmission> {
  const place = `${kept.received_at}#${kept.submission_id}`;
  const keys = {
    ...submissionKey(kept.submission_id),
    list_pk: LIST_PARTITION,
    list_sk: place,
    email_pk: emailPartition(kept.email),
    email_sk: place,
    mail_pk: 'pending',
    mail_due: kept.received_at,
  };
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...kept, ...keys, digest },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return kept;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return sentBefore(table, kept.submission_id, digest);
  }
}

async function sentBefore(table: SubmissionsTable, id: string, digest: string): Promise<KeptSubmission> {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: submissionKey(id),
        UpdateExpression: 'SET digest = :digest',
        ConditionExpression: 'digest = :digest',
        ExpressionAttributeValues: { ':digest': digest },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as KeptSubmission;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new AlreadySent();
    throw error;
  }
}

/** Names the contents of a form; schemas give their fields in one order. */
const digestOf = (form: object) => createHash('sha256').update(JSON.stringify(form)).digest('base64url');
