import { createHash } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ReportSubmission } from '@tussock/core/submission/report';
import { retentionOn } from '@tussock/core/submission/retention';
import type { UnlockSubmission } from '@tussock/core/submission/unlock';
import type { ConsentPurpose } from '@tussock/core/submission/wording';
import { nzDate } from '@tussock/core/text/nz-date';
import { ifConditionHolds } from '@tussock/server/table/conditional';
import { send } from '@tussock/server/table/table';
import { addDays, epochSeconds } from '@tussock/server/time';
import type { SubmissionsTable } from './client';
import type {
  CheckedApply,
  ConsentEntry,
  StoredApply,
  StoredReport,
  StoredSubmission,
  StoredUnlock,
} from './stored-submission';
import { emailPartition, LIST_PARTITION, submissionKey } from './table';

/** The id was used before for a form with other contents. */
export class AlreadySent extends Error {
  override readonly name = 'AlreadySent';
}

/** Stores an enquiry once, whatever the number of times it is sent. */
export async function storeApply(
  table: SubmissionsTable,
  { recipients_checked, offer_name, ...form }: CheckedApply,
  now: Date,
): Promise<void> {
  const { elapsed_ms: _, consents, ...fields } = form;
  const stored: StoredApply = {
    kind: 'apply',
    ...fields,
    recipients_checked,
    offer_name,
    ...fresh('apply', consents, now),
  };
  await putOnce(table, stored, digestOf({ ...fields, consents }));
}

/** Stores an unlocking once; returns the session that its first sending began. */
export async function storeUnlock(
  table: SubmissionsTable,
  form: UnlockSubmission,
  session: { subject: string; expires_at: Date },
  now: Date,
): Promise<{ subject: string; expires_at: Date }> {
  const { elapsed_ms: _, consents, ...fields } = form;
  const stored: StoredUnlock = {
    kind: 'unlock',
    ...fields,
    ...fresh('unlock', consents, now),
    subject: session.subject,
    token_expires_at: session.expires_at.toISOString(),
  };
  const first = (await putOnce(table, stored, digestOf({ ...fields, consents }))) as StoredUnlock;
  return { subject: first.subject, expires_at: new Date(first.token_expires_at) };
}

/** Stores a report of a mistake once, whatever the number of times it is sent. */
export async function storeReport(table: SubmissionsTable, form: ReportSubmission, now: Date): Promise<void> {
  const { elapsed_ms: _, ...fields } = form;
  const stored: StoredReport = { kind: 'report', ...fields, ...fresh('report', {}, now) };
  await putOnce(table, stored, digestOf(fields));
}

type Answers = Partial<Record<ConsentPurpose, { version: string; given: boolean }>>;

function fresh(kind: StoredSubmission['kind'], consents: Answers, now: Date) {
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
async function putOnce(
  table: SubmissionsTable,
  stored: StoredSubmission,
  digest: string,
): Promise<StoredSubmission> {
  const place = `${stored.received_at}#${stored.submission_id}`;
  const keys = {
    ...submissionKey(stored.submission_id),
    list_pk: LIST_PARTITION,
    list_sk: place,
    email_pk: emailPartition(stored.email),
    email_sk: place,
    mail_pk: 'pending',
    mail_due: stored.received_at,
  };
  const put = new PutCommand({
    TableName: table.name,
    Item: { ...stored, ...keys, digest },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  const isNew = await ifConditionHolds(send(table, put));
  return isNew ? stored : sentBefore(table, stored.submission_id, digest);
}

async function sentBefore(table: SubmissionsTable, id: string, digest: string): Promise<StoredSubmission> {
  const update = new UpdateCommand({
    TableName: table.name,
    Key: submissionKey(id),
    UpdateExpression: 'SET digest = :digest',
    ConditionExpression: 'digest = :digest',
    ExpressionAttributeValues: { ':digest': digest },
    ReturnValues: 'ALL_NEW',
  });
  const found = await ifConditionHolds(send(table, update));
  if (!found) throw new AlreadySent();
  return found.Attributes as StoredSubmission;
}

/** Names the contents of a form; schemas give their fields in one order. */
const digestOf = (form: object) => createHash('sha256').update(JSON.stringify(form)).digest('base64url');
