import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What the service hands to the runtime interface client with an event. */
export interface Invoked {
  id: string;
  trace: string;
  /** Milliseconds since 1970 at which the service would end the function. */
  deadline: number;
  event: object;
}

export interface RuntimeApi {
  /** Host and port, as `AWS_LAMBDA_RUNTIME_API` names them. */
  address: string;
  /** Resolves when the function waits for its first event. Rejects when its module fails to load. */
  started: Promise<void>;
  /** Hands an event over when the function waits for one. Rejects with the error that the function threw. */
  invoke: (invoked: Invoked) => Promise<unknown>;
  close: () => void;
}

/** The part of Lambda that a function talks to: https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html */
export async function startRuntimeApi(): Promise<RuntimeApi> {
  const first = deferred<void>();
  let waiting = deferred<ServerResponse>();
  const answers = new Map<string, Deferred<unknown>>();

  const server = createServer(async (request, response) => {
    const [, id = '', kind] =
      /\/runtime\/(?:invocation\/)?([^/]+)(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    if (id === 'next') {
      first.resolve();
      waiting.resolve(response);
      return;
    }
    const body = await json(request);
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"status":"OK"}');
    if (kind === 'response') return answers.get(id)?.resolve(body);
    const failure = new Error(JSON.stringify(body));
    if (id === 'init') first.reject(failure);
    else answers.get(id)?.reject(failure);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    started: first.promise,
    async invoke({ id, trace, deadline, event }) {
      const response = await waiting.promise;
      waiting = deferred();
      const answer = deferred<unknown>();
      answers.set(id, answer);
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'lambda-runtime-aws-request-id': id,
          'lambda-runtime-deadline-ms': deadline,
          'lambda-runtime-invoked-function-arn':
            'arn:aws:lambda:ap-southeast-2:123456789012:function:evaluated',
          'lambda-runtime-trace-id': trace,
        })
        .end(JSON.stringify(event));
      return answer.promise;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/** `Promise.withResolvers`, which Node 20 has not. */
function deferred<T>(): Deferred<T> {
  const made = {} as Deferred<T>;
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
