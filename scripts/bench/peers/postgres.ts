import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperationError } from '../../cli/failure';
import { freePort } from '../../local/free-port';
import { whenReady } from './connection';
import type { Installed } from './installed';

/** What is used of npm's `pg`, which is installed apart. */
interface Client {
  connect(): Promise<void>;
  on(event: 'error', listener: () => void): void;
  query(sql: string, values?: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

export interface Postgres {
  port: number;
  /** Of the postmaster; its backends are its children. */
  pid: number;
  /** A connection to a database as its owner. */
  open(database: string): Promise<Client>;
  close(): Promise<void>;
}

/** Reads stay as they are; loading does not wait for the disk, and nothing works on its own in between. */
const SETTINGS = ['shared_buffers=512MB', 'fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/** A new PostgreSQL in a temporary folder, on loopback. It refuses to run as root, so root starts it as another user. */
export async function startPostgres({ postgres, modules }: Installed): Promise<Postgres> {
  const user: Partial<User> = process.getuid?.() === 0 ? unprivilegedUser() : {};
  const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(postgres, 'initdb'), initdb, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const words = ['-D', data, '-p', String(port), '-k', folder, ...SETTINGS.flatMap((one) => ['-c', one])];
  const server = spawn(join(postgres, 'postgres'), words, { ...user, cwd: folder, stdio: 'ignore' });
  const { Client } = createRequire(join(modules, '.'))('pg') as { Client: new (options: object) => Client };
  const open = async (database: string) => {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database });
    // When a query fails, the server is ended, and the connection's end must not hide the query's message.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  await whenReady('PostgreSQL', async () => (await open('postgres')).end());
  return {
    port,
    pid: server.pid as number,
    open,
    async close() {
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a process that this one started, and waits until it has gone. */
export async function ended(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL's own user where the package made one, else nobody. Throws `OperationError`. */
function unprivilegedUser(): User {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new OperationError('PostgreSQL does not run as root, and there is no other user. Run this as one.');
}
