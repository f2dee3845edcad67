import { type Environment, openTable, type Table } from '@tussock/server/table/table';

/** The directory table and the way to it. */
export type DirectoryTable = Table;

/** A reader gives up soon, since somebody waits; a writer is patient. */
const PATIENCE = {
  reader: { attempts: 4, connectionTimeout: 500, requestTimeout: 1_000, budget: 3_000 },
  writer: { attempts: 6, connectionTimeout: 2_000, requestTimeout: 15_000, budget: 60_000 },
};

/** Opens the directory table named by `DIRECTORY_TABLE`, by default `tussock-directory`. */
export const openDirectoryTable = (role: keyof typeof PATIENCE, env: Environment = process.env) =>
  openTable(env.DIRECTORY_TABLE ?? 'tussock-directory', PATIENCE[role], env);
