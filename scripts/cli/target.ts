import { createMissingTable } from '@tussock/server/table/create-table';
import type { TableDefinition } from '@tussock/server/table/definition';
import type { Table } from '@tussock/server/table/table';
import { openLocalEngine } from '../local/engine';
import { isKnownError, OperationError, rootCause, UsageError } from './failure';
import { sentence } from './text';

export type Env = Record<string, string | undefined>;

/** One of our tables, as commands open it. */
export interface TableKind {
  /** For people: "directory". */
  noun: string;
  /** The environment variable that names a table on AWS. */
  variable: string;
  /** The resource that `sst shell` links. */
  resource: string;
  open(env: Env): Table;
  /** The definition of the table, for engines that are not AWS. */
  definition: TableDefinition;
  /** What an error of the store ends with, such as " Nothing was published."; "" for nothing. */
  reassurance: string;
}

/** The table a command works on. */
export interface Target {
  table: Table;
  /** For people: "the local table". */
  place: string;
  /** True for a table on AWS. */
  onAws: boolean;
  close(): Promise<void>;
}

/**
 * Opens the table that the environment names: with `DYNAMODB_ENDPOINT` a table of that engine; with the kind's variable,
 * or the resource that `sst shell` links, a table on AWS; with neither the local table under `.local/`.
 */
export async function openTarget(kind: TableKind, env: Env = process.env): Promise<Target> {
  if (env.DYNAMODB_ENDPOINT) {
    const table = await withDefinition(kind, kind.open(env));
    return target(table, `table ${table.name} at ${env.DYNAMODB_ENDPOINT}`);
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
  const table = await withDefinition(kind, kind.open({ ...env, ...engine.env }));
  return target(table, 'the local table', () => engine.close());
}

/** Opens a table for a piece of work and closes it; errors of the store become `OperationError`. */
export async function withTarget<R>(kind: TableKind, work: (target: Target) => Promise<R>): Promise<R> {
  const failure = (what: string, error: unknown) =>
    new OperationError(`${what}: ${sentence(rootCause(error))}${kind.reassurance}`);
  const opened = await openTarget(kind).catch((error) => {
    throw error instanceof UsageError ? error : failure('The table cannot be reached', error);
  });
  try {
    return await work(opened);
  } catch (error) {
    throw isKnownError(error) ? error : failure(`${opened.place} failed`, error);
  } finally {
    await opened.close();
  }
}

/** For help: on which table a command works, and how it is typed on AWS. */
export const whichTable = (example: string): string =>
  `It works on the local table under .local/, whether or not the site is running. DYNAMODB_ENDPOINT names another engine. On AWS:\n  npx sst shell --stage NAME -- ${example}`;

async function withDefinition({ definition }: TableKind, table: Table): Promise<Table> {
  await createMissingTable(table, definition);
  return table;
}

function target(table: Table, place: string, after = async () => {}): Target {
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

/** A property of a resource that `sst shell` links. */
export function linked(resource: string | undefined, property: 'name' | 'id' | 'stage'): string | undefined {
  return resource && (JSON.parse(resource) as Record<string, string>)[property];
}
