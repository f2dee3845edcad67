import { createMissingTable, isTable } from '@tussock/server/table/create-table';
import type { TableDefinition } from '@tussock/server/table/definition';
import type { Table } from '@tussock/server/table/table';
import { openLocalEngine } from '../local/engine';
import { isKnownError, OperationError, rootCause, UsageError } from './failure';
import { saidIfStopped } from './interrupt';
import { type Env, linked } from './linked';
import { sentence } from './text';

/** One of our tables, as commands open it. */
export interface TableKind<T extends Table = Table> {
  /** For people: "directory". */
  noun: string;
  /** The environment variable that names a table on AWS. */
  variable: string;
  /** The resource that `sst shell` links. */
  resource: string;
  open(env: Env): T;
  /** The definition of the table, for engines that are not AWS. */
  definition: TableDefinition;
  /** For people: what makes the table where it is missing. */
  madeBy: string;
}

/** The table a command works on. */
export interface Target<T extends Table = Table> {
  table: T;
  /** For people: "the local table". */
  place: string;
  /** True for a table on AWS. */
  onAws: boolean;
  close(): Promise<void>;
}

interface OpenOptions {
  /** Whether a table that is missing at `DYNAMODB_ENDPOINT` is made: a command that only reads makes none there. */
  makes?: boolean;
}

export interface WorkOptions extends OpenOptions {
  /** What an error of the store ends with, and Ctrl-C until the work begins to change something: "Nothing was published."; a command that only reads has nothing to say. */
  reassurance?: string;
}

/**
 * Opens the table that the environment names: with `DYNAMODB_ENDPOINT` a table of that engine; with the kind's variable,
 * or the resource that `sst shell` links, a table on AWS; with neither the local table under `.local/`. Throws `UsageError`
 * for an endpoint that is no address, and where the table is missing there and is not to be made.
 */
export async function openTarget<T extends Table>(
  kind: TableKind<T>,
  { makes = false }: OpenOptions,
  env: Env = process.env,
): Promise<Target<T>> {
  if (env.DYNAMODB_ENDPOINT) {
    const place = `at ${endpointOf(env.DYNAMODB_ENDPOINT)}`;
    const table = kind.open(env);
    if (makes) await createMissingTable(table, kind.definition);
    else if (!(await isTable(table))) {
      table.client.destroy();
      throw new UsageError(
        `There is no table ${table.name} ${place}. ${kind.variable} names another; ${kind.madeBy}.`,
      );
    }
    return target(table, `table ${table.name} ${place}`);
  }
  const name = env[kind.variable] ?? linked(env[kind.resource], 'name');
  if (name) {
    return { ...target(kind.open({ ...env, [kind.variable]: name }), `table ${name} on AWS`), onAws: true };
  }
  if (env.SST_RESOURCE_App) {
    throw new UsageError(
      `This stage links no ${kind.noun} table. Deploy it first: npx sst deploy --stage NAME`,
    );
  }
  const engine = await openLocalEngine();
  const table = kind.open({ ...env, ...engine.env });
  await createMissingTable(table, kind.definition);
  return target(table, 'the local table', () => engine.close());
}

/** What is done with a table. It calls `begins` before it changes anything, and sees to Ctrl-C itself from there. */
export type Work<T extends Table, R> = (target: Target<T>, begins: () => void) => Promise<R>;

/** Opens a table for a piece of work and closes it; errors of the store become `OperationError`. */
export async function withTarget<T extends Table, R>(
  kind: TableKind<T>,
  work: Work<T, R>,
  { reassurance, ...options }: WorkOptions = {},
): Promise<R> {
  const failure = (what: string, error: unknown) =>
    new OperationError([`${what}: ${sentence(rootCause(error))}`, reassurance].filter(Boolean).join(' '));
  const worked = async (begins: () => void) => {
    const opened = await openTarget(kind, options).catch((error) => {
      throw error instanceof UsageError ? error : failure(`The table${where()} cannot be reached`, error);
    });
    try {
      return await work(opened, begins);
    } catch (error) {
      throw isKnownError(error) ? error : failure(`${opened.place} failed`, error);
    } finally {
      await opened.close();
    }
  };
  return reassurance === undefined ? worked(() => {}) : saidIfStopped(reassurance, worked);
}

/** For help: on which table a command works, and how it is typed on AWS. */
export const whichTable = (example: string): string =>
  `It works on the local table under .local/, whether or not the site is running. DYNAMODB_ENDPOINT names another engine. On AWS:\n  npx sst shell --stage NAME -- ${example}`;

/** Throws `UsageError` for what is no address. */
export function endpointOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new UsageError(
    `DYNAMODB_ENDPOINT is “${text}”. It must be an address such as http://127.0.0.1:8000.`,
  );
}

const where = ({ DYNAMODB_ENDPOINT }: Env = process.env) =>
  DYNAMODB_ENDPOINT ? ` at ${DYNAMODB_ENDPOINT} (DYNAMODB_ENDPOINT)` : '';

function target<T extends Table>(table: T, place: string, after = async () => {}): Target<T> {
  return {
    table,
    place,
    onAws: false,
    async close() {
      table.client.destroy();
      await after();
    },
  };
}
