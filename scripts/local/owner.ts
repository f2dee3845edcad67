import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { OperationError } from '../cli/failure';
import { engineAuthorization, type Guard, guardEngine } from './engine-guard';
import { answerFailedWrites, endReads, storeInLargeSteps } from './engine-storage';
import { explained, storageProblem } from './folder';
import { KEPT_OPEN_MS } from './kept-open';
import { type Lock, takeLock } from './lock';

const dynalite: (options: { path: string; createTableMs: number }) => Server = createRequire(import.meta.url)(
  'dynalite',
);

export interface Owner {
  endpoint: string;
  close(): Promise<void>;
}

const portFile = (folder: string) => join(folder, 'engine.json');

/**
 * Serves the database of a folder on 127.0.0.1. Returns null when another process does. The lock is a separate open database,
 * so that it is freed however its process ends.
 */
export async function becomeOwner(
  folder: string,
  accessKey: string,
  port = lastPort(folder),
): Promise<Owner | null> {
  const lock = await takeLock(join(folder, 'lock')).catch((error) => {
    const problem = storageProblem(folder, error);
    throw problem ? new OperationError(problem) : error;
  });
  if (!lock) return null;
  try {
    answerFailedWrites(folder);
    endReads();
    storeInLargeSteps();
    const server = dynalite({ path: join(folder, 'table'), createTableMs: 0 });
    const guard = guardEngine(server, accessKey);
    server.keepAliveTimeout = KEPT_OPEN_MS;
    const served = await listen(server, port);
    const file = portFile(folder);
    explained(folder, () => {
      writeFileSync(`${file}.new`, `${JSON.stringify({ pid: process.pid, port: served })}\n`);
      renameSync(`${file}.new`, file);
    });
    return { endpoint: `http://127.0.0.1:${served}`, close: () => close(server, guard, lock) };
  } catch (error) {
    await lock.close();
    throw error;
  }
}

/** The port that the last owner used, so that its followers find the next owner; 0 for any. */
function lastPort(folder: string): number {
  try {
    const { port } = JSON.parse(readFileSync(portFile(folder), 'utf8')) as { port: unknown };
    return typeof port === 'number' && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}

/** The port of a running owner, null while none responds. */
export async function runningPort(folder: string, accessKey: string): Promise<number | null> {
  const port = lastPort(folder);
  if (port === 0) return null;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { authorization: engineAuthorization(accessKey) },
      signal: AbortSignal.timeout(2_000),
    });
    return (await answer.text()).startsWith('healthy: dynamodb') ? port : null;
  } catch {
    return null;
  }
}

/** True when nothing listens on a loopback port. A busy owner that responds slowly still counts as listening. */
export function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('close', () => socket.destroy()).setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => socket.end());
    socket.once('timeout', () => resolve(false));
  });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port === 0) return reject(error);
      listen(server, 0).then(resolve, reject);
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Ends the server, then its database, then the lock: the next owner must find the database free. A read of a database that was closed
 * meanwhile would end the process, and what a command had to say with it.
 */
async function close(server: Server, guard: Guard, lock: Lock): Promise<void> {
  await guard.idle();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  server.closeIdleConnections();
  try {
    await new Promise<void>((resolve, reject) =>
      server.close((error) => (error ? reject(error) : resolve())),
    );
  } finally {
    clearInterval(idle);
    await lock.close();
  }
}
