import { type Agent, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type Collected, collected } from './collected';

/** Where a request goes, and over which connections. */
export interface Destination {
  protocol: string;
  hostname: string;
  port?: number | undefined;
  agent?: Agent | undefined;
}

export interface Answer<T> {
  body: T;
  headers: IncomingHttpHeaders;
}

/** The other side closed a connection that nobody had used for a while. */
export class IdleConnectionClosed extends Error {}

/**
 * Sends a body. Throws for every answer but a 200, and for one that is not whole in time.
 * @param read is given the body, which may be overwritten when it is through
 */
export function post<T>(
  { protocol, ...to }: Destination,
  headers: Record<string, string>,
  body: string | Buffer,
  milliseconds: number,
  read: (body: Buffer) => T,
): Promise<Answer<T>> {
  const send = protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    let parts: Collected | null = null;
    const sent = send({ ...to, method: 'POST', headers }, (answer) => {
      const { statusCode, headers } = answer;
      const body = collected(Number(headers['content-length']));
      parts = body;
      answer.on('data', body.add);
      answer.on('error', ended);
      answer.on('end', () => {
        if (statusCode !== 200) return ended(new Error(`The engine answered ${statusCode}`));
        try {
          resolve({ body: read(body.whole()), headers });
          ended(null);
        } catch (error) {
          ended(error as Error);
        }
      });
    });
    const late = () => sent.destroy(new Error('The engine did not answer in time'));
    const timer = setTimeout(late, milliseconds);
    function ended(error: Error | null): void {
      clearTimeout(timer);
      parts?.release();
      if (error) reject(error);
    }
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ended(sent.reusedSocket && error.code === 'ECONNRESET' ? new IdleConnectionClosed() : error),
    );
    sent.end(body);
  });
}
