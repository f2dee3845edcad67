import { createReadApi } from '@tussock/api/create-read-api';
import { readLimit } from '@tussock/api/read-limit';
import { fromEdgeOnly } from '@tussock/server/http/origin-secret';
import { viewerAddress } from '@tussock/server/http/viewer';
import {
  countFailure,
  observedHandler,
  report,
  reportOtherSecret,
  reportRepeated,
  reportSearchFile,
  reportUnreadable,
} from '@tussock/server/observe/observed-app';
import { traced } from '@tussock/server/observe/traced-run';
import { openDirectoryReader } from '@tussock/store/directory-reader';
import { createDirectoryReads } from '@tussock/store/reads';
import { deployedFileOf } from '@tussock/store/search-files-deployed';
import { createMcp } from './app';

const { MCP_ORIGINS, ORIGIN_SECRETS, READS_PER_MINUTE, SITE_ADDRESS } = process.env;
const build = process.env.BUILD_ID ?? 'unnamed';

const table = traced(openDirectoryReader({ onFault: reportRepeated }));
const reads = createDirectoryReads(table, {
  siteAddress: SITE_ADDRESS,
  onUnreadable: reportUnreadable,
});

/** A failed call is an answer of the protocol, with status 200: it is counted here. */
function fail(error: unknown): void {
  report('error', 'request_failed', { error });
  countFailure();
}

const mcp = createMcp({
  api: createReadApi({
    reads,
    build,
    searchFileOf: deployedFileOf(table, reportSearchFile)?.(reads),
    report: fail,
  }),
  reads,
  build,
  guard: fromEdgeOnly(ORIGIN_SECRETS, reportOtherSecret),
  limit: readLimit(READS_PER_MINUTE, viewerAddress),
  allowedOrigins: MCP_ORIGINS?.split(','),
  report: fail,
});

/**
 * The Lambda entry behind CloudFront. A call has its arguments in the body, which is neither logged nor traced.
 * @public
 */
export const handler = observedHandler(mcp, { takesBodies: true });
