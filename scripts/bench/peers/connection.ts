import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { OperationError } from '../../cli/failure';

export interface Connection {
  /** The body of an answer. Throws where it is not a 200. */
  get(path: string): Promise<Buffer>;
  /** Bytes of the answers to requests that follow each other. */
  ask(paths: readonly string[]): Promise<number>;
  /** Sends a body. Throws where the answer is not a 2xx. */
  put(path: string, body: Buffer): Promise<void>;
  close(): void;
}

/** One connection to a server on loopback, kept open. */
export function connectionTo(port: number): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (path: string, method: 'GET' | 'PUT' = 'GET', body?: Buffer): Promise<Buffer> => {
    const sent = request({ port, host: '127.0.0.1', path, method, agent }).end(body);
    try {
      return await answerTo(sent, path);
    } catch (error) {
      // The server closed a connection that was idle while it was the turn of others.
      if (sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
        return send(path, method, body);
      throw error;
    }
  };
  return {
    get: (path) => send(path),
    async ask(paths) {
      let bytes = 0;
      for (const path of paths) bytes += (await send(path)).length;
      return bytes;
    },
    async put(path, body) {
      await send(path, 'PUT', body);
    },
    close: () => agent.destroy(),
  };
}

async function answerTo(sent: ClientRequest, path: string): Promise<Buffer> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const received = Buffer.concat(await answer.toArray());
  const { statusCode = 0 } = answer;
  if (statusCode < 200 || statusCode > 204)
    throw new Error(`${path} answered ${statusCode}: ${received.subarray(0, 500)}`);
  return received;
}

const PATIENCE_MS = 60_000;

/** Tries until it succeeds, for a minute. Throws `OperationError` with the last failure. */
export async function whenReady<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until)
        throw new OperationError(`${what} does not answer: ${(error as Error).message}`);
    }
  }
}
