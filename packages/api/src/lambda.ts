import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { createApi } from './app';

const api = createApi({
  reads: createDirectoryReads(openDirectoryTable('reader')),
  // Set by the deploy; ETags of two builds must differ.
  build: process.env.BUILD ?? 'unnamed',
});
const answer = handle(api);

/** The Lambda entry behind CloudFront. Reads have no body; one that is sent along is dropped. */
export const handler = (event: LambdaEvent, context?: LambdaContext) =>
  answer({ ...event, body: null } as LambdaEvent, context);
