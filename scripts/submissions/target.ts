import { openSubmissionsTable, type SubmissionsTable } from '@tussock/submissions/client';
import { listSubmissions, submissionsOf } from '@tussock/submissions/operator/read-submissions';
import { SUBMISSIONS_TABLE } from '@tussock/submissions/table';
import { type TableKind, withTarget } from '../cli/target';

const SUBMISSIONS: TableKind = {
  noun: 'submissions',
  variable: 'SUBMISSIONS_TABLE',
  resource: 'SST_RESOURCE_SubmissionsTable',
  open: openSubmissionsTable,
  definition: SUBMISSIONS_TABLE,
  madeBy: 'the site makes it when it starts',
};

/** Opens the submissions table of the environment for a piece of work. */
export const withSubmissions = <R>(work: (table: SubmissionsTable) => Promise<R>): Promise<R> =>
  withTarget(SUBMISSIONS, ({ table }) => work(table));

/** The submissions of one address, or all; newest first. */
export const readSubmissions = (email: string | undefined) =>
  withSubmissions((table) =>
    email === undefined ? listSubmissions(table, new Date()) : submissionsOf(table, email, new Date()),
  );
