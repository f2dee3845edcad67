import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** Serves an app on loopback. Throws with a plain sentence when the port is taken. */
export function listen(app: Pick<Hono, 'fetch'>, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken by another program. End it, or choose another: PORT=${port + 1} npm start`,
            )
          : error,
      ),
    );
  });
}

/** The port asked for in `PORT`, 3000 by default. */
export function askedPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number, not "${process.env.PORT}"`);
  return port;
}

/** Runs `end` once on Ctrl-C or a polite kill, then leaves. */
export function onEnd(end: () => Promise<void>): void {
  let ending = false;
  const leave = async () => {
    if (ending) return;
    ending = true;
    await end().catch((error) => console.error(error.message));
    process.exit(0);
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}

/** Ends a server at once: what is open is closed. */
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
