import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { Tracer } from '@aws-lambda-powertools/tracer';
import { openDirectoryTable } from '@tussock/store/client';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { createDirectoryReads } from '@tussock/store/reads';
import type { Hono } from 'hono';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';

// Named by POWERTOOLS_SERVICE_NAME and POWERTOOLS_METRICS_NAMESPACE.
const logger = new Logger();
const metrics = new Metrics();
// Calls of the table alone are traced: their subsegments name operation, table and index, and no key.
const tracer = new Tracer({ captureHTTPsRequests: false });

/** The directory of `DIRECTORY_TABLE`; every call to it is a subsegment of the trace. */
export function tracedReads(): DirectoryReads {
  const table = openDirectoryTable('reader');
  tracer.captureAWSv3Client(table.client);
  return createDirectoryReads(table);
}

/** Logs what went wrong; the first error of a run is told in its trace as well. */
export function report(level: 'warn' | 'error', message: string, { error, ...told }: Told): void {
  logger[level](message, { ...told, error: error as Error });
  const run = tracer.getSegment();
  // Told twice, an error would lose what was told of it.
  if (level === 'error' && run && !('cause' in run)) tracer.addErrorAsMetadata(error as Error);
}

interface Told {
  error?: unknown;
  path?: string;
  request_id?: string;
}

/**
 * The Lambda handler of an app that only reads. Path, status and time are logged; the query is neither logged nor
 * traced, since people search for names. An error carries the id of its request, and one of ours is counted.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever environment the app has
export function observedHandler(app: Hono<any>) {
  const serve = handle(app);
  return tracedRun(async (event: LambdaEvent, context?: LambdaContext) => {
    const started = performance.now();
    const request_id = context?.awsRequestId ?? crypto.randomUUID();
    // Reads have no body; one that is sent along is dropped. The id is the one that Lambda's own lines carry.
    const request = { ...event, headers: { ...event.headers, 'x-request-id': request_id }, body: null };
    const answer = await serve(request as LambdaEvent, context);
    const { statusCode: status, headers } = answer;
    if (status >= 400 && headers) headers['x-request-id'] = request_id;
    if (status >= 500) {
      metrics.addMetric('ServerError', MetricUnit.Count, 1);
      metrics.publishStoredMetrics();
      tracer.getSegment()?.addFaultFlag();
    }
    logger.info('answered', {
      path: 'rawPath' in event ? event.rawPath : event.path,
      status,
      milliseconds: Math.round(performance.now() - started),
      request_id,
    });
    return answer;
  });
}

/** Gives each run a subsegment with the service, whether it was a cold start, and what it throws; never the answer. */
function tracedRun<In extends unknown[], Out>(run: (...given: In) => Promise<Out>): typeof run {
  // Powertools' decorator, by hand: a handler is no method.
  const handler = { value: run };
  tracer.captureLambdaHandler({ captureResponse: false })({} as never, 'handler', handler as never);
  return handler.value;
}
