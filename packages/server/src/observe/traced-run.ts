import { isRequestXRaySampled } from '@aws-lambda-powertools/commons/utils/env';
import type { Tracer } from '@aws-lambda-powertools/tracer';
import type { Run } from './tracing';

const clients: object[] = [];
let tracer: Tracer | null = null;
let isFirstRun = true;

/** From the first run that X-Ray records, every call of the client is a subsegment of the trace. */
export function traceCalls<T extends object>(client: T): T {
  clients.push(client);
  tracer?.captureAWSv3Client(client);
  return client;
}

/** The same table, with its calls traced. */
export function traced<T extends { client: object }>(table: T): T {
  traceCalls(table.client);
  return table;
}

/**
 * A run whose trace says what it did. X-Ray's SDK is up to a tenth of what a function's code takes to start, so it comes with the
 * first run that X-Ray records; a run before it has no trace that it could add to.
 */
export function tracedRun<Event, Result>(run: Run<Event, Result>): Run<Event, Result> {
  let recorded: Run<Event, Result> | null = null;
  return async (event, context) => {
    if (!recorded && isRequestXRaySampled()) recorded = await recordedRun(run);
    isFirstRun = false;
    return (recorded ?? run)(event, context);
  };
}

async function recordedRun<Event, Result>(run: Run<Event, Result>): Promise<Run<Event, Result>> {
  const { createTracer, recorded } = await import('./tracing');
  if (!tracer) {
    tracer = createTracer(isFirstRun);
    for (const client of clients) tracer.captureAWSv3Client(client);
  }
  return recorded(tracer, run);
}

/** Marks the run as one that failed, although it answers. */
export const markFault = (): void => {
  tracer?.getSegment()?.addFaultFlag();
};

/** Puts an error into the trace of the run; a second one would overwrite the first, and is left out. */
export function addToTrace(error: Error): void {
  const run = tracer?.getSegment();
  if (run && !('cause' in run)) tracer?.addErrorAsMetadata(error);
}
