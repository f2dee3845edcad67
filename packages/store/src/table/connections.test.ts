import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { NotTheEngine } from './connection';
import { type Connections, connectionsTo } from './connections';
import { TEST_CERTIFICATE, TEST_KEY } from './connections.fixture';

const HEAD = 'POST / HTTP/1.1\r\ncontent-length: 2\r\n\r\n';
const answerOf = (body: string | Buffer, more = '', status = '200 OK') =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n`),
    Buffer.from(body),
  ]);

/** What a server does with a request on one of its sockets. */
type Serve = (socket: Socket, request: string) => void;
const says = (bytes: Buffer | string) => (socket: Socket) => void socket.write(bytes);

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function served(serve: Serve, over: 'http:' | 'https:' = 'http:') {
  const accepted = (socket: Socket) => {
    sockets.push(socket);
    // The other side may close it at any time.
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => serve(socket, String(data)));
  };
  const server =
    over === 'http:'
      ? createServer({ noDelay: true }, accepted)
      : createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, accepted);
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { protocol: over, hostname: over === 'http:' ? '127.0.0.1' : 'localhost', port };
}

const ask = ({ ask }: Connections, milliseconds = 2_000) => ask(HEAD, '{}', milliseconds, String);
const opened = () => sockets.length;

test('a connection that nobody uses keeps no process alive', async () => {
  const alive = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const to = await served((socket) => {
    socket.unref();
    socket.write(answerOf('one'));
  });
  const connections = connectionsTo(to);
  await ask(connections);
  const idle = alive();
  const second = ask(connections);
  expect(alive()).toBe(idle + 1);
  await second;
  expect(alive()).toBe(idle);
});

test('an answer is whole however it is cut, and the connection is used again', async () => {
  let pieces: Buffer[] = [];
  const to = await served(async (socket) => {
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
  expect(opened()).toBe(1);
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
  const to = await served((socket) => void socket.write(answers.shift() ?? answerOf('next')));
  const connections = connectionsTo(to);
  await expect(ask(connections)).rejects.toThrow(/engine|answer/);
  expect((await ask(connections)).body).toBe('next');
  expect(opened()).toBe(2);
  // The same after an answer that was clear.
  answers = [bytes];
  await expect(ask(connections)).rejects.toThrow(/engine|answer/);
  expect((await ask(connections)).body).toBe('next');
  expect(opened()).toBe(3);
});

test('whatever a server sends, a request ends, and the next one gets its own answer', async () => {
  let bytes: Uint8Array | null = null;
  const to = await served((socket) => {
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
    fc.string({ unit: 'binary' }),
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
  const to = await served((socket) => {
    if (late) socket.write(answerOf('in time'));
    late ??= socket;
  });
  const connections = connectionsTo(to);
  await expect(ask(connections, 50)).rejects.toThrow('in time');
  (late as Socket | null)?.write(answerOf('too late'));
  expect((await ask(connections)).body).toBe('in time');
});

test('an answer that nobody asked for closes the connection, with no trouble for who asks next', async () => {
  const to = await served((socket) => {
    socket.write(answerOf('one'));
    setTimeout(() => socket.write(answerOf('two')), 20);
  });
  const connections = connectionsTo(to);
  expect((await ask(connections)).body).toBe('one');
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  expect((await ask(connections)).body).toBe('one');
  expect(opened()).toBe(2);
});

test.each([
  ['closed', (socket: Socket) => void socket.end()],
  ['reset', (socket: Socket) => void socket.resetAndDestroy()],
])('a connection that was %s while nobody used it costs nothing but another one', async (_, end) => {
  const connections = connectionsTo(await served(says(answerOf('one'))));
  await Promise.all([ask(connections), ask(connections), ask(connections)]);
  for (const socket of sockets) end(socket);
  expect((await ask(connections)).body).toBe('one');
  expect(opened()).toBe(4);
  // The others were given up with it.
  await Promise.all([ask(connections), ask(connections)]);
  expect(opened()).toBe(5);
});

test.each([
  ['before a word of it is answered by another', '', true],
  ['within the head is trouble of the engine', 'HTTP/1.1 200', false],
  ['within the body is trouble of the engine', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf', false],
])('a request on a used connection that ends %s', async (_, bytes, isAnswered) => {
  let asked = 0;
  const to = await served((socket) => {
    asked += 1;
    if (asked === 2) socket.end(bytes);
    else socket.write(answerOf('one'));
  });
  const connections = connectionsTo(to);
  await ask(connections);
  const second = ask(connections);
  if (isAnswered) expect((await second).body).toBe('one');
  else expect(await second.catch((error: unknown) => error)).not.toBeInstanceOf(NotTheEngine);
  expect(asked).toBe(isAnswered ? 3 : 2);
});

test('where another connection ends as well, that is trouble of the engine', async () => {
  let asked = 0;
  const to = await served((socket) => {
    asked += 1;
    if (asked === 1) socket.write(answerOf('one'));
    else socket.resetAndDestroy();
  });
  const connections = connectionsTo(to);
  await ask(connections);
  const error = await ask(connections).catch((error: unknown) => error);
  expect([error instanceof Error, error instanceof NotTheEngine, asked]).toEqual([true, false, 3]);
});

test('a connection that nobody used for half a minute is not used again', async () => {
  const connections = connectionsTo(await served(says(answerOf('one'))));
  await ask(connections);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 29_000 });
  await ask(connections);
  expect(opened()).toBe(1);
  vi.setSystemTime(now + 60_000);
  await ask(connections);
  expect(opened()).toBe(2);
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
});

test('an answer that came while this process was busy is in time', async () => {
  const to = await served((socket) => {
    socket.write(answerOf('one'));
    // The timer is due by then, and the answer is not read yet.
    const until = performance.now() + 80;
    while (performance.now() < until);
  });
  expect((await ask(connectionsTo(to), 40)).body).toBe('one');
});

test('the first request of a connection that ends is trouble of the engine', async () => {
  const to = await served((socket) => void socket.resetAndDestroy());
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
  const to = await served((socket) => void socket.write(answers.shift() as Buffer));
  const connections = connectionsTo(to);
  await expect(ask(connections)).rejects.toThrow('The engine answered 400');
  for (const text of ['one', 'two', 'three']) expect((await ask(connections)).body).toBe(text);
  expect(opened()).toBe(2);
});

test('a body that cannot be read throws, and the next request is answered', async () => {
  const connections = connectionsTo(await served(says(answerOf('<html>'))));
  await expect(connections.ask(HEAD, '{}', 2_000, (body) => JSON.parse(String(body)))).rejects.toThrow(
    'JSON',
  );
  expect((await ask(connections)).body).toBe('<html>');
});

test('fifty requests run at once, and one more is left to others', async () => {
  const waiting: Socket[] = [];
  const to = await served((socket) => void waiting.push(socket));
  const connections = connectionsTo(to);
  const running = Array.from({ length: 50 }, () => ask(connections));
  expect(() => ask(connections)).toThrow(NotTheEngine);
  await expect.poll(() => waiting.length).toBe(50);
  for (const [i, socket] of waiting.entries()) socket.write(answerOf(`answer ${i}`));
  expect(new Set((await Promise.all(running)).map(({ body }) => body)).size).toBe(50);
  const next = ask(connections);
  await expect.poll(() => waiting.length).toBe(51);
  waiting.at(-1)?.write(answerOf('next'));
  expect((await next).body).toBe('next');
  expect(opened()).toBe(50);
});

test('an address of IPv6 is one in brackets', async () => {
  const server = createServer((socket) => socket.on('data', () => socket.end(answerOf('six'))));
  servers.push(server);
  const isThere = await new Promise((resolve) => {
    server.on('error', () => resolve(false)).listen(0, '::1', () => resolve(true));
  });
  if (!isThere) return expect(isThere, 'this machine has no IPv6').toBe(false);
  const { port } = server.address() as AddressInfo;
  const { protocol, hostname } = new URL(`http://[::1]:${port}`);
  expect((await ask(connectionsTo({ protocol, hostname, port }))).body).toBe('six');
});

test('a body of bytes arrives as it is, after the head', async () => {
  const got: string[] = [];
  const to = await served((socket, request) => {
    got.push(request);
    if (got.join('').endsWith('ē')) socket.write(answerOf('one'));
  });
  await connectionsTo(to).ask(HEAD, Buffer.from('ē'), 2_000, String);
  expect(got.join('')).toBe(`${HEAD}ē`);
});

test('over TLS the engine has to be who it says it is', async () => {
  const to = await served(says(answerOf('one')), 'https:');
  const connections = connectionsTo(to, TEST_CERTIFICATE);
  for (const _ of [1, 2]) expect((await ask(connections)).body).toBe('one');
  expect(opened()).toBe(1);
  await expect(ask(connectionsTo(to))).rejects.toThrow('self-signed certificate');
  await expect(ask(connectionsTo({ ...to, hostname: '127.0.0.1' }, TEST_CERTIFICATE))).rejects.toThrow(/IP/);
});

test('a large answer over TLS is whole', async () => {
  const text = 'Ō'.repeat(400_000);
  const connections = connectionsTo(await served(says(answerOf(text)), 'https:'), TEST_CERTIFICATE);
  expect((await ask(connections)).body === text).toBe(true);
});
