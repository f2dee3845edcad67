import pRetry from 'p-retry';
import { OperationError } from '../cli/failure';
import { note } from '../cli/terminal';
import { localFolder, openLocalFolder, storedSecret } from './folder';
import { becomeOwner, type Owner, refuses, runningPort } from './owner';

export interface LocalEngine {
  /** Names the engine and the secret that it asks for; it stays the same when another process takes the engine over. */
  env: { DYNAMODB_ENDPOINT: string; DYNAMODB_ACCESS_KEY: string };
  close(): Promise<void>;
}

/**
 * Opens the embedded DynamoDB engine under a folder. Its database belongs to one process: the first becomes the owner and
 * serves it on loopback, the others connect to it, and when the owner ends one of them takes over on the same port.
 * Throws `OperationError` when a process holds the database for 15 seconds without serving it, and when nothing can be
 * stored in the folder.
 */
export async function openLocalEngine(folder = localFolder()): Promise<LocalEngine> {
  openLocalFolder(folder);
  const accessKey = storedSecret(folder, 'engine-key', (random) => random);
  return pRetry(() => ownOrFollow(folder, accessKey), {
    retries: Number.POSITIVE_INFINITY,
    maxRetryTime: 15_000,
    factor: 1,
    minTimeout: 100,
    shouldRetry: ({ error }) => error instanceof EngineSilent,
  });
}

/** Another process holds the database and does not answer: it is starting, ending or stuck. */
class EngineSilent extends OperationError {}

async function ownOrFollow(folder: string, accessKey: string): Promise<LocalEngine> {
  const owner = await becomeOwner(folder, accessKey);
  if (owner) return { env: environment(owner.endpoint, accessKey), close: owner.close };
  const running = await runningPort(folder, accessKey);
  if (running) return follow(folder, accessKey, running);
  throw new EngineSilent(
    `Another process holds the local table under ${folder}/ and does not answer. End it and try again.`,
  );
}

const environment = (endpoint: string, accessKey: string) => ({
  DYNAMODB_ENDPOINT: endpoint,
  DYNAMODB_ACCESS_KEY: accessKey,
});

/** Uses the owner's engine and takes it over when the owner has gone. */
function follow(folder: string, accessKey: string, port: number): LocalEngine {
  let owner: Owner | null = null;
  let closed = false;
  let watching = Promise.resolve();
  const watch = async () => {
    if (closed || owner || !(await refuses(port))) return;
    owner = await becomeOwner(folder, accessKey, port);
  };
  const timer = setInterval(() => {
    watching = watching.then(watch).catch((error: Error) => note(`local table: ${error.message}`));
  }, 200);
  timer.unref();
  return {
    env: environment(`http://127.0.0.1:${port}`, accessKey),
    async close() {
      closed = true;
      clearInterval(timer);
      await watching;
      await owner?.close();
    },
  };
}
