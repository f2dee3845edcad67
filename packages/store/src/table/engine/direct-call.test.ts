import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putRequest, sendBatch } from '../../releases/write-request';
import type { Item } from '../keys';
import { recordFields } from '../record-text';
import { requestsOf } from '../requests';
import { openDirectoryTable } from './client';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const ITEM = {
  pk: { S: 'a' },
  sk: { S: 'b' },
  slug_pk: { S: '1#offer#0' },
  slug_sk: { S: 'a#record' },
  json: { B: Buffer.from('{"name":"Māhoe"}').toString('base64') },
};
const found: Answer = ({ headers }, response) => {
  const items = String(headers['x-amz-target']).endsWith('.Query') ? { Items: [ITEM] } : { Item: ITEM };
  response.setHeader('content-type', 'application/x-amz-json-1.0');
  response.end(JSON.stringify({ ...items, ConsumedCapacity: { CapacityUnits: 2 } }));
};
const refused =
  (status: number, type: string): Answer =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
      .end(`{"__type":"x#${type}"}`);

let answers: Answer[] = [];
let asked: { by: 'SDK' | 'direct'; target: string; trace: unknown; signedFor: string | undefined }[] = [];
const server = createServer((request, response) => {
  const { 'amz-sdk-invocation-id': id, 'x-amz-target': target, 'x-amzn-trace-id': trace } = request.headers;
  const signedFor = /Credential=([^,]*)/.exec(request.headers.authorization ?? '')?.[1];
  asked.push({ by: id ? 'SDK' : 'direct', target: String(target), trace, signedFor });
  request.resume();
  request.on('end', () => (answers.shift() ?? found)(request, response));
});

function open() {
  const { port } = server.address() as AddressInfo;
  const table = openDirectoryTable('reader', { DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}` });
  const { get, query } = requestsOf(table);
  return { table, get: () => get({ pk: 'a', sk: 'b' }), query };
}
const ways = () => asked.map(({ by }) => by);

beforeEach(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterEach(async () => {
  vi.useRealTimers();
  [answers, asked] = [[], []];
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test('calls are direct, signed as the SDK signs, with the same answer', async () => {
  const { get, query, table } = open();
  const first = await get();
  const second = await query({ index: 'bySlug', key: '1#offer#0' }, { begins: 'a#' });
  const { direct: _, ...bySdk } = table;
  const third = await requestsOf(bySdk).get({ pk: 'a', sk: 'b' });
  for (const { items, size } of [first, second, third]) {
    expect(items).toMatchObject([{ pk: 'a', sk: 'b' }]);
    expect(recordFields(items[0] as Item)).toEqual({ name: 'Māhoe' });
    expect(size).toBeGreaterThanOrEqual(8_192);
  }
  expect(asked.map(({ by, target }) => `${by} ${target}`)).toEqual([
    'direct DynamoDB_20120810.GetItem',
    'direct DynamoDB_20120810.Query',
    'SDK DynamoDB_20120810.GetItem',
  ]);
  // AWS refuses what is signed for another service or region.
  for (const { signedFor } of asked) {
    expect(signedFor).toMatch(/^local\/\d{8}\/ap-southeast-2\/dynamodb\/aws4_request$/);
    expect(signedFor).toBe(asked[2]?.signedFor);
  }
});

test.each([
  ['throttled', refused(400, 'ProvisionedThroughputExceededException')],
  ['broken', refused(500, 'InternalServerError')],
  ['refused', refused(400, 'ExpiredTokenException')],
  ['cut off', (_: unknown, response: ServerResponse) => void response.write('{', () => response.destroy())],
  ['no JSON', (_: unknown, response: ServerResponse) => void response.end('<html>')],
])('what is %s goes to the SDK, which reads alone for five seconds', async (_, answer) => {
  const { get } = open();
  answers = [answer];
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  await get();
  vi.setSystemTime(now + 4_900);
  await get();
  vi.setSystemTime(now + 5_100);
  await get();
  expect(ways()).toEqual(['direct', 'SDK', 'SDK', 'direct']);
});

test('a connection that was closed while nobody used it is no trouble of the engine', async () => {
  const { get } = open();
  await get();
  answers = [(request) => void request.socket.resetAndDestroy()];
  await get();
  await get();
  expect(ways()).toEqual(['direct', 'direct', 'direct', 'direct']);
});

test('what was added to the client is around a direct call as well, in the order of its steps', async () => {
  const { table, get } = open();
  const seen: unknown[] = [];
  const add = (step: 'initialize' | 'build' | 'deserialize', name: string) =>
    table.client.middlewareStack.add(
      ((next: (args: object) => Promise<{ output: object }>, context: { commandName: string }) =>
        async (args: { input: object; request: { headers: Record<string, string> } }) => {
          seen.push([name, context.commandName, Object.keys(args.input).includes('Key')]);
          args.request.headers['X-Amzn-Trace-Id'] = 'Root=1';
          const result = await next(args);
          seen.push([name, 'answered', 'Item' in result.output]);
          return result;
        }) as never,
      { step: step as 'initialize', name },
    );
  add('deserialize', 'last');
  add('initialize', 'first');
  add('initialize', 'second');
  await get();
  expect(seen).toEqual([
    ...['first', 'second', 'last'].map((name) => [name, 'GetItemCommand', true]),
    ...['last', 'second', 'first'].map((name) => [name, 'answered', true]),
  ]);
  expect(asked.at(-1)).toMatchObject({ by: 'direct', trace: 'Root=1' });
});

test('a batch of writes is sent directly, and again by the SDK where that went wrong', async () => {
  const { table } = open();
  const [kept, left] = ['kept', 'left'].map((sk) => putRequest({ pk: 'a', sk }));
  const leaves: Answer = (_, response) => {
    const UnprocessedItems = {
      [table.name]: [{ PutRequest: { Item: { pk: { S: 'a' }, sk: { S: 'left' } } } }],
    };
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ UnprocessedItems }));
  };
  answers = [leaves, refused(500, 'InternalServerError'), leaves];
  for (const _ of ['direct', 'by the SDK'])
    expect(await sendBatch(table, [kept, left] as never)).toEqual([left]);
  expect(asked.map(({ by, target }) => `${by} ${target}`)).toEqual([
    'direct DynamoDB_20120810.BatchWriteItem',
    'direct DynamoDB_20120810.BatchWriteItem',
    'SDK DynamoDB_20120810.BatchWriteItem',
  ]);
});
