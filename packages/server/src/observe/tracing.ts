import { Tracer } from '@aws-lambda-powertools/tracer';
import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware';
import middy from '@middy/core';
import type { Context } from 'aws-lambda';

export type Run<Event, Result> = (event: Event, context: Context) => Promise<Result>;

/** Loaded with the first run that X-Ray records, which need not be the first of the process. */
class RunTracer extends Tracer {
  constructor(isFirstRun: boolean) {
    // Calls of the captured clients alone are traced: their subsegments name operation, table and index, and no key.
    super({ captureHTTPsRequests: false });
    this.coldStart &&= isFirstRun;
  }
}

export const createTracer = (isFirstRun: boolean): Tracer => new RunTracer(isFirstRun);

/** Gives each run a subsegment with the service, whether it was a cold start, and its error; never the answer. */
export const recorded = <Event, Result>(tracer: Tracer, run: Run<Event, Result>): Run<Event, Result> =>
  middy<Event, Result>({ timeoutEarlyInMillis: 0 })
    .use(captureLambdaHandler(tracer, { captureResponse: false }))
    .handler(run);
