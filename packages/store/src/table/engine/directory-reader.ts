import type { Environment } from '@tussock/server/table/engine-of';
import { accessOfEnvironment, wayOf } from './access';
import type { openedBySdk } from './client';
import { directCalls, type Way } from './direct-call';
import { PATIENCE } from './patience';
import { directoryTableName, type ReadableTable } from './readable-table';
import { type TraceableClient, traceableClient } from './traceable-client';

/** The directory table for a function, which loads the SDK when a call has to be repeated. */
export interface DirectoryReader extends ReadableTable, Pick<TraceableClient, 'client'> {}

/** Opens the directory table for reading. The SDK is a tenth of what the code of a function takes to start. */
export function openDirectoryReader(
  { onFault }: Pick<Way, 'onFault'> = {},
  env: Environment = process.env,
): DirectoryReader {
  let opened: ReturnType<typeof openedBySdk> | null = null;
  const open = async () => {
    const { openedBySdk } = await import('./client');
    if (opened) return opened;
    opened = openedBySdk('reader', env);
    isLoaded(opened.table.client);
    return opened;
  };
  const clockOffset = () => opened?.way.clockOffset() ?? 0;
  const identity = async () => {
    const access = accessOfEnvironment(env);
    return access ? { ...access, clockOffset: clockOffset() } : (await open()).table.identity();
  };
  const { client, around, isLoaded } = traceableClient(async () => (await identity()).region);
  const way = wayOf(env, {
    isKnown: () => opened?.way.isKnown() ?? false,
    access: async () => (await open()).way.access(),
    clockOffset,
    around,
    ...(onFault && { onFault }),
  });
  const { budget, requestTimeout } = PATIENCE.reader;
  return {
    name: directoryTableName(env),
    budget,
    attempt: requestTimeout,
    client,
    identity,
    direct: directCalls(way),
    sdk: async () => (await open()).table.sdk(),
  };
}
