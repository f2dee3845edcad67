import { setTimeout as pause } from 'node:timers/promises';
import { becomeOwner, type Owner, refuses, runningPort } from './owner';

export interface LocalEngine {
  /** Address of the engine; it stays the same when another process takes the engine over. */
  endpoint: string;
  close(): Promise<void>;
}

/** The folder that holds the local table; `TUSSOCK_LOCAL` moves it, so that tests have their own. */
export const localFolder = () => process.env.TUSSOCK_LOCAL ?? '.local';

/**
 * Opens the embedded DynamoDB engine under a folder. Its database belongs to one process: the first becomes the owner and
 * serves it on loopback, the others connect to it, and when the owner goes one of them takes over on the same port.
 * Throws when a process holds the database without serving it.
 */
export async function openLocalEngine(folder = localFolder()): Promise<LocalEngine> {
  const patience = Date.now() + 15_000;
  for (;;) {
    const owner = await becomeOwner(folder);
    if (owner) return owner;
    const running = await runningPort(folder);
    if (running) return follow(folder, running);
    if (Date.now() > patience) {
      throw new Error(
        `Another process holds the local table under ${folder}/ and does not answer. End it and try again.`,
      );
    }
    await pause(100);
  }
}

/** Uses the owner's engine and takes it over when the owner has gone. */
function follow(folder: string, port: number): LocalEngine {
  let owner: Owner | null = null;
  let closed = false;
  let watching = Promise.resolve();
  const watch = async () => {
    if (closed || owner || !(await refuses(port))) return;
    owner = await becomeOwner(folder, port);
  };
  const timer = setInterval(() => {
    watching = watching.then(watch).catch((error: Error) => console.error(`local table: ${error.message}`));
  }, 200);
  timer.unref();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      closed = true;
      clearInterval(timer);
      await watching;
      await owner?.close();
    },
  };
}
