import pRetry from 'p-retry';
import { OperationError } from '../cli/failure';
import { note } from '../cli/terminal';
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
 * serves it on loopback, the others connect to it, and when the owner ends one of them takes over on the same port.
 * Throws `OperationError` when a process holds the database for 15 seconds without serving it.
 */
export async function openLocalEngine(folder = localFolder()): Promise<LocalEngine> {
  return pRetry(() => ownOrFollow(folder), {
    retries: Number.POSITIVE_INFINITY,
    maxRetryTime: 15_000,
    factor: 1,
    minTimeout: 100,
    shouldRetry: ({ error }) => error instanceof EngineSilent,
  });
}

/** Another process holds the database and does not answer: it is starting, ending or stuck. */
class EngineSilent extends OperationError {}

async function ownOrFollow(folder: string): Promise<LocalEngine> {
  const owner = await becomeOwner(folder);
  if (owner) return owner;
  const running = await runningPort(folder);
  if (running) return follow(folder, running);
  throw new EngineSilent(
    `Another process holds the local table under ${folder}/ and does not answer. End it and try again.`,
  );
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
    watching = watching.then(watch).catch((error: Error) => note(`local table: ${error.message}`));
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
