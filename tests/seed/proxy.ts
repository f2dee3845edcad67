import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a publish is, inferred from the requests it sends. */
export type Phase = 'preparing' | 'writing' | 'checking' | 'finishing';

/** What happens to a request: it passes, it is refused, or its sender is killed before or after it reaches the engine. */
export type Fate = 'pass' | 'refuse' | 'die-before' | 'die-after';

export interface EngineProxy {
  endpoint: string;
  /** Starts counting a new run. `decide` is called for the nth request of a phase, from 1. */
  watch(decide: (phase: Phase, nth: number) => Fate, die?: () => void): Record<Phase, number>;
  close(): Promise<void>;
}

/** A proxy between a command and an engine. */
export async function startProxy(engine: string): Promise<EngineProxy> {
  let decide: (phase: Phase, nth: number) => Fate = () => 'pass';
  let die = () => {};
  let counts: Record<Phase, number> = newCounts();

  const server = createServer(async (incoming, answer) => {
    const body = await read(incoming);
    const phase = phaseOf(incoming, body, counts);
    counts[phase] += 1;
    const fate = decide(phase, counts[phase]);
    if (fate === 'refuse') return refuse(answer);
    if (fate === 'die-before') return die();
    const reply = await forward(engine, incoming, body);
    if (fate === 'die-after') return die();
    answer.writeHead(reply.status, reply.headers).end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    watch(newDecide, newDie = () => {}) {
      decide = newDecide;
      die = newDie;
      counts = newCounts();
      return counts;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const newCounts = () => ({ preparing: 0, writing: 0, checking: 0, finishing: 0 });

function phaseOf(incoming: IncomingMessage, body: Buffer, counts: Record<Phase, number>): Phase {
  const operation = String(incoming.headers['x-amz-target']).split('.')[1];
  if (operation === 'BatchWriteItem') return 'writing';
  if (operation === 'Query' && body.includes('"COUNT"')) return 'checking';
  if (counts.checking > 0) return 'finishing';
  return counts.writing > 0 ? 'writing' : 'preparing';
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function forward(engine: string, incoming: IncomingMessage, body: Buffer) {
  const { host: _, ...headers } = incoming.headers;
  const outgoing = request(engine, { method: incoming.method ?? 'POST', headers });
  outgoing.end(body);
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 500, headers: reply.headers, body: await read(reply) };
}

function refuse(answer: ServerResponse): void {
  const body = { __type: 'com.amazon.coral.service#AccessDeniedException', Message: 'not allowed' };
  answer.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}
