import { type Agent, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

/** Where a request goes, and over which connections. */
export interface Destination {
  protocol: string;
  hostname: string;
  port?: number | undefined;
  agent?: Agent | undefined;
}

export interface JsonAnswer {
  json: object;
  headers: Record<string, unknown>;
}

/** The other side closed a connection that nobody had used for a while. */
export class IdleConnectionClosed extends Error {}

/** Sends a text and parses the answer. Throws for every answer but a 200, and for one that is not whole in time. */
export function postJson(
  { protocol, ...to }: Destination,
  headers: Record<string, string>,
  body: string,
  milliseconds: number,
): Promise<JsonAnswer> {
  const send = protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = send({ ...to, method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', ended);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return ended(new Error(`The engine answered ${answer.statusCode}`));
        clearTimeout(timer);
        try {
          resolve({ json: JSON.parse(Buffer.concat(parts).toString()), headers: answer.headers });
        } catch (error) {
          reject(error);
        }
      });
    });
    const late = () => sent.destroy(new Error('The engine did not answer in time'));
    const timer = setTimeout(late, milliseconds);
    const ended = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ended(sent.reusedSocket && error.code === 'ECONNRESET' ? new IdleConnectionClosed() : error),
    );
    sent.end(body);
  });
}
