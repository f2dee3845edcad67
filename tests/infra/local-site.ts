import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../scripts/infra/platform';

export interface LocalSite {
  get: (path: string) => Promise<Response>;
  send: (path: string, init: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
}

/** `npm start` over an engine of the test, on a free port; it publishes the sample directory there. */
export async function startLocalSite(endpoint: string, table: string): Promise<LocalSite> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DYNAMODB_ENDPOINT: endpoint,
      DIRECTORY_TABLE: table,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await readyAddress(child);
  return {
    get: (path) => fetch(address + path, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' }),
    send: (path, init) => fetch(address + path, init),
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, address] = /Ready: (http:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The local site ended:\n${output}`)));
  });
}
