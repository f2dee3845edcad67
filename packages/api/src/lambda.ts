import { parseKeyRing, tokenCheck } from '@tussock/core/submission/unlock-token';
import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { createApi } from './app';
import { logger, observedHandler } from './observe';

const { BUILD_ID, UNLOCK_KEYS } = process.env;

const api = createApi({
  reads: createDirectoryReads(openDirectoryTable('reader')),
  // Set by the deploy; ETags of two builds must differ.
  build: BUILD_ID ?? 'unnamed',
  ...(UNLOCK_KEYS && { verifyToken: tokenCheck(parseKeyRing(UNLOCK_KEYS)) }),
  report: (error, request_id) => logger.error('request_failed', { error: error as Error, request_id }),
});

/** The Lambda entry behind CloudFront. */
export const handler = observedHandler(api);
