import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { connectionsTo } from './connections';
import { TEST_CERTIFICATE } from './connections.fixture';
import { answerOf, ask, closeServedAfterEach, says, served } from './served.fixture';

closeServedAfterEach();

test('over TLS the engine has to be who it says it is', async () => {
  const { to, sockets } = await served(says(answerOf('one')), { tls: {} });
  const connections = connectionsTo(to, TEST_CERTIFICATE);
  for (const _ of [1, 2]) expect((await ask(connections)).body).toBe('one');
  expect(sockets.length).toBe(1);
  await expect(ask(connectionsTo(to))).rejects.toThrow('self-signed certificate');
  await expect(ask(connectionsTo({ ...to, hostname: '127.0.0.1' }, TEST_CERTIFICATE))).rejects.toThrow(/IP/);
});

test('a large answer over TLS is whole', async () => {
  const text = 'Ō'.repeat(400_000);
  const { to } = await served(says(answerOf(text)), { tls: {} });
  const connections = connectionsTo(to, TEST_CERTIFICATE);
  expect((await ask(connections)).body === text).toBe(true);
});

test('a host is named to the server, as one that has many certificates needs; an address is no name', async () => {
  const named: string[] = [];
  const SNICallback = (name: string, chosen: (error: null) => void) => {
    named.push(name);
    chosen(null);
  };
  const { to } = await served(says(answerOf('one')), { tls: { SNICallback } });
  await expect(ask(connectionsTo({ ...to, hostname: '127.0.0.1' }, TEST_CERTIFICATE))).rejects.toThrow(/IP/);
  expect(named).toEqual([]);
  await ask(connectionsTo(to, TEST_CERTIFICATE));
  expect(named).toEqual(['localhost']);
});

test('the next connection goes on with the session of the last one, and spares the server its signature', async () => {
  const resumed: boolean[] = [];
  const answers = (socket: Socket) => {
    resumed.push((socket as TLSSocket).isSessionReused());
    socket.write(answerOf('one'));
  };
  const { to } = await served(answers, { tls: {} });
  const connections = connectionsTo(to, TEST_CERTIFICATE);
  for (const _ of [1, 2, 3]) {
    await ask(connections);
    connections.close();
  }
  expect(resumed).toEqual([false, true, true]);
});
