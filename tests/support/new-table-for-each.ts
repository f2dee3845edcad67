import type { DirectoryTable } from '@tussock/store/client';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Engine, type EngineName, newTable, startEngine } from './engines';

/** Gives each test of a file or group a new table, on an engine that all of them share. */
export function newTableForEach(
  name: EngineName,
  give: (table: DirectoryTable, engine: Engine) => void,
): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine(name);
  });
  afterAll(() => engine?.close());
  beforeEach(async () => give(await newTable(engine), engine));
}
