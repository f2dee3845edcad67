import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readItem } from '../read-items';
import { openDirectoryTable } from './client';
import { openDirectoryReader } from './directory-reader';

const MINUTE = 60_000;
const KEY = { pk: 'a', sk: 'b' };
const ANSWER = '{"ConsumedCapacity":{"CapacityUnits":1},"Item":{"pk":{"S":"a"},"sk":{"S":"b"}}}';

/** Milliseconds that the engine's clock is ahead of ours. */
let ahead = 0;
let asked: string[] = [];
/** Refuses what was not signed within five minutes of its own time, as DynamoDB does. */
const server = createServer(({ headers }, response) => {
  const at = String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z');
  const now = Date.now() + ahead;
  const isRefused = Math.abs(Date.parse(at) - now) > 5 * MINUTE;
  asked.push(`${headers['amz-sdk-invocation-id'] ? 'SDK' : 'direct'} ${isRefused ? 'refused' : 'answered'}`);
  response.statusCode = isRefused ? 400 : 200;
  response.setHeader('date', new Date(now).toUTCString());
  response.setHeader('content-type', 'application/x-amz-json-1.0');
  response.end(isRefused ? '{"__type":"x#RequestTimeTooSkewed"}' : ANSWER);
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterEach(() => {
  vi.useRealTimers();
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const env = () => ({ DYNAMODB_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

test.each([
  ['a function', () => openDirectoryReader({}, env()), 20 * MINUTE],
  ['a function', () => openDirectoryReader({}, env()), -20 * MINUTE],
  ['whoever writes', () => openDirectoryTable('writer', env()), 20 * MINUTE],
])('%s whose clock is wrong learns it from the SDK, and signs with the right time', async (_, open, by) => {
  ahead = by;
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const table = open();
  expect((await table.identity()).clockOffset).toBe(0);
  expect(await readItem(table, KEY)).toEqual(KEY);
  expect(asked).toEqual(['direct refused', 'SDK refused', 'SDK answered']);
  // The SDK reads alone for five seconds.
  vi.setSystemTime(now + 6_000);
  expect(await readItem(table, KEY)).toEqual(KEY);
  expect(asked.slice(3)).toEqual(['direct answered']);
  // Search files are asked for with the same time.
  expect(Math.abs((await table.identity()).clockOffset - by)).toBeLessThan(MINUTE);
});
