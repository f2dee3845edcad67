import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Context } from 'aws-lambda';
import type { Env, Hono } from 'hono';
import { defaultIsContentTypeBinary, handle, type LambdaEvent } from 'hono/aws-lambda';
import { storeUnavailable } from '../http/answer-error';
import { NO_STORE } from '../http/caching';
import { withoutToken } from '../http/preview';
import { SERVER_TIMING, timeSince } from '../http/server-timing';
import { inTime } from '../in-time';
import { logger, metrics } from './powertools';
import { addToTrace, markFault, tracedRun } from './traced-run';

/**
 * What is handed to Lambda as bytes. As text a table would lose its byte order mark, by which spreadsheets know UTF-8, a part of one
 * the letter that it ends within, and either the checksum that we publish.
 */
const isContentTypeBinary = (type: string) => type.startsWith('text/csv') || defaultIsContentTypeBinary(type);

/** Time that Lambda has for a run without a context, as a test has none. */
const WITHOUT_CONTEXT_MS = 60_000;
/** So long before Lambda ends a run it is answered. */
const BEFORE_THE_END_MS = 1_000;
const RETRY_AFTER_SECONDS = 10;

/**
 * The Lambda handler of an app that only reads. A run that Lambda is about to end is answered before: Lambda ends the process with it, so
 * that the next run begins with nothing in memory, and is as late while the table is slow.
 * Path, status, time and the client's public key are logged; neither the query nor a body is logged or
 * traced, since people search for names, and neither is the token of a preview. An error carries the id of its request, and one of ours is counted.
 */
export function observedHandler<E extends Env>(app: Hono<E>, { takesBodies = false } = {}) {
  const serve = handle(app, { isContentTypeBinary });
  return tracedRun(async (event: LambdaEvent, context?: Context) => {
    const started = performance.now();
    const request_id = context?.awsRequestId ?? crypto.randomUUID();
    // Reads have no body; one that is sent along is dropped. The id is the one that Lambda's own lines carry.
    const request = {
      ...event,
      headers: { ...event.headers, 'x-request-id': request_id },
      body: takesBodies ? event.body : null,
    };
    const left = context?.getRemainingTimeInMillis() ?? WITHOUT_CONTEXT_MS;
    const answer = await inTime(serve(request as LambdaEvent, context), left - BEFORE_THE_END_MS, () =>
      tooLate(request_id),
    );
    const { statusCode: status, headers } = answer;
    if (status >= 400 && headers) headers['x-request-id'] = request_id;
    if (headers) headers[SERVER_TIMING] = timeSince(started);
    if (status >= 500) countFailure();
    logger.info('answered', {
      path: withoutToken('rawPath' in event ? event.rawPath : event.path),
      ...clientOf(event.headers),
      status,
      milliseconds: Math.round(performance.now() - started),
      request_id,
    });
    return answer;
  });
}

/** A public key of a client, such as `tussock-web`. Whoever asks may send any: what could be an address or a name of a person is not logged. */
const CLIENT_KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;

function clientOf(headers: LambdaEvent['headers']): { client?: string } {
  const key = headers?.['x-client-key'];
  return typeof key === 'string' && CLIENT_KEY.test(key) ? { client: key } : {};
}

function tooLate(request_id: string) {
  report('error', 'request_failed', {
    error: new Error('There was no answer in the time of a run'),
    request_id,
  });
  const { status, headers, body } = storeUnavailable(RETRY_AFTER_SECONDS);
  return {
    statusCode: status,
    headers: { ...headers, 'cache-control': NO_STORE, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}

/** Counts a failure of ours for the alarms, and marks the trace of the run. */
export function countFailure(): void {
  count('ServerError');
  markFault();
}

function count(metric: string): void {
  metrics.addMetric(metric, MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}

/** Logs that a search file could not be read, and counts it for the alarms: what is asked may be answered all the same. */
export function reportSearchFile(error: Error): void {
  report('error', 'search_file_unreadable', { error });
  count('SearchFileUnreadable');
}

/** Logs that a read of the table had to be repeated by the SDK, and counts it for the alarms: visitors are answered, later than usual. */
export function reportRepeated(error: Error): void {
  report('warn', 'table_call_repeated', { error });
  count('TableCallRepeated');
}

/** Logs that the live release is of another version and an earlier one is shown instead, and counts it for the alarms. */
export function reportUnreadable(error: Error): void {
  report('error', 'release_unreadable', { error });
  count('ReleaseUnreadable');
}

/**
 * Logs that the edge sent another secret than the function takes, and counts it for the alarms: every visitor is refused then, with an answer
 * that is no error of ours.
 */
export function reportOtherSecret(): void {
  logger.error('edge_secret_refused');
  count('EdgeSecretRefused');
}

interface Details {
  error?: unknown;
  path?: string;
  request_id?: string;
}

/** Logs what went wrong; the first error of a run goes into its trace as well. */
export function report(level: 'warn' | 'error', message: string, { error, ...details }: Details): void {
  logger[level](message, { ...details, error: error as Error });
  if (level === 'error') addToTrace(error as Error);
}
