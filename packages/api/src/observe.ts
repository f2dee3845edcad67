import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Hono } from 'hono';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';

// Named by POWERTOOLS_SERVICE_NAME and POWERTOOLS_METRICS_NAMESPACE.
export const logger = new Logger();
const metrics = new Metrics();

/**
 * The Lambda handler of an app that only reads. Path, status and time are logged; the query is not, since people search
 * for names. An error carries the id of its request, and one of ours is counted.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever environment the app has
export function observedHandler(app: Hono<any>) {
  const serve = handle(app);
  return async (event: LambdaEvent, context?: LambdaContext) => {
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
    }
    logger.info('answered', {
      path: 'rawPath' in event ? event.rawPath : event.path,
      status,
      milliseconds: Math.round(performance.now() - started),
      request_id,
    });
    return answer;
  };
}
