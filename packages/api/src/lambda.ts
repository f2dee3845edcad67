import { parseKeyRing, tokenCheck } from '@tussock/core/submission/unlock-token';
import { createApi } from './app';
import { observedHandler, report, tracedReads } from './observe';

const { BUILD_ID, UNLOCK_KEYS } = process.env;

const api = createApi({
  reads: tracedReads(),
  // Set by the deploy; ETags of two builds must differ.
  build: BUILD_ID ?? 'unnamed',
  ...(UNLOCK_KEYS && { verifyToken: tokenCheck(parseKeyRing(UNLOCK_KEYS)) }),
  report: (error, request_id) => report('error', 'request_failed', { error, request_id }),
});

/** The Lambda entry behind CloudFront. */
export const handler = observedHandler(api);
