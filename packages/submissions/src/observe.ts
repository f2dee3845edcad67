import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';
import { Tracer } from '@aws-lambda-powertools/tracer';
import { openSubmissionsTable, type SubmissionsTable } from './client';
import { type SafeFailure, safeFailure } from './http/on-error';

// Named by POWERTOOLS_SERVICE_NAME and POWERTOOLS_METRICS_NAMESPACE.
export const logger = new Logger();
export const metrics = new Metrics();
// Only the clients that are captured are traced: their subsegments name operation and table, and nothing that is kept.
const tracer = new Tracer({ captureHTTPsRequests: false });

interface Client {
  middlewareStack: { add: (middleware: never, options: { step: 'build'; priority: 'low' }) => void };
}

/** The table of `SUBMISSIONS_TABLE`, traced. */
export function tracedTable(): SubmissionsTable {
  const { client, name } = openSubmissionsTable();
  return { client: traceCalls(client), name };
}

/** Every call of the client becomes a subsegment of the trace. */
export function traceCalls<T extends Client>(client: T): T {
  // Inside of X-Ray's own, so that the words are gone before it sees an error.
  client.middlewareStack.add(wordless as never, { step: 'build', priority: 'low' });
  return tracer.captureAWSv3Client(client);
}

/** Gives each run a subsegment with the service, whether it was a cold start, and what it throws; never the answer. */
export function tracedRun<In extends unknown[], Out>(run: (...given: In) => Promise<Out>): typeof run {
  // Powertools' decorator, by hand: a handler is no method.
  const handler = { value: wordless(run) };
  tracer.captureLambdaHandler({ captureResponse: false })({} as never, 'handler', handler as never);
  return handler.value;
}

/** Marks the run as failed although it answers. */
export function markFailed({ name, frames }: SafeFailure): void {
  tracer.addErrorAsMetadata({ name, message: name, stack: stackOf(name, frames) });
}

/** Messages of the table and of SES can quote what a visitor typed, and X-Ray keeps them: an error goes on without its own. */
function wordless<In extends unknown[], Out>(next: (...given: In) => Promise<Out>): typeof next {
  return async (...given) => {
    try {
      return await next(...given);
    } catch (error) {
      const { name, frames } = safeFailure(error);
      if (error instanceof Error)
        Object.defineProperties(error, { message: { value: name }, stack: { value: stackOf(name, frames) } });
      throw error;
    }
  };
}

const stackOf = (name: string, frames: string[]) =>
  [name, ...frames.map((frame) => `    ${frame}`)].join('\n');
