import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Engine } from './engines';

/**
 * `half` writes half of a batch and leaves the rest unprocessed; `silent` never answers; `denied` is a missing right;
 * `lost` is done, and its answer lost.
 */
export type Fault = 'throttled' | 'denied' | 'broken' | 'reset' | 'silent' | 'half' | 'lost';

type Json = Record<string, unknown>;

/** An engine behind a proxy that injects faults, which the SDK sees as the service's. */
export interface FaultyEngine extends Engine {
  /** The fault of a request; null lets it through. `operation` is such as `Query`; `isReused`: its connection had a request before. */
  fault: (operation: string, request: Json, isReused: boolean) => Fault | null;
  /** May change a response, such as leave rows out of it, or hold it back. */
  edit: (operation: string, request: Json, answer: Json) => Json | Promise<Json>;
  /** Stops the faults and the changes. */
  mend(): void;
}

const refusal = (status: number, type: string): [number, Json] => [
  status,
  { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type },
];

/** What the service answers where it refuses. */
const REFUSALS: Partial<Record<Fault, [status: number, body: Json]>> = {
  throttled: refusal(400, 'ProvisionedThroughputExceededException'),
  denied: refusal(400, 'AccessDeniedException'),
  broken: refusal(500, 'InternalServerError'),
};

const MENDED: Pick<FaultyEngine, 'fault' | 'edit'> = {
  fault: () => null,
  edit: (_operation, _request, found) => found,
};

export async function startFaulty(engine: Engine): Promise<FaultyEngine> {
  const used = new WeakSet<object>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const asked = JSON.parse(sent) as Json;
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const fault = faulty.fault(operation, asked, used.has(request.socket));
    used.add(request.socket);
    if (fault === 'silent') return;
    if (fault === 'reset') return void request.socket.destroy();
    const refused = fault && REFUSALS[fault];
    if (refused) return answer(response, ...refused);
    const [passed, left] = fault === 'half' ? halfOf(asked) : [sent, {}];
    const from = await passOn(request, passed);
    if (fault === 'lost') return void request.socket.destroy();
    const found = await faulty.edit(operation, asked, (await from.json()) as Json);
    answer(response, from.status, { ...found, ...left });
  }

  async function passOn(request: IncomingMessage, body: string): Promise<Response> {
    const headers = new Headers(request.headers as Record<string, string>);
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
    return fetch(engine.endpoint, { method: 'POST', headers, body });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const faulty: FaultyEngine = {
    name: engine.name,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...MENDED,
    mend: () => void Object.assign(faulty, MENDED),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return faulty;
}

function answer(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}

/** A batch cut in two: what goes through (at least one request), and what the answer says is left. */
function halfOf(batch: Json): [passed: string, left: Json] {
  const [[table, requests] = ['', []]] = Object.entries(
    (batch.RequestItems ?? {}) as Record<string, unknown[]>,
  );
  const middle = Math.ceil(requests.length / 2);
  const [passed, left] = [requests.slice(0, middle), requests.slice(middle)];
  if (left.length === 0) return [JSON.stringify(batch), {}];
  return [
    JSON.stringify({ ...batch, RequestItems: { [table]: passed } }),
    { UnprocessedItems: { [table]: left } },
  ];
}
