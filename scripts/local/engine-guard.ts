import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/**
 * Lets requests to the engine only from programs that know the secret of this install, which the SDK sends as its access key.
 * Every page that a browser on this machine shows can reach loopback; one that sends an Origin is refused whatever it knows.
 */
export function guardEngine(server: Server, accessKey: string): Guard {
  const underWay = new Set<ServerResponse>();
  const [serve] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.headers.origin !== undefined || !hasKey(request, accessKey)) return refuse(request, response);
    outliveLostClients(request);
    untilAnswered(underWay, request, response);
    serve?.call(server, request, response);
  });
  return {
    async idle(longest = LONGEST_WAIT_MS) {
      const end = Date.now() + longest;
      while (underWay.size > 0 && Date.now() < end) await setTimeout(20);
    },
  };
}

export interface Guard {
  /**
   * Resolves once every request that was received is answered, also one whose client gave it up: a closing server waits for no such one.
   * It waits no longer than this, so that neither one that is never answered nor another program that goes on writing keeps a command from ending.
   */
  idle(longest?: number): Promise<void>;
}

/** As long as the engine gives its database to close. */
const LONGEST_WAIT_MS = 30_000;

/** From the end of its body on: one that breaks off before is never answered. */
function untilAnswered(
  underWay: Set<ServerResponse>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { end } = response;
  request.once('end', () => underWay.add(response));
  response.end = ((...of: Parameters<typeof end>) => {
    underWay.delete(response);
    return end.apply(response, of);
  }) as typeof end;
}

function hasKey({ headers }: IncomingMessage, accessKey: string): boolean {
  const [, given = ''] = /^AWS4-HMAC-SHA256 Credential=(\w+)\//.exec(headers.authorization ?? '') ?? [];
  return given.length === accessKey.length && timingSafeEqual(Buffer.from(given), Buffer.from(accessKey));
}

/** What a program of this install sends with a request that the SDK does not make. */
export const engineAuthorization = (accessKey: string) => `AWS4-HMAC-SHA256 Credential=${accessKey}/`;

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(403, { 'content-type': 'application/x-amz-json-1.0', connection: 'close' }).end(
    JSON.stringify({
      __type: 'com.amazon.coral.service#UnrecognizedClientException',
      message: 'The local table serves the programs of this install only.',
    }),
  );
}

/** dynalite throws the error of a request that its client aborted, which would end the whole process. */
function outliveLostClients(request: IncomingMessage): void {
  request.on('error', () => request.destroy());
  const { on } = request;
  request.on = (event: string, listener: Parameters<typeof on>[1]) =>
    event === 'error' ? request : on.call(request, event, listener);
}
