import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { parseKeyRing } from '@tussock/core/submission/unlock-token';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { createSubmissions } from './app';
import { openSubmissionsTable } from './client';
import { fromEdgeOnly } from './http/origin-secret';
import { viewerAddress } from './viewer-address';

// Named by POWERTOOLS_SERVICE_NAME and POWERTOOLS_METRICS_NAMESPACE.
const logger = new Logger();
const metrics = new Metrics();

const app = createSubmissions({
  table: openSubmissionsTable(),
  keys: parseKeyRing(process.env.UNLOCK_KEYS),
  now: () => new Date(),
  addressOf: viewerAddress,
  guard: fromEdgeOnly(process.env.ORIGIN_SECRETS),
  report(failure) {
    logger.error('submission_failed', { failure });
    metrics.addMetric('SubmissionFailed', MetricUnit.Count, 1);
  },
});
const serve = handle(app);

/** Serves the function URL behind the edge. Method, route and status are logged; nothing a visitor sent is. */
export async function handler(event: LambdaEvent, context: Parameters<typeof serve>[1]) {
  const answer = await serve(event, context);
  logger.info('answered', {
    route: routeOf(event),
    status: answer.statusCode,
    request_id: context?.awsRequestId,
  });
  metrics.publishStoredMetrics();
  return answer;
}

const ROUTES = ['/api/submissions/apply', '/api/submissions/unlock', '/api/page-views'];

/** An unknown path can hold anything, so it is not logged. */
function routeOf(event: LambdaEvent): string {
  const path = 'rawPath' in event ? event.rawPath : '';
  return ROUTES.includes(path) ? path : 'unknown';
}
