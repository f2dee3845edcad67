import { DIRECTORY_TABLE } from '../packages/store/src/table/table';
import { SUBMISSIONS_TABLE } from '../packages/submissions/src/table';
import type { Stage } from './stage';

/** The releases. Written by an operator's `npm run seed`, read by the api and pages functions. */
export const createDirectoryTable = (stage: Stage) =>
  new sst.aws.Dynamo('DirectoryTable', {
    fields: { ...DIRECTORY_TABLE.fields },
    primaryIndex: DIRECTORY_TABLE.primaryIndex,
    globalIndexes: { ...DIRECTORY_TABLE.globalIndexes },
    deletionProtection: stage.production,
  });

/** What visitors send: personal data, so encrypted with a key that the account can see, and forgotten by itself. */
export const createSubmissionsTable = (stage: Stage) =>
  new sst.aws.Dynamo('SubmissionsTable', {
    fields: { ...SUBMISSIONS_TABLE.fields },
    primaryIndex: SUBMISSIONS_TABLE.primaryIndex,
    globalIndexes: { ...SUBMISSIONS_TABLE.globalIndexes },
    ttl: SUBMISSIONS_TABLE.ttl,
    deletionProtection: stage.production,
    transform: { table: { serverSideEncryption: { enabled: true } } },
  });
