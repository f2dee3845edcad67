import { createApi } from '@tussock/api/app';
import type { Directory } from '@tussock/core/directory/directory';
import { createMcp } from '@tussock/mcp/app';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { preparePublication } from '../../../scripts/seed/publication';
import { type Engine, newTable, openTable, startEngine } from '../../support/engines';
import { mcpClient } from '../../support/mcp';
import { type RecordedRequest, recordRequests } from '../../support/recorder';

export interface PublishedApi {
  get(path: string, init?: RequestInit): Promise<Response>;
  /** The same directory for assistants. */
  mcp: ReturnType<typeof mcpClient>;
  /** Failures that were reported by either. */
  failures: unknown[];
  /** Publishes another directory; returns its release. */
  publish(directory: Directory): Promise<number>;
  /** What the API asked of the table so far. */
  requests: RecordedRequest[];
  /** For another process: where the table is. */
  env: { DYNAMODB_ENDPOINT: string; DIRECTORY_TABLE: string };
  close(): Promise<void>;
}

/** The API over a table of a real engine with the directory published. */
export async function publishedApi(directory: Directory): Promise<PublishedApi> {
  const engine: Engine = await startEngine('dynalite');
  const writer = await newTable(engine);
  let now = 0;
  const publish = async (tables: Directory) => {
    const { release } = await publishRelease(writer, preparePublication(tables), { patience: 20_000 });
    // Older than any pointer is kept, so that a test sees its own publishing at once.
    now += 60_000;
    return release;
  };
  await publish(directory);
  const table = openTable(engine, writer.name, 'writer');
  const requests = recordRequests(table);
  const reads = createDirectoryReads(table, { now: () => now });
  const failures: unknown[] = [];
  const report = (error: unknown) => failures.push(error);
  const verifyToken = async (token: string) => token === 'good';
  const api = createApi({ reads, build: 'test', verifyToken, report });
  const mcp = createMcp({ api, reads, build: 'test', report });
  return {
    get: async (path, init) => api.request(path, init),
    mcp: mcpClient((path, init) => mcp.request(path, init)),
    failures,
    publish,
    requests,
    env: { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: writer.name },
    close: async () => {
      writer.client.destroy();
      table.client.destroy();
      await engine.close();
    },
  };
}
