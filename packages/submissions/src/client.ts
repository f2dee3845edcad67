import type { Environment } from '@tussock/server/table/engine-of';
import { LOCAL_PATIENCE } from '@tussock/server/table/patience';
import { openTable, type Table } from '@tussock/server/table/table';

/** The submissions table and the way to it. */
export type SubmissionsTable = Table;

const DEFAULT_TABLE_NAME = 'tussock-submissions';

/** A visitor waits for every call. */
export const PATIENCE = { attempts: 3, connectionTimeout: 500, requestTimeout: 1_200, budget: 5_000 };

const nameIn = (env: Environment) => env.SUBMISSIONS_TABLE ?? DEFAULT_TABLE_NAME;

/** Opens the table named by `SUBMISSIONS_TABLE`. */
export const openSubmissionsTable = (env: Environment = process.env): SubmissionsTable =>
  openTable(nameIn(env), PATIENCE, env);

/**
 * The same table for counting page views: a call whose answer was lost is not made again, since it may have counted. So each has a
 * connection of its own: one that was kept may be gone after the function slept, and where few come each view would meet such a one.
 */
export const openCounters = (env: Environment = process.env): SubmissionsTable =>
  openTable(nameIn(env), { ...PATIENCE, attempts: 1, keepAlive: false }, env);

/** The same table for a site on one machine, whatever it writes there. */
export const openLocalTable = (env: Environment = process.env): SubmissionsTable =>
  openTable(nameIn(env), LOCAL_PATIENCE, env);
