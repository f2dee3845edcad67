import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anyCharacter } from '../../../../../tests/support/any-character';
import { directCalls, type Way } from './direct-call';

let status = 200;
/** The names of the headers of each request. */
let asked: string[][] = [];
const server = createServer(({ headers }, response) => {
  asked.push(Object.keys(headers).sort());
  response.statusCode = status;
  response.end('{}');
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterEach(() => {
  vi.useRealTimers();
  [status, asked] = [200, []];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Sent {
  accessKeyId?: string;
  sessionToken?: string;
  trace?: string;
}

/** Direct calls with these credentials, and a header that tracing adds. */
function open({ accessKeyId = 'key', sessionToken = 'token', trace = '1' }: Sent, more: Partial<Way> = {}) {
  return directCalls({
    isKnown: () => true,
    access: () => ({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'ap-southeast-2',
      credentials: { accessKeyId, secretAccessKey: 'secret', sessionToken },
    }),
    clockOffset: () => 0,
    around: (call) => (args) => call({ ...args, request: { headers: { 'x-amzn-trace-id': trace } } }),
    ...more,
  });
}
const call = (calls: ReturnType<typeof open>) => calls.call('GetItem', {}, 5_000);

const NAMES = [
  'authorization',
  'content-length',
  'content-type',
  'host',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-target',
  'x-amzn-trace-id',
];

test.each<[string, Sent]>([
  ['the key', { accessKeyId: 'key\r\nx-evil: 1' }],
  ['the token of a session', { sessionToken: 'token\r\n\r\nGET / HTTP/1.1\r\nhost: evil\r\n\r\n' }],
  ['what tracing adds', { trace: 'Root=1\nx-evil: 1' }],
])('a line break in %s is refused before anything is sent', async (_, sent) => {
  await expect(call(open(sent))).rejects.toMatchObject({ code: 'ERR_INVALID_CHAR' });
  expect(asked).toEqual([]);
});

test('whatever a token is made of, a request has no headers but its own', async () => {
  const token = fc.array(
    fc.oneof(fc.constantFrom('\r\n', '\n', 'x-evil: 1', ' ', '\0'), fc.string({ unit: anyCharacter })),
  );
  await fc.assert(
    fc.asyncProperty(token, async (parts) => {
      asked = [];
      const answer = await call(open({ sessionToken: `a${parts.join('')}` })).catch(() => null);
      expect(asked).toEqual(answer ? [NAMES] : []);
    }),
  );
});

test('an outage is reported once each time that direct calls begin again, however many wait', async () => {
  const onFault = vi.fn();
  const calls = open({}, { onFault });
  const outage = () => Promise.allSettled(Array.from({ length: 50 }, () => call(calls)));
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  status = 500;
  await outage();
  expect(asked.length).toBe(50);
  expect(onFault.mock.calls).toEqual([[new Error('The engine answered 500')]]);
  vi.setSystemTime(now + 4_900);
  await outage();
  expect(onFault).toHaveBeenCalledTimes(1);
  // From the last fault on it is quiet for five seconds.
  vi.setSystemTime(now + 10_000);
  await outage();
  expect(onFault).toHaveBeenCalledTimes(2);
});
