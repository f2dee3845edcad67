import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createSecureServer, type TlsOptions } from 'node:tls';
import { afterEach } from 'vitest';
import type { Connections } from './connections';
import { TEST_CERTIFICATE, TEST_KEY } from './connections.fixture';

export const HEAD = 'POST / HTTP/1.1\r\ncontent-length: 2\r\n\r\n';
export const answerOf = (body: string | Buffer, more = '', status = '200 OK') =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n`),
    Buffer.from(body),
  ]);

/** What a server does with a request on one of its sockets. */
type Serve = (socket: Socket, request: string) => void;
export const says = (bytes: Buffer | string) => (socket: Socket) => void socket.write(bytes);

/** The engine of a test: where it listens, and its ends of the connections to it. */
export interface Served {
  to: { protocol: string; hostname: string; port: number };
  sockets: Socket[];
}

interface Listening {
  /** Where it is said, a server over TLS with a certificate for `localhost`. */
  tls?: TlsOptions;
  host?: string;
}

const running: { server: Server; sockets: Socket[] }[] = [];

/** Ends the servers of a test after it. */
export const closeServedAfterEach = () =>
  afterEach(() => {
    for (const { server, sockets } of running.splice(0)) {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  });

export async function served(serve: Serve, { tls, host = '127.0.0.1' }: Listening = {}): Promise<Served> {
  const sockets: Socket[] = [];
  const accepted = (socket: Socket) => {
    sockets.push(socket);
    // The other side may close it at any time.
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => serve(socket, String(data)));
  };
  const server = tls
    ? createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE, ...tls }, accepted)
    : createServer({ noDelay: true }, accepted);
  running.push({ server, sockets });
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  const to = tls ? { protocol: 'https:', hostname: 'localhost' } : { protocol: 'http:', hostname: host };
  return { to: { ...to, port }, sockets };
}

export const ask = ({ ask }: Connections, milliseconds = 2_000) => ask(HEAD, '{}', milliseconds, String);
