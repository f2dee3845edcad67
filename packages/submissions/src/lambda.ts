import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { fromEdgeOnly } from '@tussock/server/http/origin-secret';
import { SERVER_TIMING, timeSince } from '@tussock/server/http/server-timing';
import { viewerAddress } from '@tussock/server/http/viewer';
import { logger, metrics } from '@tussock/server/observe/powertools';
import { parseKeyRing } from '@tussock/server/token/key-ring';
import type { Context } from 'aws-lambda';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { createSubmissions, ROUTES } from './app';
import { openCounters, openSubmissionsTable } from './client';
import { assetClassesAt, offersAt, providersAt } from './listed/listed-records';
import { markFailed, privateRun, tracePrivately } from './observe';

const table = openSubmissionsTable();
const counters = openCounters();
for (const { client } of [table, counters]) tracePrivately(client);

const app = createSubmissions({
  table,
  counters,
  keys: parseKeyRing(process.env.UNLOCK_KEYS),
  now: () => new Date(),
  addressOf: viewerAddress,
  findProvider: providersAt(process.env.SITE_ADDRESS ?? ''),
  findOffer: offersAt(process.env.SITE_ADDRESS ?? ''),
  findAssetClass: assetClassesAt(process.env.SITE_ADDRESS ?? ''),
  guard: fromEdgeOnly(process.env.ORIGIN_SECRETS, () => {
    logger.error('edge_secret_refused');
    metrics.addMetric('EdgeSecretRefused', MetricUnit.Count, 1);
  }),
  report(failure) {
    logger.error('submission_failed', { failure });
    metrics.addMetric('SubmissionFailed', MetricUnit.Count, 1);
    markFailed(failure);
  },
  reportUnchecked: (failure) => logger.warn('enquiry_unchecked', { failure }),
});
const serve = handle(app);

/**
 * Serves the function URL behind the edge. Route and status are logged; nothing a visitor sent is logged or traced.
 * @public
 */
export const handler = privateRun(async (event: LambdaEvent, context: Context) => {
  const started = performance.now();
  const answer = await serve(event, context);
  if (answer.headers) answer.headers[SERVER_TIMING] = timeSince(started);
  logger.info('answered', {
    route: routeOf(event),
    status: answer.statusCode,
    request_id: context?.awsRequestId,
  });
  metrics.publishStoredMetrics();
  return answer;
});

/** An unknown path can hold anything, so it is not logged. */
function routeOf(event: LambdaEvent): string {
  const path = 'rawPath' in event ? event.rawPath : '';
  return Object.values<string>(ROUTES).includes(path) ? path : 'unknown';
}
