import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { OperationError } from '../cli/failure';
import { note } from '../cli/terminal';
import { KEPT_OPEN_MS } from './kept-open';

/** The exit codes of a command that serves. */
export const SERVER_EXIT_CODES = {
  0: 'it was ended with Ctrl-C',
  2: 'the command was used wrongly',
  3: 'it could not be started, such as when the port is taken',
} as const;

/** Serves an app on loopback. Throws as `listenOn` does. */
export async function listen(app: Pick<Hono, 'fetch'>, port: number): Promise<ServerType> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: KEPT_OPEN_MS } });
  await listenOn(server, port);
  return server;
}

/** Resolves when a server accepts connections on loopback. Throws `OperationError` when the port is taken. */
export async function listenOn(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new OperationError(
      `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1}`,
    );
  }
}

/** Throws as `listenOn` does where the port is taken now: before long work, whose end would find it taken. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await listenOn(server, port);
  await new Promise((closed) => server.close(closed));
}

/** Runs `end` once on SIGINT (Ctrl-C) or SIGTERM, then ends the process. */
export function onEnd(end: () => Promise<void>): void {
  let ending = false;
  const leave = async () => {
    if (ending) return;
    ending = true;
    await end().catch((error) => note(error.message));
    process.exit(0);
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}

/** Ends a server at once, with its open connections. */
export function endServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

/** Where a server listens: "http://localhost:3000". */
export function addressOf(server: ServerType): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
