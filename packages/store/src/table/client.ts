import { type Environment, openTable, type Table } from '@tussock/server/table/table';
import { type DirectCalls, directCalls } from './direct-call';

/** The directory table and the ways to it. */
export interface DirectoryTable extends Table {
  /** Missing where the SDK alone is asked. */
  direct?: DirectCalls;
}

/** A reader gives up soon, since somebody waits; a writer is patient. */
const PATIENCE = {
  reader: { attempts: 4, connectionTimeout: 500, requestTimeout: 1_000, budget: 3_000 },
  writer: { attempts: 6, connectionTimeout: 2_000, requestTimeout: 15_000, budget: 60_000 },
};

/** Opens the directory table named by `DIRECTORY_TABLE`, by default `tussock-directory`. */
export function openDirectoryTable(
  role: keyof typeof PATIENCE,
  env: Environment = process.env,
): DirectoryTable {
  const table = openTable(env.DIRECTORY_TABLE ?? 'tussock-directory', PATIENCE[role], env);
  return { ...table, direct: directCalls(table.client) };
}
