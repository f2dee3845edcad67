/**
 * The read API in a separate process, so that its CPU time is not mixed with that of the engine and the client. `/bare`
 * sends a ready string with a handler that does nothing else, for comparison. A PUT of `/forget` empties the API's memory.
 * Environment: DYNAMODB_ENDPOINT, DYNAMODB_ACCESS_KEY, TUSSOCK_LOCAL. Messages: any message is answered with a `Meter`.
 */
import '@tussock/server/heap-at-start';
import { createApi } from '@tussock/api/app';
import { letHeapGrow } from '@tussock/server/heap';
import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { Hono } from 'hono';
import { localFileOf } from '../local/search-files';
import { addressOf, listen } from '../local/serve';

export interface Meter {
  /** Microseconds of this process, user and system. */
  cpu: number;
  /** Requests to the table. */
  reads: number;
  /** Read units that the table charged for them. */
  units: number;
}

letHeapGrow();
const table = openDirectoryTable('writer');
let requests = 0;
let units = 0;
table.client.middlewareStack.add(
  (next) => async (args) => {
    const result = await next(args);
    const { ConsumedCapacity } = result.output as { ConsumedCapacity?: { CapacityUnits?: number } };
    requests += 1;
    units += ConsumedCapacity?.CapacityUnits ?? 0;
    return result;
  },
  { step: 'initialize', name: 'meter' },
);

const searchFileOf = await localFileOf();
function newApi() {
  const reads = createDirectoryReads(table);
  return createApi({ reads, searchFileOf: searchFileOf(reads), build: 'bench' });
}
let api = newApi();
let ready = '';
const bare = new Hono().get('/bare', (c) => c.body(ready, 200, { 'Content-Type': 'application/json' }));
bare.put('/bare', async (c) => {
  ready = await c.req.text();
  return c.body(null, 204);
});
bare.put('/forget', (c) => {
  api = newApi();
  return c.body(null, 204);
});
const isOurs = (url: string) => url.endsWith('/bare') || url.endsWith('/forget');
const site = { fetch: (request: Request) => (isOurs(request.url) ? bare : api).fetch(request) };

const server = await listen(site, 0);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, reads: requests, units } satisfies Meter);
});
process.on('disconnect', () => process.exit(0));
process.send?.(addressOf(server));
