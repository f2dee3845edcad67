import { TABLE } from '../packages/store/src/table';
import type { Stage } from './stage';

/** The releases. Written by an operator's `npm run seed`, read by the api and pages functions. */
export const createDirectoryTable = (stage: Stage) =>
  new sst.aws.Dynamo('Directory', {
    fields: { ...TABLE.fields },
    primaryIndex: TABLE.primaryIndex,
    globalIndexes: { ...TABLE.globalIndexes },
    deletionProtection: stage.production,
  });

/** What visitors send: personal data, so encrypted with a key that the account can see, and forgotten by itself. */
export const createSubmissionsTable = (stage: Stage) =>
  new sst.aws.Dynamo('Submissions', {
    ...SUBMISSIONS_TABLE,
    deletionProtection: stage.production,
    transform: { table: { serverSideEncryption: { enabled: true } } },
  });

const SUBMISSIONS_TABLE = {
  fields: { pk: 'string', sk: 'string' },
  primaryIndex: { hashKey: 'pk', rangeKey: 'sk' },
  ttl: 'expires_at',
} as const;
