import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';
import { Tracer } from '@aws-lambda-powertools/tracer';
import type { Table } from '../table/table';

// Named by POWERTOOLS_SERVICE_NAME and POWERTOOLS_METRICS_NAMESPACE.
export const logger = new Logger();
export const metrics = new Metrics();
// Calls of the captured clients alone are traced: their subsegments name operation, table and index, and no key.
export const tracer = new Tracer({ captureHTTPsRequests: false });

/** The same table; every call to it is a subsegment of the trace. */
export function traced<T extends Pick<Table, 'client'>>(table: T): T {
  tracer.captureAWSv3Client(table.client);
  return table;
}
