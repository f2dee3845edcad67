import type { Agent } from 'node:http';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SignatureV4 } from '@smithy/signature-v4';
import { addedMiddleware, type Call } from './added-middleware';
import { IdleConnectionClosed, post } from './post';
import { parseAnswer } from './stored-bytes';

/** The two operations that visitors' reads are made of, and the one that releases are written with. */
export type Operation = 'GetItem' | 'Query' | 'BatchWriteItem';

/** Asks the engine without the layers of the SDK. */
export interface DirectCalls {
  /** Whether they may be made now: the SDK has made a call, and no direct one went wrong lately. */
  areReady(): boolean;
  /**
   * One attempt, in the engine's own JSON. Throws for every answer but a 200: the SDK then asks again, and says what is wrong.
   * @param milliseconds after which it gives up
   * @param body the JSON of the input, where it is more than `input` says
   */
  call(operation: Operation, input: object, milliseconds: number, body?: string | Buffer): Promise<object>;
}

/** What the SDK sent last. */
interface Seen {
  protocol: string;
  hostname: string;
  port?: number | undefined;
  headers: Record<string, string>;
}

/** For so long after a call went wrong the SDK is asked alone, so that its retries are the only ones. */
const PAUSE_MS = 5_000;
const JSON_TYPE = 'application/x-amz-json-1.0';

/**
 * Calls with one signed request over the SDK's own connections. What the SDK does around a request takes longer than the rest
 * of a read. It still signs, decides on the endpoint, the credentials and the clock, and what fails is left to it.
 */
export function directCalls(client: DynamoDBDocumentClient): DirectCalls {
  const { config, middlewareStack } = client;
  const { region, credentials, sha256 } = config;
  const signer = new SignatureV4({ service: 'dynamodb', region, credentials, sha256, applyChecksum: false });
  let seen: Seen | null = null;
  let pausedUntil = 0;
  middlewareStack.add(
    (next) => (args) => {
      // Not the request itself: its body would stay in memory.
      const { protocol, hostname, port, headers } = args.request as Seen;
      seen = { protocol, hostname, port, headers };
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'seenEndpoint' },
  );
  const around = addedMiddleware(middlewareStack);

  async function signedHeaders(
    operation: Operation,
    body: string | Buffer,
    { protocol, hostname, headers }: Seen,
  ) {
    const signed = await signer.sign(
      {
        ...{ protocol, method: 'POST', hostname, path: '/', query: {}, body },
        headers: {
          host: headers.host ?? hostname,
          'content-type': JSON_TYPE,
          'x-amz-target': `DynamoDB_20120810.${operation}`,
        },
      },
      { signingDate: new Date(Date.now() + (config.systemClockOffset ?? 0)) },
    );
    return { ...signed.headers, 'content-length': String(Buffer.byteLength(body)) };
  }

  const attempt =
    (
      { protocol, hostname, port }: Seen,
      signed: Record<string, string>,
      body: string | Buffer,
      milliseconds: number,
    ): Call =>
    async ({ request }) => {
      const to = { protocol, hostname, port, agent: agentOf(config.requestHandler, protocol) };
      const answer = await post(to, { ...request.headers, ...signed }, body, milliseconds, parseAnswer);
      const requestId = answer.headers['x-amzn-requestid'];
      const $metadata = { httpStatusCode: 200, requestId, attempts: 1 };
      return { output: { ...answer.body, $metadata }, response: answer };
    };

  return {
    areReady: () => seen !== null && Date.now() >= pausedUntil,
    async call(operation, input, milliseconds, body = JSON.stringify(input)) {
      const context = { clientName: 'DynamoDBClient', commandName: `${operation}Command` };
      try {
        const to = seen as Seen;
        const signed = await signedHeaders(operation, body, to);
        const call = around(attempt(to, signed, body, milliseconds), context);
        return (await call({ input, request: { headers: {} } })).output;
      } catch (error) {
        if (!(error instanceof IdleConnectionClosed)) pausedUntil = Date.now() + PAUSE_MS;
        throw error;
      }
    },
  };
}

function agentOf(handler: object, protocol: string): Agent | undefined {
  const known = handler as { httpHandlerConfigs(): { httpAgent?: Agent; httpsAgent?: Agent } };
  const { httpAgent, httpsAgent } = known.httpHandlerConfigs();
  return protocol === 'https:' ? httpsAgent : httpAgent;
}
