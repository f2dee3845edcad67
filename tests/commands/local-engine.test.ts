import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  PutItemCommand,
  ScanCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LocalEngine, openLocalEngine } from '../../scripts/local/engine';
import { engineAuthorization, guardEngine } from '../../scripts/local/engine-guard';
import { Level } from '../../scripts/local/engine-storage';
import { addressOf, endServer, listen, listenOn } from '../../scripts/local/serve';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tussock-engine-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Reached = Pick<LocalEngine, 'env'>;

function clientOf({ env }: Reached) {
  const credentials = { accessKeyId: env.DYNAMODB_ACCESS_KEY, secretAccessKey: 'local' };
  const endpoint = env.DYNAMODB_ENDPOINT;
  return new DynamoDBClient({ endpoint, region: 'ap-southeast-2', credentials, maxAttempts: 8 });
}

async function makeTable(engine: Reached, name: string): Promise<void> {
  const client = clientOf(engine);
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: name });
  client.destroy();
}

async function tablesAt(engine: Reached): Promise<string[]> {
  const client = clientOf(engine);
  const { TableNames } = await client.send(new ListTablesCommand({}));
  client.destroy();
  return TableNames ?? [];
}

/** A process that owns the engine until it is killed. */
async function ownerElsewhere() {
  const code = `import(${JSON.stringify(join(import.meta.dirname, '../../scripts/local/engine.ts'))}).then(async ({ openLocalEngine }) => {
    const engine = await openLocalEngine(process.argv[1]);
    process.stdout.write(JSON.stringify(engine.env));
    setInterval(() => {}, 1000);
  });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', code, folder]);
  const [env] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, env: JSON.parse(env.toString()) as LocalEngine['env'] };
}

test('a second opener uses the engine of the first, and takes it over with its data when the first closes', async () => {
  const first = await openLocalEngine(folder);
  const second = await openLocalEngine(folder);
  expect(second.env).toEqual(first.env);
  await makeTable(first, 'stored');
  await first.close();
  expect(await tablesAt(second)).toEqual(['stored']);
  await second.close();
});

test('a killed owner leaves no stale lock: a follower goes on, and so does whoever comes later', async () => {
  const { child, env } = await ownerElsewhere();
  const follower = await openLocalEngine(folder);
  expect(follower.env).toEqual(env);
  await makeTable(follower, 'stored');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await tablesAt(follower)).toEqual(['stored']);
  await follower.close();
  const later = await openLocalEngine(folder);
  expect(await tablesAt(later)).toEqual(['stored']);
  await later.close();
});

test('one of many that start at once becomes the owner', async () => {
  const engines = await Promise.all(Array.from({ length: 6 }, () => openLocalEngine(folder)));
  expect(new Set(engines.map(({ env }) => JSON.stringify(env))).size).toBe(1);
  await Promise.all(engines.map((engine) => engine.close()));
});

test('a client that goes away in the middle of a request leaves the engine running', async () => {
  const { child, env } = await ownerElsewhere();
  const authorization = engineAuthorization(env.DYNAMODB_ACCESS_KEY);
  const headers = { authorization, expect: '100-continue', 'content-length': '1000' };
  const lost = request(env.DYNAMODB_ENDPOINT, { method: 'POST', headers });
  lost.on('error', () => {});
  lost.flushHeaders();
  await once(lost, 'continue');
  lost.destroy();
  await makeTable({ env }, 'after');
  expect(await tablesAt({ env })).toContain('after');
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a request that is never answered does not keep a command from ending', async () => {
  const moments = new EventEmitter();
  const received = once(moments, 'received');
  const server = createServer((asked) => asked.resume().once('end', () => moments.emit('received')));
  const guard = guardEngine(server, '0a1b');
  const given = new AbortController();
  const [headers, { signal }] = [{ authorization: engineAuthorization('0a1b') }, given];
  await listenOn(server, 0);
  const answer = fetch(addressOf(server), { headers, signal }).catch(() => 'given up');
  await received;
  await guard.idle(100);
  given.abort();
  expect(await answer).toBe('given up');
  await endServer(server);
});

test('a read that its client gave up ends before the database is closed, which would end the process', async () => {
  const engine = await openLocalEngine(folder);
  await makeTable(engine, 'table');
  const moments = new EventEmitter();
  const [began, released] = [once(moments, 'began'), once(moments, 'released')];
  const next = async () => {
    moments.emit('began');
    await released;
  };
  const values = vi
    .spyOn(Level.prototype, 'values')
    .mockReturnValue({ next, close: async () => {}, return: async () => {} } as never);
  const client = clientOf(engine);
  const given = new AbortController();
  const read = client.send(new ScanCommand({ TableName: 'table' }), { abortSignal: given.signal });
  await began;
  given.abort();
  await expect(read).rejects.toThrow();
  let isClosed = false;
  const closing = engine.close().then(() => {
    isClosed = true;
  });
  await setTimeout(500);
  expect(isClosed).toBe(false);
  moments.emit('released');
  await closing;
  values.mockRestore();
  client.destroy();
});

describe('what a stranger sends to the engine', () => {
  let engine: LocalEngine;
  beforeEach(async () => {
    engine = await openLocalEngine(folder);
    await makeTable(engine, 'stored');
  });
  afterEach(() => engine.close());

  const list = (headers: Record<string, string>, method = 'POST') =>
    fetch(engine.env.DYNAMODB_ENDPOINT, {
      method,
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.ListTables',
        'x-amz-date': '20261120T000000Z',
        ...headers,
      },
      ...(method === 'POST' && { body: '{}' }),
    });
  const signed = (key: string) => ({
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/20261120/x/dynamodb/aws4_request, SignedHeaders=host, Signature=x`,
  });

  test('the secret of this install opens it, and it is for the owner alone', async () => {
    const answer = await list(signed(engine.env.DYNAMODB_ACCESS_KEY));
    expect([answer.status, await answer.json()]).toEqual([200, { TableNames: ['stored'] }]);
    expect(engine.env.DYNAMODB_ACCESS_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'engine-key')).mode & 0o777).toBe(0o600);
  });

  test.each<[string, (key: string) => Record<string, string>]>([
    ['without a key', () => ({})],
    ['with the key of examples', () => signed('local')],
    ['with the beginning of the key', (key) => signed(key.slice(0, -1))],
    ['with a key in another place', (key) => ({ authorization: `Bearer ${key}` })],
    ['of a page, that knows the key', (key) => ({ ...signed(key), origin: 'http://localhost:3000' })],
    ['of a file, that knows the key', (key) => ({ ...signed(key), origin: 'null' })],
  ])('a request %s is refused, whatever its method', async (_, headers) => {
    for (const method of ['POST', 'GET', 'OPTIONS']) {
      const answer = await list(headers(engine.env.DYNAMODB_ACCESS_KEY), method);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await answer.text()).not.toContain('stored');
    }
  });
});

describe('what is written', () => {
  let engine: LocalEngine;
  let client: DynamoDBClient;
  beforeEach(async () => {
    engine = await openLocalEngine(folder);
    await makeTable(engine, 'rewritten');
    client = clientOf(engine);
  });
  afterEach(async () => {
    client.destroy();
    await engine.close();
  });

  const files = () => readdirSync(join(folder, 'table'));
  const bytes = () => files().reduce((sum, file) => sum + statSync(join(folder, 'table', file)).size, 0);
  /** Writes the same items with other data, and answers the bytes of it. */
  async function written(items: number): Promise<number> {
    let sum = 0;
    for (let n = 0; n < items; n += 1) {
      const data = randomBytes(290_000).toString('base64');
      const Item = { pk: { S: `item ${n}` }, data: { S: data } };
      await client.send(new PutItemCommand({ TableName: 'rewritten', Item }));
      sum += data.length;
    }
    return sum;
  }

  test('is sorted into files when there are some 30 MB of it, and not before', async () => {
    const sorted = () => files().filter((file) => file.endsWith('.ldb'));
    await written(30);
    expect(sorted()).toEqual([]);
    await written(80);
    await expect.poll(() => sorted().length, { timeout: 10_000 }).toBeGreaterThan(0);
  });

  test('is given back while the engine runs when it is overwritten, whatever has been read', async () => {
    let sum = 0;
    for (let round = 0; round < 18; round += 1) {
      sum += await written(24);
      for (const Limit of [1, 100]) await client.send(new ScanCommand({ TableName: 'rewritten', Limit }));
    }
    expect(bytes()).toBeLessThan(sum);
  }, 300_000);
});

test('a folder that others could read is closed to them', async () => {
  chmodSync(folder, 0o755);
  const engine = await openLocalEngine(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await engine.close();
});

describe('a folder in which nothing can be stored', () => {
  /** Runs a program that opens the engine and writes into it, under the limits of a shell. */
  async function writer(shell: string, asUser?: number) {
    const program = join(import.meta.dirname, '../support/fill-local-engine.ts');
    const command = `${shell}; exec "${process.execPath}" --import tsx "${program}" "${folder}/local"`;
    const child = spawn('bash', ['-c', command], { ...(asUser !== undefined && { uid: asUser }) });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  test('on a full disk a write is refused with a message, and the process goes on reading', async () => {
    // The limit on the size of a file fails a write as a full disk does, and needs no disk of its own.
    const { code, output } = await writer('trap "" XFSZ; ulimit -f 200');
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toMatch(
      /Nothing can be stored in .*local\/: the disk is full\. Free some space\. If the site is running, stop it \(Ctrl-C\) and start again\./,
    );
    expect(output).toMatch(/refused: StorageFailed\nstill read: 0\n/);
  });

  test('that may not be written says so', async () => {
    chmodSync(folder, 0o555);
    // Root may write everywhere.
    const { code, output } = await writer('true', process.getuid?.() === 0 ? 65_534 : undefined);
    expect({ code, output }).toMatchObject({ code: 3 });
    expect(output).toMatch(/Nothing can be stored in .*local\/: it is not writable\./);
    expect(output).not.toContain('    at ');
  });
});

test('the table and a local server keep a connection that nobody uses for longer than a minute', async () => {
  const engine = await openLocalEngine(folder);
  const server = await listen({ fetch: () => new Response('') }, 0);
  try {
    for (const address of [engine.env.DYNAMODB_ENDPOINT, addressOf(server)]) {
      const headers = { authorization: engineAuthorization(engine.env.DYNAMODB_ACCESS_KEY) };
      const kept = (await fetch(address, { headers })).headers.get('keep-alive');
      expect(Number(/^timeout=(\d+)/.exec(kept ?? '')?.[1]), address).toBeGreaterThan(60);
    }
  } finally {
    await endServer(server);
    await engine.close();
  }
});
