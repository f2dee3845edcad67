import type { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../../../tests/support/any-character';
import { NotTheEngine } from './connection';
import { connectionsTo } from './connections';
import { answerOf, ask, closeServedAfterEach, HEAD, says, served } from './served.fixture';

closeServedAfterEach();

test('an answer is whole however it is cut, and the connection is used again', async () => {
  let pieces: Buffer[] = [];
  const { to, sockets } = await served(async (socket) => {
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise(setImmediate);
    }
  });
  const connections = connectionsTo(to);
  const body = fc.oneof(
    fc.string(),
    fc.integer({ min: 0, max: 700_000 }).map((length) => 'ā'.repeat(length / 2)),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), async (text, cuts) => {
      const bytes = answerOf(text, 'X-Amzn-RequestId: one\r\n');
      const at = [0, ...cuts.map((cut) => Math.floor(cut * bytes.length)), bytes.length].sort(
        (a, b) => a - b,
      );
      pieces = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
      const { body, requestId, length } = await ask(connections);
      expect(body === text).toBe(true);
      expect([requestId, length]).toEqual(['one', Buffer.byteLength(text)]);
    }),
    { numRuns: 60 },
  );
  expect(sockets.length).toBe(1);
});

test.each([
  ['no length', 'HTTP/1.1 200 OK\r\n\r\n'],
  ['a length that is no number', 'HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\n\r\n{}'],
  ['a length without end', `HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n`],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\ncontent-length: 3\r\n\r\n{}'],
  [
    'pieces',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  ],
  ['a line that is no header', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n{}\r\n\r\n{}'],
  ['more than its length', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\n'],
  ['a word in between', 'HTTP/1.1 100 Continue\r\nContent-Length: 0\r\n\r\n'],
  ['another protocol', 'HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}'],
  ['a head that does not end', `HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(4_000)}`],
  ['no HTTP', '\u0000\u0001\r\n\r\n'],
  [
    'pieces under a name with a space',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding : chunked\r\n\r\n{}',
  ],
])('an answer with %s is refused, and its connection is closed', async (_, bytes) => {
  let answers: (Buffer | string)[] = [bytes];
  const { to, sockets } = await served((socket) => void socket.write(answers.shift() ?? answerOf('next')));
  const connections = connectionsTo(to);
  await expect(ask(connections)).rejects.toThrow(/engine|answer/);
  expect((await ask(connections)).body).toBe('next');
  expect(sockets.length).toBe(2);
  // The same after an answer that was clear.
  answers = [bytes];
  await expect(ask(connections)).rejects.toThrow(/engine|answer/);
  expect((await ask(connections)).body).toBe('next');
  expect(sockets.length).toBe(3);
});

test('whatever a server sends, a request ends, and the next one gets its own answer', async () => {
  let bytes: Uint8Array | null = null;
  const { to } = await served((socket) => {
    if (!bytes) return void socket.write(answerOf('mine'));
    socket.write(bytes);
    bytes = null;
  });
  const connections = connectionsTo(to);
  const piece = fc.oneof(
    fc.constantFrom(
      'HTTP/1.1 200 OK\r\n',
      'Content-Length: 3\r\n',
      '\r\n',
      '\r\n\r\n',
      'abc',
      ':',
      'HTTP/1.1 404\r\n',
    ),
    fc.string({ unit: anyCharacter }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
      bytes = Buffer.from(pieces.join(''), 'latin1');
      if (bytes.length > 0) await ask(connections, 30).catch(() => null);
      bytes = null;
      expect((await ask(connections)).body).toBe('mine');
    }),
    { numRuns: 60 },
  );
});

test('an answer that comes too late is for nobody', async () => {
  let late: Socket | null = null;
  const { to } = await served((socket) => {
    if (late) socket.write(answerOf('in time'));
    late ??= socket;
  });
  const connections = connectionsTo(to);
  await expect(ask(connections, 50)).rejects.toThrow('in time');
  (late as Socket | null)?.write(answerOf('too late'));
  expect((await ask(connections)).body).toBe('in time');
});

test('an answer that came while this process was busy is in time', async () => {
  const { to } = await served((socket) => {
    socket.write(answerOf('one'));
    // The timer is due by then, and the answer is not read yet.
    const until = performance.now() + 80;
    while (performance.now() < until);
  });
  expect((await ask(connectionsTo(to), 40)).body).toBe('one');
});

test('the first request of a connection that ends is trouble of the engine', async () => {
  const { to } = await served((socket) => void socket.resetAndDestroy());
  const error = await ask(connectionsTo(to)).catch((error: unknown) => error);
  expect([error instanceof Error, error instanceof NotTheEngine]).toEqual([true, false]);
});

test('what is not a 200 throws with its status; the connection is closed only where the engine says so', async () => {
  const answers = [
    answerOf('{"a":1}', '', '400 Bad Request'),
    answerOf('one'),
    answerOf('two', 'Connection: close\r\n'),
    answerOf('three'),
  ];
  const { to, sockets } = await served((socket) => void socket.write(answers.shift() as Buffer));
  const connections = connectionsTo(to);
  await expect(ask(connections)).rejects.toThrow('The engine answered 400');
  for (const text of ['one', 'two', 'three']) expect((await ask(connections)).body).toBe(text);
  expect(sockets.length).toBe(2);
});

test('a body that cannot be read throws, and the next request is answered', async () => {
  const { to } = await served(says(answerOf('<html>')));
  const connections = connectionsTo(to);
  await expect(connections.ask(HEAD, '{}', 2_000, (body) => JSON.parse(String(body)))).rejects.toThrow(
    'JSON',
  );
  expect((await ask(connections)).body).toBe('<html>');
});

test('an address of IPv6 is one in brackets', async () => {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  // A machine without it has nothing to try this on.
  if (!hasIpv6) return;
  const { to } = await served(says(answerOf('six')), { host: '::1' });
  const { protocol, hostname } = new URL(`http://[::1]:${to.port}`);
  expect((await ask(connectionsTo({ ...to, protocol, hostname }))).body).toBe('six');
});

test('a body of bytes arrives as it is, after the head', async () => {
  const got: string[] = [];
  const { to } = await served((socket, request) => {
    got.push(request);
    if (got.join('').endsWith('ē')) socket.write(answerOf('one'));
  });
  await connectionsTo(to).ask(HEAD, Buffer.from('ē'), 2_000, String);
  expect(got.join('')).toBe(`${HEAD}ē`);
});
