import { openTable } from '@tussock/server/table/table';
import type { SubmissionsTable } from '@tussock/submissions/client';

const MINUTE = 60_000;
const PATIENCE = { attempts: 1, connectionTimeout: MINUTE, requestTimeout: MINUTE, budget: MINUTE };

/** A table of submissions that is waited for: on a busy machine a call that is given up may still be carried out. */
export const patientSubmissions = (name: string, endpoint: string): SubmissionsTable =>
  openTable(name, PATIENCE, { DYNAMODB_ENDPOINT: endpoint });
