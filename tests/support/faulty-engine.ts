import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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

export async function startFaulty(engine: Engine): Promise<FaultyEngine> {
  const used = new WeakSet<object>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString();
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const fault = faulty.fault(operation, JSON.parse(sent) as Json, used.has(request.socket));
    used.add(request.socket);
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'silent') return;
    if (fault === 'throttled')
      return answer(response, 400, errorBody('ProvisionedThroughputExceededException'));
    if (fault === 'denied') return answer(response, 400, errorBody('AccessDeniedException'));
    if (fault === 'broken') return answer(response, 500, errorBody('InternalServerError'));
    const [passed, left] = fault === 'half' ? halfOf(JSON.parse(sent)) : [sent, undefined];
    const headers = new Headers(request.headers as Record<string, string>);
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
    const from = await fetch(engine.endpoint, { method: 'POST', headers, body: passed });
    if (fault === 'lost') return void request.socket.destroy();
    const found = await faulty.edit(operation, JSON.parse(sent) as Json, (await from.json()) as Json);
    answer(response, from.status, left ? { ...found, UnprocessedItems: left } : found);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const faulty: FaultyEngine = {
    name: engine.name,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: () => null,
    edit: (_operation, _request, found) => found,
    mend() {
      faulty.fault = () => null;
      faulty.edit = (_operation, _request, found) => found;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return faulty;
}

const errorBody = (type: string) => ({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type });

function answer(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}

/** A batch cut in two: what goes through (at least one request), and what is left unprocessed. */
function halfOf(batch: { RequestItems?: Record<string, unknown[]> }): [string, Json | undefined] {
  const [[table, requests] = []] = Object.entries(batch.RequestItems ?? {});
  if (!table || !requests || requests.length < 2) return [JSON.stringify(batch), undefined];
  const middle = Math.ceil(requests.length / 2);
  const passed = { ...batch, RequestItems: { [table]: requests.slice(0, middle) } };
  return [JSON.stringify(passed), { [table]: requests.slice(middle) }];
}
