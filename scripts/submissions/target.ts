import { openSubmissionsTable, type SubmissionsTable } from '@tussock/submissions/client';
import { createSubmissionsTableInput } from '@tussock/submissions/table';
import { openLocalEngine } from '../local/engine';
import { ensureTable } from '../local/table';
import { DataWrong, rootCause, StoreFailed, UsageError } from '../seed/failure';

interface Target {
  table: SubmissionsTable;
  /** For people: "the local table". */
  place: string;
  close(): Promise<void>;
}

type Env = Record<string, string | undefined>;

/** Opens the submissions table of the environment for a piece of work; faults of the store become `StoreFailed`. */
export async function withSubmissions<T>(work: (table: SubmissionsTable) => Promise<T>): Promise<T> {
  let target: Target | undefined;
  try {
    target = await openTarget(process.env);
    return await work(target.table);
  } catch (error) {
    if ([DataWrong, UsageError, StoreFailed].some((known) => error instanceof known)) throw error;
    throw new StoreFailed(`${target?.place ?? 'The table'} failed: ${rootCause(error)}.`);
  } finally {
    await target?.close();
  }
}

/**
 * The table that the environment names: `DYNAMODB_ENDPOINT` an engine of one's own, `SUBMISSIONS_TABLE` (or the resource
 * that `sst shell` links) a table on AWS, neither the local table under `.local/`.
 */
async function openTarget(env: Env): Promise<Target> {
  if (env.DYNAMODB_ENDPOINT) return ownEngine(env, `The table at ${env.DYNAMODB_ENDPOINT}`);
  const linked = env.SST_RESOURCE_SubmissionsTable;
  const name = env.SUBMISSIONS_TABLE ?? (linked && (JSON.parse(linked) as { name?: string }).name);
  if (name) return opened({ ...env, SUBMISSIONS_TABLE: name }, `Table ${name} on AWS`);
  if (env.SST_RESOURCE_App)
    throw new UsageError(
      'This stage links no submissions table. Deploy it first: npx sst deploy --stage NAME',
    );
  const engine = await openLocalEngine();
  return ownEngine({ ...env, DYNAMODB_ENDPOINT: engine.endpoint }, 'The local table', () => engine.close());
}

async function ownEngine(env: Env, place: string, after?: () => Promise<void>): Promise<Target> {
  const target = opened(env, place, after);
  await ensureTable(target.table.client, createSubmissionsTableInput(target.table.name));
  return target;
}

function opened(env: Env, place: string, after = async () => {}): Target {
  const table = openSubmissionsTable(env);
  return {
    table,
    place,
    async close() {
      table.client.destroy();
      await after();
    },
  };
}
