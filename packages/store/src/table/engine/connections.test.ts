import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { NotTheEngine } from './connection';
import { connectionsTo } from './connections';
import { answerOf, ask, closeServedAfterEach, says, served } from './served.fixture';

closeServedAfterEach();
afterEach(() => void vi.useRealTimers());

/** The sockets to a server that keep this process alive. Node says it of no single one. */
function aliveTo({ port }: { port: number }): number {
  const { _getActiveHandles: handles } = process as unknown as { _getActiveHandles(): Partial<Socket>[] };
  return handles.call(process).filter(({ remotePort }) => remotePort === port).length;
}

test('a connection that nobody uses keeps no process alive', async () => {
  const { to } = await served(says(answerOf('one')));
  const connections = connectionsTo(to);
  await ask(connections);
  expect(aliveTo(to)).toBe(0);
  const second = ask(connections);
  expect(aliveTo(to)).toBe(1);
  await second;
  expect(aliveTo(to)).toBe(0);
});

test('an answer that nobody asked for closes the connection, with no trouble for who asks next', async () => {
  const { to, sockets } = await served((socket) => {
    socket.write(answerOf('one'));
    setTimeout(() => socket.write(answerOf('two')), 20);
  });
  const connections = connectionsTo(to);
  expect((await ask(connections)).body).toBe('one');
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  expect((await ask(connections)).body).toBe('one');
  expect(sockets.length).toBe(2);
});

test.each([
  ['closed', (socket: Socket) => void socket.end()],
  ['reset', (socket: Socket) => void socket.resetAndDestroy()],
])('a connection that was %s while nobody used it costs nothing but another one', async (_, end) => {
  const { to, sockets } = await served(says(answerOf('one')));
  const connections = connectionsTo(to);
  await Promise.all([ask(connections), ask(connections), ask(connections)]);
  for (const socket of sockets) end(socket);
  expect((await ask(connections)).body).toBe('one');
  expect(sockets.length).toBe(4);
  // The others were given up with it.
  await Promise.all([ask(connections), ask(connections)]);
  expect(sockets.length).toBe(5);
});

test.each([
  ['before a word of it is answered by another', '', true],
  ['within the head is trouble of the engine', 'HTTP/1.1 200', false],
  ['within the body is trouble of the engine', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf', false],
])('a request on a used connection that ends %s', async (_, bytes, isAnswered) => {
  let asked = 0;
  const { to } = await served((socket) => {
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
  const { to } = await served((socket) => {
    asked += 1;
    if (asked === 1) socket.write(answerOf('one'));
    else socket.resetAndDestroy();
  });
  const connections = connectionsTo(to);
  await ask(connections);
  const error = await ask(connections).catch((error: unknown) => error);
  expect([error instanceof Error, error instanceof NotTheEngine, asked]).toEqual([true, false, 3]);
});

test('a connection that nobody used for a minute is not used again', async () => {
  const { to, sockets } = await served(says(answerOf('one')));
  const connections = connectionsTo(to);
  await ask(connections);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 59_000 });
  await ask(connections);
  expect(sockets.length).toBe(1);
  vi.setSystemTime(now + 120_000);
  await ask(connections);
  expect(sockets.length).toBe(2);
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
});

test('fifty requests run at once, and one more is left to others', async () => {
  const waiting: Socket[] = [];
  const { to, sockets } = await served((socket) => void waiting.push(socket));
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
  expect(sockets.length).toBe(50);
});

test('a request that is sent again has what is left of its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let asked = 0;
  let isAskedAgain: () => void;
  const again = new Promise<void>((resolve) => {
    isAskedAgain = resolve;
  });
  const { to } = await served((socket) => {
    asked += 1;
    if (asked === 1) socket.write(answerOf('one'));
    if (asked === 2) {
      vi.advanceTimersByTime(1_500);
      socket.resetAndDestroy();
    }
    if (asked === 3) isAskedAgain();
  });
  const connections = connectionsTo(to);
  await ask(connections);
  const ended = vi.fn();
  ask(connections, 2_000).catch(ended);
  await again;
  for (const [milliseconds, times] of [
    [499, 0],
    [1, 1],
  ] as const) {
    vi.advanceTimersByTime(milliseconds);
    // An answer that is there by now would be read first.
    for (const _ of [1, 2, 3]) await new Promise(setImmediate);
    expect(ended).toHaveBeenCalledTimes(times);
  }
  expect(ended).toHaveBeenCalledWith(new Error('The engine did not answer in time'));
});
