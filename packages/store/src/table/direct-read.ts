import type { Agent } from 'node:http';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addedMiddleware, type Call } from './added-middleware';
import { IdleConnectionClosed, post } from './post';
import { authorization, type Credentials } from './signature';
import { parseAnswer } from './stored-bytes';

/** The two operations that visitors' reads are made of. */
export type ReadOperation = 'GetItem' | 'Query';

/** Asks the engine without the layers of the SDK. */
export interface DirectRead {
  /** Whether it may be used now: the SDK has made a call, and no direct one went wrong lately. */
  isReady(): boolean;
  /**
   * One attempt, in the engine's own JSON. Throws for every answer but a 200: the SDK then asks again, and says what is wrong.
   * @param milliseconds after which it gives up
   */
  read(operation: ReadOperation, input: object, milliseconds: number): Promise<object>;
}

/** What the SDK sent last. */
interface Seen {
  protocol: string;
  hostname: string;
  port?: number | undefined;
  headers: Record<string, string>;
}

/** Who reads, as the SDK has it at the moment. */
interface Identity {
  credentials: Credentials & { sessionToken?: string };
  region: string;
}

/** For so long after a call went wrong the SDK reads alone, so that its retries are the only ones. */
const PAUSE_MS = 5_000;
const JSON_TYPE = 'application/x-amz-json-1.0';

/**
 * Reads with one signed request over the SDK's own connections. What the SDK does around a request takes longer than the rest
 * of a read. It still decides on the endpoint, the credentials and the clock, and what fails is left to it.
 */
export function directRead(client: DynamoDBDocumentClient): DirectRead {
  const { config, middlewareStack } = client;
  let seen: Seen | null = null;
  let pausedUntil = 0;
  middlewareStack.add(
    (next) => (args) => {
      seen = args.request as Seen;
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'seenEndpoint' },
  );
  const around = addedMiddleware(middlewareStack);

  function headersFor(operation: ReadOperation, body: string, host: string, by: Identity) {
    const { region, credentials } = by;
    const { sessionToken } = credentials;
    const date = amzDate(Date.now() + (config.systemClockOffset ?? 0));
    const signed: [string, string][] = [
      ['content-type', JSON_TYPE],
      ['host', host],
      ['x-amz-date', date],
    ];
    if (sessionToken) signed.push(['x-amz-security-token', sessionToken]);
    signed.push(['x-amz-target', `DynamoDB_20120810.${operation}`]);
    return {
      ...Object.fromEntries(signed),
      'content-length': String(Buffer.byteLength(body)),
      authorization: authorization(signed, body, credentials, { region, service: 'dynamodb', date }),
    };
  }

  const attempt =
    (
      operation: ReadOperation,
      { protocol, hostname, port, headers }: Seen,
      by: Identity,
      milliseconds: number,
    ): Call =>
    async ({ input, request }) => {
      const body = JSON.stringify(input);
      const own = headersFor(operation, body, headers.host ?? hostname, by);
      const to = { protocol, hostname, port, agent: agentOf(config.requestHandler, protocol) };
      const answer = await post(to, { ...request.headers, ...own }, body, milliseconds, parseAnswer);
      const requestId = answer.headers['x-amzn-requestid'];
      const $metadata = { httpStatusCode: 200, requestId, attempts: 1 };
      return { output: { ...answer.body, $metadata }, response: answer };
    };

  return {
    isReady: () => seen !== null && Date.now() >= pausedUntil,
    async read(operation, input, milliseconds) {
      const context = { clientName: 'DynamoDBClient', commandName: `${operation}Command` };
      try {
        const [credentials, region] = await Promise.all([config.credentials(), config.region()]);
        const by = { credentials, region };
        const call = around(attempt(operation, seen as Seen, by, milliseconds), context);
        return (await call({ input, request: { headers: {} } })).output;
      } catch (error) {
        if (!(error instanceof IdleConnectionClosed)) pausedUntil = Date.now() + PAUSE_MS;
        throw error;
      }
    },
  };
}

/** "20261122T160500Z" */
const amzDate = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function agentOf(handler: object, protocol: string): Agent | undefined {
  const known = handler as { httpHandlerConfigs(): { httpAgent?: Agent; httpsAgent?: Agent } };
  const { httpAgent, httpsAgent } = known.httpHandlerConfigs();
  return protocol === 'https:' ? httpsAgent : httpAgent;
}
