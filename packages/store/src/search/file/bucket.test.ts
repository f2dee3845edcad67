import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { openBucket } from './bucket';

const end: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const each of end.splice(0)) each();
});

/** A bucket of a service that answers so, for whoever's clock is so far behind. */
async function bucketAt(serve: RequestListener, clockOffset = 0) {
  const server = createServer(serve);
  end.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const identity = async () => ({ region: 'ap-southeast-2', credentials, clockOffset });
  return openBucket(identity, 'files', { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` });
}

test.each([404, 503])('an answer with %d that does not end is given up', async (status) => {
  const bucket = await bucketAt((_, response) => {
    response.writeHead(status, { 'content-length': '1000' });
    response.write('<Error><Code>');
  });
  // The time within which an answer has to begin stands still; that of the socket does not.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await expect(bucket.get('search/1.sqlite', 50)).rejects.toThrow('S3 did not end what it said');
});

test('a request is signed with the time of AWS', async () => {
  const dates: unknown[] = [];
  const bucket = await bucketAt(({ headers }, response) => {
    dates.push(headers['x-amz-date']);
    response.end('bytes');
  }, 20 * 60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:50:00Z') });
  const body = await bucket.get('search/1.sqlite', 2_000);
  expect(String(body && (await buffer(body)))).toBe('bytes');
  expect(dates).toEqual(['20261125T001000Z']);
});
