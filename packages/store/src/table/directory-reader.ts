import type { Environment } from '@tussock/server/table/engine-of';
import { accessOfEnvironment, wayOf } from './access';
import type { openedBySdk } from './client';
import { directCalls } from './direct-call';
import { PATIENCE } from './patience';
import { directoryTableName, type ReadableTable } from './readable-table';

/** The directory table for a function, which loads the SDK when a call has to be repeated, or is traced. */
export interface DirectoryReader extends ReadableTable {
  /** The client of the SDK. */
  client(): Promise<object>;
}

/** Opens the directory table for reading. The SDK is a tenth of what the code of a function takes to start. */
export function openDirectoryReader(env: Environment = process.env): DirectoryReader {
  let opened: ReturnType<typeof openedBySdk> | null = null;
  const open = async () => {
    const { openedBySdk } = await import('./client');
    opened ??= openedBySdk('reader', env);
    return opened;
  };
  const way = wayOf(env, {
    isKnown: () => opened?.way.isKnown() ?? false,
    access: async () => (await open()).way.access(),
    clockOffset: () => opened?.way.clockOffset() ?? 0,
    around: (call, context) => opened?.way.around(call, context) ?? call,
  });
  const { budget, requestTimeout } = PATIENCE.reader;
  return {
    ...{ name: directoryTableName(env), budget, attempt: requestTimeout },
    direct: directCalls(way),
    sdk: async () => (await open()).table.sdk(),
    identity: async () => accessOfEnvironment(env) ?? (await open()).table.identity(),
    client: async () => (await open()).table.client,
  };
}
