import { validateHeaderValue } from 'node:http';
import type { Access } from '@tussock/server/table/engine-of';
import type { Call } from './added-middleware';
import { NotTheEngine } from './connection';
import { type Connections, connectionsTo } from './connections';
import { signedHeaders } from './signed-headers';
import { parseAnswer } from './stored-bytes';

/** The two operations that visitors' reads are made of, and the one that releases are written with. */
export type Operation = 'GetItem' | 'Query' | 'BatchWriteItem';

/** Asks the engine without the layers of the SDK. */
export interface DirectCalls {
  /** Whether they may be made now: the way is known, and none went wrong lately. */
  areReady(): boolean;
  /**
   * One attempt, in the engine's own JSON. Throws for every answer but a 200: the SDK then asks again, and says what is wrong.
   * @param milliseconds after which it gives up
   * @param body the JSON of the input, where it is more than `input` says
   */
  call(operation: Operation, input: object, milliseconds: number, body?: string | Buffer): Promise<object>;
}

/** The way to the engine: where it is, as whom to ask, its clock, and what is put around a call. */
export interface Way {
  /** Told of a call that went wrong, before the SDK is asked alone for a while. */
  onFault?: (error: Error) => void;
  isKnown(): boolean;
  access(): Access | Promise<Access>;
  /** Milliseconds that the engine's clock is ahead of ours. */
  clockOffset(): number;
  /** Puts around a call what it is traced and counted with. */
  around(call: Call, context: object): Call;
}

/** For so long after a call went wrong the SDK is asked alone, so that its retries are the only ones. */
const PAUSE_MS = 5_000;

/**
 * Calls with one signed request over connections of ours. What the SDK and Node's HTTP client do around a request takes longer
 * than the rest of a read. What fails is left to the SDK.
 */
export function directCalls({ isKnown, access, clockOffset, around, onFault }: Way): DirectCalls {
  let engine: { endpoint: string; host: string; connections: Connections } | null = null;
  let pausedUntil = 0;

  function engineAt(endpoint: string) {
    if (engine?.endpoint === endpoint) return engine;
    engine?.connections.close();
    const { protocol, hostname, host, port } = new URL(endpoint);
    const connections = connectionsTo({ protocol, hostname, port: port ? Number(port) : undefined });
    engine = { endpoint, host, connections };
    return engine;
  }

  const attempt =
    (
      connections: Connections,
      signed: Record<string, string>,
      body: string | Buffer,
      milliseconds: number,
    ): Call =>
    async ({ request }) => {
      const head = requestHead({ ...request.headers, ...signed });
      const answer = await connections.ask(head, body, milliseconds, parseAnswer);
      const $metadata = { httpStatusCode: 200, requestId: answer.requestId ?? undefined, attempts: 1 };
      const response = { headers: { 'content-length': String(answer.length) } };
      return { output: { ...answer.body, $metadata }, response };
    };

  return {
    areReady: () => isKnown() && Date.now() >= pausedUntil,
    async call(operation, input, milliseconds, body = JSON.stringify(input)) {
      const context = { clientName: 'DynamoDBClient', commandName: `${operation}Command` };
      try {
        const to = await access();
        const { host, connections } = engineAt(to.endpoint);
        const at = new Date(Date.now() + clockOffset());
        const headers = {
          host,
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': `DynamoDB_20120810.${operation}`,
        };
        const signed = signedHeaders(
          { service: 'dynamodb', method: 'POST', path: '/', headers, body, at },
          to,
        );
        signed['content-length'] = String(Buffer.byteLength(body));
        const call = around(attempt(connections, signed, body, milliseconds), context);
        return (await call({ input, request: { headers: {} } })).output;
      } catch (error) {
        if (!(error instanceof NotTheEngine)) {
          if (Date.now() >= pausedUntil) onFault?.(error as Error);
          pausedUntil = Date.now() + PAUSE_MS;
        }
        throw error;
      }
    },
  };
}

function requestHead(headers: Readonly<Record<string, string>>): string {
  let head = 'POST / HTTP/1.1\r\n';
  for (const name in headers) {
    const value = String(headers[name]);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  return `${head}\r\n`;
}
