import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createMissingTable } from '@tussock/server/table/create-table';
import { type DirectoryTable, openDirectoryTable } from '@tussock/store/client';
import { DIRECTORY_TABLE } from '@tussock/store/table';

const dynalite: (options: { createTableMs: number }) => Server = createRequire(import.meta.url)('dynalite');

export type EngineName = 'dynalite' | 'DynamoDB Local';

/** A real engine on loopback, its data in memory. */
export interface Engine {
  name: EngineName;
  endpoint: string;
  close(): Promise<void>;
}

export const startEngine = (name: EngineName): Promise<Engine> =>
  name === 'dynalite' ? startDynalite() : sharedDynamoDbLocal();

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

/** All test files share it, each with tables of its own; it ends with the run. */
async function sharedDynamoDbLocal(): Promise<Engine> {
  // Only tests ask for it; the site of a bench runs outside of vitest.
  const { inject } = await import('vitest');
  const answer = await fetch(inject('secondEngine') ?? '');
  const endpoint = await answer.text();
  if (!answer.ok) throw new Error(endpoint);
  return { name: 'DynamoDB Local', endpoint, close: async () => {} };
}

let tables = 0;

/** A new directory table on an engine, opened as a writer opens it. */
export async function newTable(engine: Engine): Promise<DirectoryTable> {
  tables += 1;
  const name = `directory-${process.pid}-${tables}`;
  const table = openTable(engine, name, 'writer');
  await createMissingTable(table, DIRECTORY_TABLE);
  return table;
}

/** Another client of the same table. What reads for a test is as patient as a writer, unless that is tested: on a busy machine a reader gives up. */
export const openTable = (engine: Engine, name: string, role: 'reader' | 'writer'): DirectoryTable =>
  openDirectoryTable(role, { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: name });
