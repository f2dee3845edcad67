import type { KeyRing } from '@tussock/server/token/key-ring';
import type { Context, MiddlewareHandler } from 'hono';
import type { SubmissionsTable } from './client';
import type { SafeFailure } from './safe-failure';

/** What the app is given. */
export interface SubmissionsDeps {
  table: SubmissionsTable;
  /** Signs session tokens; the first also keys the hashes of the rate limit. */
  keys: KeyRing;
  now: () => Date;
  /** The visitor's network address; used for the rate limit only. */
  addressOf: (c: Context) => string;
  /** Called with every failure that became a 5xx. */
  report: (failure: SafeFailure) => void;
  /** Runs before every route: the check of the edge's secret on AWS. */
  guard?: MiddlewareHandler;
}
