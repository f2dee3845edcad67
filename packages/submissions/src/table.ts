import { keyRemover, type TableDefinition } from '@tussock/server/table/definition';

/**
 * The one definition of the submissions table. Infrastructure, the local engine and the tests read it.
 *
 * | access pattern        | call                     | partition            | sort                    |
 * |-----------------------|--------------------------|----------------------|-------------------------|
 * | storeApply, …Unlock, … | PutItem, once            | submission#ID        | submission              |
 * | listSubmissions       | Query byReceived         | submissions          | received_at#ID          |
 * | submissionsOf(email)  | Query byEmail            | e-mail in lower case | received_at#ID          |
 * | duePendingMails       | Query byMailDue (sparse) | pending, failed      | time of the next try    |
 * | countOverdue          | Query byMailDue          | pending              |                         |
 * | takeHit (rate limit)  | UpdateItem               | hits#ROUTE#HASH      | start of the window     |
 * | countPageView         | UpdateItem               | views#2026-11        | 2026-11-20#/offers      |
 * | distinct paths a day  | UpdateItem               | views#2026-11        | paths#2026-11-20        |
 * | viewsOfMonth          | Query                    | views#2026-11        | begins with 2026        |
 *
 * A submission carries the state of its e-mail, so that both are written by one PutItem or not at all. The web function
 * needs PutItem and UpdateItem; the mailer Query on byMailDue and UpdateItem; the operator's commands Query, UpdateItem
 * and DeleteItem.
 */
export const SUBMISSIONS_TABLE = {
  fields: {
    pk: 'string',
    sk: 'string',
    list_pk: 'string',
    list_sk: 'string',
    email_pk: 'string',
    email_sk: 'string',
    mail_pk: 'string',
    mail_due: 'string',
  },
  primaryIndex: { hashKey: 'pk', rangeKey: 'sk' },
  globalIndexes: {
    byReceived: { hashKey: 'list_pk', rangeKey: 'list_sk' },
    byEmail: { hashKey: 'email_pk', rangeKey: 'email_sk' },
    byMailDue: { hashKey: 'mail_pk', rangeKey: 'mail_due' },
  },
  /** Epoch seconds after which an item counts as gone; DynamoDB deletes it some time later. */
  ttl: 'expires',
} as const satisfies TableDefinition & { ttl: string };

export type IndexName = keyof typeof SUBMISSIONS_TABLE.globalIndexes;

export const withoutKeys = keyRemover(SUBMISSIONS_TABLE);

export const submissionKey = (id: string) => ({ pk: `submission#${id}`, sk: 'submission' });
export const hitsKey = (route: string, hash: string, windowStart: number) => ({
  pk: `hits#${route}#${hash}`,
  sk: String(windowStart),
});
/** `month` is 2026-11. */
export const viewsPartition = (month: string) => `views#${month}`;
/** `day` is a date such as 2026-11-20. */
export const viewKey = (day: string, path: string) => ({
  pk: viewsPartition(day.slice(0, 7)),
  sk: `${day}#${path}`,
});
export const distinctPathsKey = (day: string) => ({
  pk: viewsPartition(day.slice(0, 7)),
  sk: `paths#${day}`,
});

export const LIST_PARTITION = 'submissions';
/** E-mail addresses are compared without case, as every mail system in use does. */
export const emailPartition = (email: string) => email.trim().toLowerCase();
