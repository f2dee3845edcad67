import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware';
import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { tracer } from './powertools';

/** Gives each run a subsegment with the service, whether it was a cold start, and its error; never the answer. */
export const tracedRun = <Event, Result>(run: (event: Event, context: Context) => Promise<Result>) =>
  middy<Event, Result>({ timeoutEarlyInMillis: 0 })
    .use(captureLambdaHandler(tracer, { captureResponse: false }))
    .handler(run);
