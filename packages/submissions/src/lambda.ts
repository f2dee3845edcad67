import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { parseKeyRing } from '@tussock/core/submission/unlock-token';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { createSubmissions } from './app';
import { fromEdgeOnly } from './http/origin-secret';
import { logger, markFailed, metrics, tracedRun, tracedTable } from './observe';
import { viewerAddress } from './viewer-address';

const app = createSubmissions({
  table: tracedTable(),
  keys: parseKeyRing(process.env.UNLOCK_KEYS),
  now: () => new Date(),
  addressOf: viewerAddress,
  guard: fromEdgeOnly(process.env.ORIGIN_SECRETS),
  report(failure) {
    logger.error('submission_failed', { failure });
    metrics.addMetric('SubmissionFailed', MetricUnit.Count, 1);
    markFailed(failure);
  },
});
const serve = handle(app);

/** Serves the function URL behind the edge. Route and status are logged; nothing a visitor sent is logged or traced. */
export const handler = tracedRun(async (event: LambdaEvent, context: Parameters<typeof serve>[1]) => {
  const answer = await serve(event, context);
  logger.info('answered', {
    route: routeOf(event),
    status: answer.statusCode,
    request_id: context?.awsRequestId,
  });
  metrics.publishStoredMetrics();
  return answer;
});

const ROUTES = ['/api/submissions/apply', '/api/submissions/unlock', '/api/page-views'];

/** An unknown path can hold anything, so it is not logged. */
function routeOf(event: LambdaEvent): string {
  const path = 'rawPath' in event ? event.rawPath : '';
  return ROUTES.includes(path) ? path : 'unknown';
}
