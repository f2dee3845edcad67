import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/free-port';
import { connectionTo, whenReady } from './connection';
import { cpuNow } from './cpu';
import type { Installed } from './installed';
import type { Served } from './ours';
import { ended, type Postgres } from './postgres';

const configuration = (database: string, postgres: number, port: number) => `
db-uri = "postgres://authenticator@127.0.0.1:${postgres}/${database}"
db-schemas = "public"
db-anon-role = "anon"
db-pool = 10
db-channel-enabled = false
server-host = "127.0.0.1"
server-port = ${port}
log-level = "crit"
`;

/** PostgREST over a database that is loaded. */
export async function servePostgrest(
  { postgrest }: Installed,
  postgres: Postgres,
  database: string,
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-postgrest-'));
  const port = await freePort();
  const file = join(folder, 'postgrest.conf');
  writeFileSync(file, configuration(database, postgres.port, port));
  const server = spawn(postgrest, [file], { stdio: 'ignore' });
  const connection = connectionTo(port);
  await whenReady('PostgREST', () => connection.get('/offers?select=id&limit=1'));
  return {
    name: 'postgrest',
    ...connection,
    cpu() {
      const [own = 0, engine = 0] = cpuNow([server.pid as number, postgres.pid]);
      return { server: own, engine };
    },
    async close() {
      connection.close();
      await ended(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
