import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readItem } from '../read-items';
import { accessOfEnvironment } from './access';
import { openDirectoryTable } from './client';
import { openDirectoryReader } from './directory-reader';

const ANSWER = '{"ConsumedCapacity":{"CapacityUnits":1},"Item":{"pk":{"S":"a"},"sk":{"S":"b"}}}';
let status = 200;
let asked: { by: 'SDK' | 'direct'; key: string | undefined }[] = [];
const server = createServer((request, response) => {
  const { 'amz-sdk-invocation-id': id, authorization = '' } = request.headers;
  asked.push({ by: id ? 'SDK' : 'direct', key: /Credential=([^/]*)/.exec(authorization)?.[1] });
  request.resume().on('end', () => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(status === 200 ? ANSWER : '{"__type":"x#Other"}');
    status = 200;
  });
});
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const KEY = { pk: 'a', sk: 'b' };
const LAMBDA = {
  AWS_LAMBDA_FUNCTION_NAME: 'api',
  AWS_REGION: 'ap-southeast-2',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'token',
};

describe('a function', () => {
  test('reads without the SDK, which repeats what went wrong and is asked alone then', async () => {
    const faults: string[] = [];
    const table = openDirectoryReader(
      { onFault: (error) => faults.push(error.message) },
      { DYNAMODB_ENDPOINT: endpoint, DYNAMODB_ACCESS_KEY: 'local-key' },
    );
    for (const answer of [200, 500, 200]) {
      status = answer;
      expect(await readItem(table, KEY)).toEqual(KEY);
    }
    expect(asked).toEqual(['direct', 'direct', 'SDK', 'SDK'].map((by) => ({ by, key: 'local-key' })));
    expect(faults).toEqual(['The engine answered 500']);
  });

  test('has its calls traced, direct ones and those of the SDK, before and after that is loaded', async () => {
    const { client, ...table } = openDirectoryReader({}, { DYNAMODB_ENDPOINT: endpoint });
    const traced: unknown[] = [];
    const trace = (name: string) => ({
      applyToStack: (stack: { add(middleware: never, options: object): void }) =>
        stack.add(
          ((next: (args: object) => unknown, { commandName }: { commandName: string }) =>
            (args: object) => {
              traced.push(`${name} ${commandName}`);
              return next(args);
            }) as never,
          { step: 'build', name },
        ),
    });
    client.middlewareStack.use(trace('first'));
    await readItem(table, KEY);
    status = 500;
    await readItem(table, KEY);
    client.middlewareStack.use(trace('second'));
    await readItem(table, KEY);
    expect(asked.map(({ by }) => by)).toEqual(['direct', 'direct', 'SDK', 'SDK']);
    expect(traced.filter((one) => one === 'first GetItemCommand')).toHaveLength(4);
    expect(traced.filter((one) => one === 'second GetItemCommand')).toHaveLength(1);
    expect(await client.config.region()).toBe('ap-southeast-2');
  });

  test('opens the SDK once, however many calls go wrong at first', async () => {
    const { client, sdk } = openDirectoryReader({}, { DYNAMODB_ENDPOINT: endpoint });
    const applyToStack = vi.fn();
    client.middlewareStack.use({ applyToStack });
    await Promise.all([sdk(), sdk(), sdk()]);
    // What stands in for the client had it before.
    expect(applyToStack).toHaveBeenCalledTimes(2);
  });

  test('says as whom it reads', async () => {
    const { credentials, region } = await openDirectoryReader(
      {},
      { ...LAMBDA, DYNAMODB_ENDPOINT: endpoint },
    ).identity();
    expect([credentials.accessKeyId, region]).toEqual(['local', 'ap-southeast-2']);
    const onLambda = await openDirectoryReader({}, LAMBDA).identity();
    expect(onLambda.credentials).toEqual({
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      sessionToken: 'token',
    });
  });
});

describe('the way that the environment says', () => {
  test('is the one that the SDK finds on Lambda', async () => {
    const access = accessOfEnvironment(LAMBDA);
    const { client } = openDirectoryTable('reader', {});
    const before = { ...process.env };
    Object.assign(process.env, LAMBDA);
    try {
      const { config } = openDirectoryTable('reader', {}).client;
      const { protocol, hostname } = await endpointOf(config);
      expect(access).toEqual({
        endpoint: `${protocol}//${hostname}`,
        region: await config.region(),
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' },
      });
      expect(await config.credentials()).toMatchObject(access?.credentials ?? {});
    } finally {
      process.env = before;
      client.destroy();
    }
  });

  test.each([
    ['outside of Lambda', { AWS_LAMBDA_FUNCTION_NAME: undefined }],
    ['without a session', { AWS_SESSION_TOKEN: undefined }],
    ['in another partition', { AWS_REGION: 'cn-north-1' }],
    ['of a government', { AWS_REGION: 'us-gov-west-1' }],
    ['of a region that only begins like one', { AWS_REGION: 'ap-southeast-2.other' }],
    ['without a region', { AWS_REGION: undefined }],
    ['where another endpoint is named', { AWS_ENDPOINT_URL: 'https://proxy.example' }],
    ['where another endpoint of the table is named', { AWS_ENDPOINT_URL_DYNAMODB: 'https://vpce.example' }],
    ['where a profile is named', { AWS_PROFILE: 'other' }],
    ['where both kinds of addresses are asked for', { AWS_USE_DUALSTACK_ENDPOINT: 'true' }],
    ['where FIPS is asked for', { AWS_USE_FIPS_ENDPOINT: 'true' }],
  ])('is left to the SDK %s', (_, env) => {
    expect(accessOfEnvironment({ ...LAMBDA, ...env })).toBeNull();
  });

  test('is the engine that it names, wherever it runs', () => {
    expect(accessOfEnvironment({ ...LAMBDA, DYNAMODB_ENDPOINT: endpoint })?.endpoint).toBe(endpoint);
  });
});

/** Where the SDK sends a request. */
async function endpointOf(config: object): Promise<URL> {
  const { endpointProvider, region } = config as {
    endpointProvider(of: object, context: object): { url: URL };
    region(): Promise<string>;
  };
  return endpointProvider({ Region: await region(), UseFIPS: false, UseDualStack: false }, {}).url;
}
