import { type DirectoryTable, openDirectoryTable } from '@tussock/store/client';
import { createTableInput } from '@tussock/store/table';
import { openLocalEngine } from '../local/engine';
import { ensureTable } from '../local/table';
import { invalidateEdge } from './edge';
import { UsageError } from './failure';

/** The table a command works on, and what has to be done around it. */
export interface Target {
  table: DirectoryTable;
  /** For people: "the local table". */
  place: string;
  /** Tells the edge that the directory has changed; answers what was done, null when there is no edge. */
  invalidate(): Promise<string | null>;
  close(): Promise<void>;
}

type Env = Record<string, string | undefined>;

/**
 * The table that the environment names: `DYNAMODB_ENDPOINT` an engine of one's own, `DIRECTORY_TABLE` (or the resource
 * that `sst shell` links) a table on AWS, neither the local table under `.local/`.
 */
export async function openTarget(env: Env = process.env): Promise<Target> {
  if (env.DYNAMODB_ENDPOINT) {
    const table = openDirectoryTable('writer', env);
    await createMissing(table);
    return target(table, `table ${table.name} at ${env.DYNAMODB_ENDPOINT}`);
  }
  const name = env.DIRECTORY_TABLE ?? linked(env.SST_RESOURCE_DirectoryTable, 'name');
  if (name) {
    const table = openDirectoryTable('writer', { ...env, DIRECTORY_TABLE: name });
    return {
      ...target(table, `table ${name} on AWS`),
      invalidate: () => invalidateEdge(env.DISTRIBUTION_ID ?? linked(env.SST_RESOURCE_Distribution, 'id')),
    };
  }
  if (env.SST_RESOURCE_App) {
    throw new UsageError('This stage links no directory table. Deploy it first: npx sst deploy --stage NAME');
  }
  const engine = await openLocalEngine();
  const table = openDirectoryTable('writer', { ...env, DYNAMODB_ENDPOINT: engine.endpoint });
  await createMissing(table);
  return target(table, 'the local table', () => engine.close());
}

function target(table: DirectoryTable, place: string, after = async () => {}): Target {
  return {
    table,
    place,
    invalidate: async () => null,
    async close() {
      table.client.destroy();
      await after();
    },
  };
}

const createMissing = (table: DirectoryTable) => ensureTable(table.client, createTableInput(table.name));

/** A property of a resource that `sst shell` links. */
function linked(resource: string | undefined, property: 'name' | 'id'): string | undefined {
  return resource && (JSON.parse(resource) as Record<string, string>)[property];
}
