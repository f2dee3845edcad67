import type { KeyRing } from '@tussock/core/submission/unlock-token';
import type { Context, MiddlewareHandler } from 'hono';
import type { SubmissionsTable } from './client';
import type { Report } from './http/on-error';

/** What the app stands on. */
export interface SubmissionsDeps {
  table: SubmissionsTable;
  /** Signs session tokens; the first also keys the hashes of the rate limit. */
  keys: KeyRing;
  now: () => Date;
  /** The visitor's network address; used for the rate limit only. */
  addressOf: (c: Context) => string;
  /** Told of every failure that became a 5xx. */
  report: Report;
  /** Stands before every route: the check of the edge's secret on AWS. */
  guard?: MiddlewareHandler;
}
