import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { LocalEngine } from '../local/engine';
import type { Meter } from './api-server';
import { median } from './median';
import { started } from './started';

export interface ApiResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request to the API that is measured. */
export interface ApiRequest {
  path: string;
  headers?: Record<string, string>;
}

/** What a request cost on average, and the median of the times. */
export interface Cost {
  /** CPU milliseconds of the serving process for a request. */
  cpu: number;
  /** Milliseconds, seen by the client at one connection. */
  p50: number;
  /** Requests to the table and read units, for a request. */
  reads: number;
  units: number;
  /** Bytes of a response. */
  bytes: number;
  count: number;
}

export interface Served {
  send(request: ApiRequest, method?: string, body?: string): Promise<ApiResponse>;
  /** Sends the requests one after the other over one connection; the first `warmUp` are not counted. */
  measure(
    requests: AsyncIterable<ApiRequest> | Iterable<ApiRequest>,
    warmUp: number,
    expected?: number,
  ): Promise<Cost>;
  close(): void;
}

/** Starts the API over an engine in a process of its own. */
export async function serveApi(engine: LocalEngine['env']): Promise<Served> {
  const { child, first: address } = await started('api-server.ts', [], engine);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const send: Served['send'] = ({ path, headers = {} }, method = 'GET', body) =>
    new Promise((resolve, reject) => {
      const sent = request(`${address}${path}`, { agent, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
        answer.on('error', reject);
      });
      sent.on('error', reject).end(body);
    });

  async function meter(): Promise<Meter> {
    child.send('meter');
    return ((await once(child, 'message')) as [Meter])[0];
  }

  return {
    send,
    async measure(requests, warmUp, expected = 200) {
      const times: number[] = [];
      let bytes = 0;
      let left = warmUp;
      let before = await meter();
      for await (const one of requests) {
        if (left === 0) before = await meter();
        left -= 1;
        const started = performance.now();
        const answer = await send(one);
        if (answer.status !== expected)
          throw new Error(`${one.path} answered ${answer.status}: ${answer.body}`);
        if (left >= 0) continue;
        times.push(performance.now() - started);
        bytes += answer.body.length;
      }
      const after = await meter();
      const count = times.length;
      if (count === 0) throw new Error('Too few requests to measure: all went into the warm-up');
      return {
        cpu: (after.cpu - before.cpu) / 1_000 / count,
        p50: median(times),
        reads: (after.reads - before.reads) / count,
        units: (after.units - before.units) / count,
        bytes: bytes / count,
        count,
      };
    },
    close: () => child.disconnect(),
  };
}
