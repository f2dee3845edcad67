import { BadCursor, ReleaseGone, StoreUnavailable } from '@tussock/store/errors';
import type { Context } from 'hono';
import type { ApiDeps, ApiEnv } from '../env';
import { ApiFault, badParameter, releaseGone, unavailable } from './fault';

/** The one place that maps what went wrong to HTTP. Nothing of the inside leaks. */
function faultOf(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  if (error instanceof BadCursor)
    return badParameter(
      [{ field: 'cursor', message: 'is not a cursor of this list' }],
      'Take next_cursor of the page before, with the same parameters, or leave it out for the first page.',
    );
  if (error instanceof ReleaseGone) return releaseGone(error.release);
  if (error instanceof StoreUnavailable) return unavailable('store_unavailable', error.retryAfter);
  const message = 'Something went wrong on our side.';
  return new ApiFault(500, { message, details: null, hint: 'Try again later.', code: 'internal' });
}

export function answerFault(c: Context<ApiEnv>, fault: ApiFault): Response {
  return c.json(fault.problem, fault.status, { ...fault.headers, 'Cache-Control': 'no-store' });
}

export const onError =
  (report: NonNullable<ApiDeps['report']>) =>
  (error: Error, c: Context<ApiEnv>): Response => {
    const fault = faultOf(error);
    if (fault.status >= 500 && fault.problem.code !== 'nothing_published') report(error, c.var.requestId);
    return answerFault(c, fault);
  };

export function reportOnStderr(error: unknown, requestId: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: 'error', request_id: requestId, name, message, stack }));
}
