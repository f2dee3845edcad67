import { SEARCH_FILES_PREFIX } from '../packages/store/src/search/file/file-name';
import { INDEX_NAMES, LOCKED_PARTITIONS } from '../packages/store/src/table/table';
import type { Permission } from './lambda';

/** What reads the items of a table. Both name the partition that they read, so that a policy can refuse one; a scan names none. */
const READS = ['dynamodb:GetItem', 'dynamodb:Query'];

/** What the API does to the directory table. It alone reads what exclusive offers lock, for those who show a token. */
export const readDirectory = (table: sst.aws.Dynamo): Permission[] => [
  { actions: READS, resources: [table.arn] },
  {
    actions: ['dynamodb:Query'],
    resources: INDEX_NAMES.map((index) => $interpolate`${table.arn}/index/${index}`),
  },
];

/** What the pages do: they read the same, but nothing that is locked. */
export const readPublic = (table: sst.aws.Dynamo): Permission[] => [
  ...readDirectory(table),
  nothingLocked(table),
];

/** What the functions for pictures and assistants do: they read records at their addresses, and what a release says of itself. */
export const readRecords = (table: sst.aws.Dynamo): Permission[] => [
  { actions: READS, resources: [table.arn] },
  { actions: ['dynamodb:Query'], resources: [$interpolate`${table.arn}/index/bySlug`] },
  nothingLocked(table),
];

/**
 * One locked key is enough to refuse a request: with ForAllValues, another key beside it would let it pass. A denial holds
 * whatever else is allowed later. No index has these items, so the table itself is enough.
 */
const nothingLocked = (table: sst.aws.Dynamo): Permission => ({
  effect: 'deny',
  actions: READS,
  resources: [table.arn],
  conditions: [
    { test: 'ForAnyValue:StringLike', variable: 'dynamodb:LeadingKeys', values: [LOCKED_PARTITIONS] },
  ],
});

/** What the functions that search do: they download the search files, whose names the table tells them, and list nothing. */
export const readSearchFiles = (bucket: sst.aws.Bucket): Permission[] => [
  { actions: ['s3:GetObject'], resources: [$interpolate`${bucket.arn}/${SEARCH_FILES_PREFIX}*`] },
];

/** What the submissions function does: it writes, and never reads back what somebody sent. */
export const writeSubmissions = (table: sst.aws.Dynamo): Permission[] => [
  { actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'], resources: [table.arn] },
];

/** What the mailer does: it takes what waits, marks what was sent. */
export const takeMail = (table: sst.aws.Dynamo): Permission[] => [
  { actions: ['dynamodb:Query'], resources: [$interpolate`${table.arn}/index/byMailDue`] },
  { actions: ['dynamodb:UpdateItem'], resources: [table.arn] },
];

/**
 * Mail from one address only. While the account is in the sandbox of SES, sending also needs permission for the identity of
 * each recipient: the address or its domain, whichever is verified.
 */
export const sendMail = (email: sst.aws.Email, from: string, to: string[]): Permission[] => {
  const { arn } = email.nodes.identity;
  const domainOf = (address: string) => address.slice(address.indexOf('@') + 1);
  const identities = new Set(to.flatMap((address) => [address, domainOf(address)]));
  // The sender's identity is in the list already.
  identities.delete(domainOf(from));
  return [
    {
      actions: ['ses:SendEmail'],
      resources: [
        arn,
        email.nodes.configurationSet.arn,
        ...[...identities].map((identity) => arn.apply((ours) => ours.replace(/[^/]*$/, identity))),
      ],
      conditions: [{ test: 'StringEquals', variable: 'ses:FromAddress', values: [from] }],
    },
  ];
};
