import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SpawnedServer {
  child: ChildProcess;
  /** Such as http://localhost:40123. */
  address: string;
  /** All that it printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does, and returns its exit code. */
  end(): Promise<number | null>;
}

/** Runs a script that serves, such as scripts/start.ts, on a free port, until it says that it is ready. */
export async function spawnServer(
  script: string,
  env: Record<string, string>,
  {
    without = [],
    nodeOptions = [],
    watchedIn,
  }: {
    without?: string[];
    nodeOptions?: string[];
    /** A copy of the project in which edits start the script again, as in `npm run dev`. */
    watchedIn?: string;
  } = {},
): Promise<SpawnedServer> {
  const inherited = { ...process.env };
  for (const name of without) delete inherited[name];
  const tsx = watchedIn
    ? ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false']
    : ['--import', 'tsx', ...nodeOptions];
  const child = spawn(process.execPath, [...tsx, script], {
    cwd: watchedIn ?? join(import.meta.dirname, '..', '..'),
    env: { ...inherited, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const ready = /Ready: (http:\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`${script} ended:\n${output}`)));
  });
  return {
    child,
    address,
    output: () => output,
    async end() {
      child.kill('SIGINT');
      return (await ended)[0];
    },
  };
}
