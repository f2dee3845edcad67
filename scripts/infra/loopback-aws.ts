import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ACCOUNT, REGION } from './cloud.mjs';
import { createBuckets } from './loopback-s3';

export interface LoopbackAws {
  /** For `AWS_ENDPOINT_URL`. */
  address: string;
  /** All calls, such as `ssm PutParameter` or `s3 PUT /bucket/key`. */
  calls: string[];
  close: () => Promise<void>;
}

/**
 * The services that the `sst` command itself calls: the caller's identity, its bootstrap, and the buckets with state and
 * secrets. The resources of the site are left to the engine, which is another stand-in.
 */
export async function startLoopbackAws(): Promise<LoopbackAws> {
  const calls: string[] = [];
  const parameters = createParameters();
  const buckets = createBuckets();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const [, service = ''] = /\/([\w-]+)\/aws4_request/.exec(request.headers.authorization ?? '') ?? [];
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1];
    const { pathname } = new URL(request.url ?? '/', 'http://aws');
    const call = `${service} ${operation ?? `${request.method} ${pathname}`}`;
    calls.push(call);
    const json = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(value));
    };
    if (service === 's3') return buckets(request, body, response);
    if (service === 'sts') {
      response.writeHead(200, { 'content-type': 'text/xml' });
      response.end(CALLER);
      return;
    }
    if (service === 'ecr') return json(200, { repository: REGISTRY });
    const answered = parameters[call]?.(JSON.parse(body.toString()));
    return json(...(answered ?? [400, { __type: 'UnknownOperation', message: call }]));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const REGISTRY = {
  registryId: ACCOUNT,
  repositoryName: 'sst-asset',
  repositoryUri: `${ACCOUNT}.dkr.ecr.${REGION}.amazonaws.com/sst-asset`,
};
const CALLER = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
<Arn>arn:aws:iam::${ACCOUNT}:user/test</Arn><UserId>test</UserId><Account>${ACCOUNT}</Account>
</GetCallerIdentityResult></GetCallerIdentityResponse>`;

interface SentParameter {
  Name: string;
  Value: string;
}

/** Parameters in memory: what is answered to each call of their service, with its status. */
function createParameters(): Record<string, (sent: SentParameter) => [status: number, value: unknown]> {
  const stored = new Map<string, string>();
  return {
    'ssm GetParameter': ({ Name }) => {
      const Value = stored.get(Name);
      return Value === undefined
        ? [400, { __type: 'ParameterNotFound', message: Name }]
        : [200, { Parameter: { Name, Value, Type: 'String', Version: 1 } }];
    },
    'ssm PutParameter': ({ Name, Value }) => {
      stored.set(Name, Value);
      return [200, { Version: 1 }];
    },
  };
}
