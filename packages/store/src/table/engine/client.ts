import { GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { Environment } from '@tussock/server/table/engine-of';
import { openTable, type Table } from '@tussock/server/table/table';
import { wayOf } from './access';
import { directCalls } from './direct-call';
import { PATIENCE } from './patience';
import { directoryTableName, type ReadableTable } from './readable-table';
import { wayOfSdk } from './sdk-way';

/** The directory table and the ways to it. */
export interface DirectoryTable extends Table, ReadableTable {}

/** Opens the directory table with the SDK. */
export function openDirectoryTable(
  role: keyof typeof PATIENCE,
  env: Environment = process.env,
): DirectoryTable {
  const { table, way } = openedBySdk(role, env);
  return { ...table, direct: directCalls(wayOf(env, way)) };
}

/** The directory table for the SDK alone, and the way that it takes. */
export function openedBySdk(role: keyof typeof PATIENCE, env: Environment) {
  const table = openTable(directoryTableName(env), PATIENCE[role], env);
  const { client } = table;
  const way = wayOfSdk(client);
  const readable: DirectoryTable = {
    ...table,
    attempt: PATIENCE[role].requestTimeout,
    sdk: async () => ({
      get: (input, abortSignal) => client.send(new GetItemCommand(input), { abortSignal }),
      query: (input, abortSignal) => client.send(new QueryCommand(input), { abortSignal }),
    }),
    identity: async () => ({
      region: await client.config.region(),
      credentials: await client.config.credentials(),
      clockOffset: way.clockOffset(),
    }),
  };
  return { table: readable, way };
}
