import type { DirectoryTable } from '@tussock/store/client';
import { afterAll, beforeAll } from 'vitest';
import { type Engine, newTable, startEngine } from '../support/engines';

export interface SeedTable {
  engine: Engine;
  table: DirectoryTable;
  /** For the seed command: it then works on this table. */
  env: { DYNAMODB_ENDPOINT: string; DIRECTORY_TABLE: string };
}

/** An empty table of the directory for a test file. Its fields are there once the tests run. */
export function useSeedTable(): SeedTable {
  const at = {} as SeedTable;
  beforeAll(async () => {
    const engine = await startEngine('dynalite');
    const table = await newTable(engine);
    Object.assign(at, {
      engine,
      table,
      env: { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: table.name },
    });
  });
  afterAll(async () => {
    at.table?.client.destroy();
    await at.engine?.close();
  });
  return at;
}
