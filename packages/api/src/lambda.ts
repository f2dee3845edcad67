import '@tussock/server/heap-at-start';
import { letHeapGrow } from '@tussock/server/heap';
import { viewerAddress } from '@tussock/server/http/viewer';
import {
  observedHandler,
  report,
  reportRepeated,
  reportSearchFile,
  reportUnreadable,
} from '@tussock/server/observe/observed-app';
import { traced } from '@tussock/server/observe/traced-run';
import { parseKeyRing } from '@tussock/server/token/key-ring';
import { parseRevocation } from '@tussock/server/token/revocation';
import { tokenCheck } from '@tussock/server/token/unlock-token';
import { openDirectoryReader } from '@tussock/store/directory-reader';
import { createDirectoryReads } from '@tussock/store/reads';
import { deployedFileOf } from '@tussock/store/search-files-deployed';
import { createApi } from './app';
import { readLimit } from './http/read-limit';

letHeapGrow();

const { BUILD_ID, READS_PER_MINUTE, UNLOCK_KEYS, UNLOCK_REVOKED } = process.env;

const table = traced(openDirectoryReader({ onFault: reportRepeated }));
const reads = createDirectoryReads(table, {
  siteAddress: process.env.SITE_ADDRESS,
  onUnreadable: reportUnreadable,
});

const api = createApi({
  reads,
  searchFileOf: deployedFileOf(table, reportSearchFile)?.(reads),
  // Set by the deploy; ETags of two builds must differ.
  build: BUILD_ID ?? 'unnamed',
  ...(UNLOCK_KEYS && {
    verifyToken: tokenCheck(parseKeyRing(UNLOCK_KEYS), parseRevocation(UNLOCK_REVOKED)),
  }),
  limit: readLimit(READS_PER_MINUTE, viewerAddress),
  report: (error, request_id) => report('error', 'request_failed', { error, request_id }),
});

/**
 * The Lambda entry behind CloudFront.
 * @public
 */
export const handler = observedHandler(api);
