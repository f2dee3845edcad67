import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceInUseException,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable, withinBudget } from './budget';
import { createMissingTable } from './create-table';
import { everyItem } from './every-item';
import { openTable, send, type Table, withStoredNumbers } from './table';

const PATIENCE = { attempts: 1, connectionTimeout: 5_000, requestTimeout: 5_000, budget: 20_000 };

/** An engine that notes requests and answers each with the same item. */
async function withEngine<T>(use: (table: Table, requests: { head: string; body: object }[]) => Promise<T>) {
  const requests: { head: string; body: object }[] = [];
  const server = createServer(async (request, response) => {
    const parts = await request.toArray();
    requests.push({
      head: `${request.headers['x-amz-target']} ${request.headers.authorization}`,
      body: JSON.parse(Buffer.concat(parts).toString()),
    });
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ Item: { n: { N: '12345678901234567890.5' } } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const env = {
    DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}`,
    DYNAMODB_ACCESS_KEY: 'key-1',
    AWS_REGION: 'eu-west-3',
  };
  const table = openTable('records', PATIENCE, env);
  try {
    return await use(table, requests);
  } finally {
    table.client.destroy();
    server.close();
  }
}

describe('a table', () => {
  it('is asked at its endpoint, with its key and region, and without what is undefined', () =>
    withEngine(async (table, requests) => {
      await send(table, new PutCommand({ TableName: table.name, Item: { pk: 'a', gone: undefined } }));
      expect(requests[0]?.head).toMatch(/^DynamoDB_20120810\.PutItem .*Credential=key-1\/\d+\/eu-west-3\//);
      expect(requests[0]?.body).toMatchObject({ TableName: 'records', Item: { pk: { S: 'a' } } });
      expect(requests[0]?.body).not.toHaveProperty('Item.gone');
    }));

  it('has a region and a key of its own where none are given, and no logger that copies every answer', async () => {
    const { client, budget } = openTable('records', PATIENCE, { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' });
    expect(await client.config.region()).toBe('ap-southeast-2');
    expect(await client.config.credentials()).toMatchObject({
      accessKeyId: 'local',
      secretAccessKey: 'local',
    });
    expect([await client.config.maxAttempts(), budget]).toEqual([1, 20_000]);
    expect(client.middlewareStack.identify().filter((name) => name.includes('loggerMiddleware'))).toEqual([]);
  });

  it('reads numbers as they are stored where that is asked for, and only there', () =>
    withEngine(async (table) => {
      const get = () => new GetCommand({ TableName: table.name, Key: { pk: 'a' } });
      const stored = await send(withStoredNumbers(table), get());
      expect(stored.Item?.n).toMatchObject({ value: '12345678901234567890.5' });
      await expect(send(table, get())).rejects.toThrow();
    }));
});

describe('a call within its time', () => {
  const named = (name: string) => Object.assign(new Error(name), { name });

  it.each(['ConditionalCheckFailedException', 'ValidationException', 'SerializationException'])(
    'passes on what is about the call: %s',
    async (name) => {
      const error = named(name);
      await expect(withinBudget(1_000, () => Promise.reject(error))).rejects.toBe(error);
    },
  );

  it.each(['ThrottlingException', 'ResourceNotFoundException', 'TimeoutError'])(
    'is an outage with any other error: %s',
    async (name) => {
      const cause = named(name);
      const error = await withinBudget(1_000, () => Promise.reject(cause)).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(error).toMatchObject({ retryAfter: 5, cause, message: 'The store is unavailable' });
    },
  );

  it('is ended when its time is over', async () => {
    const call = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const error = await withinBudget(1, call).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ cause: { message: 'No answer that could be used came in time' } });
    expect(await withinBudget(20_000, async ({ aborted }) => aborted)).toBe(false);
  });

  it('says that it is over, of an engine that is silent', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const env = { DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}`, DYNAMODB_ACCESS_KEY: 'key-1' };
    const table = openTable('records', { ...PATIENCE, budget: 50 }, env);
    const read = send(table, new GetCommand({ TableName: 'records', Key: { pk: 'a' } }));
    await expect(read).rejects.toMatchObject({
      cause: { message: 'No answer that could be used came in time' },
    });
    table.client.destroy();
    silent.closeAllConnections();
    silent.close();
  });
});

/** A table whose client answers in turn, and notes what it was asked. */
function scripted(...answers: (object | Error)[]) {
  const asked: { input: object }[] = [];
  const client = {
    config: {},
    send: async (command: { input: object }) => {
      asked.push(command);
      const answer = answers.shift() ?? {};
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { asked, table: { client, name: 'records', budget: 20_000 } as unknown as Table };
}

describe('all answers of a query', () => {
  it('are read from where the one before ended', async () => {
    const pages = [
      { Items: [1, 2], LastEvaluatedKey: { pk: 'b' } },
      { LastEvaluatedKey: { pk: 'c' } },
      { Items: [3] },
    ];
    const { table, asked } = scripted(...pages);
    const rows: unknown[] = [];
    for await (const item of everyItem(table, { KeyConditionExpression: 'pk = :a' })) rows.push(item);
    expect(rows).toEqual([1, 2, 3]);
    const query = { TableName: 'records', KeyConditionExpression: 'pk = :a' };
    expect(asked.map(({ input }) => input)).toEqual([
      query,
      { ...query, ExclusiveStartKey: { pk: 'b' } },
      { ...query, ExclusiveStartKey: { pk: 'c' } },
    ]);
  });
});

describe('a table that may be missing', () => {
  const definition = {
    fields: { pk: 'string', sk: 'string', by: 'string' },
    primaryIndex: { hashKey: 'pk', rangeKey: 'sk' },
    globalIndexes: { byOne: { hashKey: 'by', rangeKey: 'sk' } },
  } as never;
  const missing = () => new ResourceNotFoundException({ message: 'none', $metadata: {} });
  const ACTIVE = { Table: { TableStatus: 'ACTIVE' } };
  const kinds = (asked: object[]) => asked.map((command) => command.constructor);

  it('is made with its keys and indexes, and waited for', async () => {
    const { table, asked } = scripted(missing(), {}, ACTIVE);
    await createMissingTable(table, definition);
    expect(kinds(asked)).toEqual([DescribeTableCommand, CreateTableCommand, DescribeTableCommand]);
    const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
    const keys = (hash: string, range: string) => [
      { AttributeName: hash, KeyType: 'HASH' },
      { AttributeName: range, KeyType: 'RANGE' },
    ];
    expect(asked[1]?.input).toEqual({
      TableName: 'records',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [string('pk'), string('sk'), string('by')],
      KeySchema: keys('pk', 'sk'),
      GlobalSecondaryIndexes: [
        { IndexName: 'byOne', KeySchema: keys('by', 'sk'), Projection: { ProjectionType: 'ALL' } },
      ],
    });
  });

  it('is left alone where it is there, and waited for where another process was quicker', async () => {
    const there = scripted(ACTIVE);
    await createMissingTable(there.table, definition);
    expect(kinds(there.asked)).toEqual([DescribeTableCommand]);
    const quicker = scripted(
      missing(),
      new ResourceInUseException({ message: 'in use', $metadata: {} }),
      ACTIVE,
    );
    await createMissingTable(quicker.table, definition);
    expect(kinds(quicker.asked)).toHaveLength(3);
  });

  it('is not made where nobody can say whether it is there, or may make it', async () => {
    const denied = new Error('denied');
    const unknown = scripted(denied);
    await expect(createMissingTable(unknown.table, definition)).rejects.toBe(denied);
    expect(unknown.asked).toHaveLength(1);
    const refused = scripted(missing(), denied, ACTIVE);
    await expect(createMissingTable(refused.table, definition)).rejects.toBe(denied);
    expect(refused.asked).toHaveLength(2);
  });
});
