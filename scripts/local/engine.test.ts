import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLocalEngine } from './engine';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tussock-engine-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function clientOf(endpoint: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint, region: 'ap-southeast-2', credentials, maxAttempts: 8 });
}

async function makeTable(endpoint: string, name: string): Promise<void> {
  const client = clientOf(endpoint);
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  );
  client.destroy();
}

async function tablesAt(endpoint: string): Promise<string[]> {
  const client = clientOf(endpoint);
  const { TableNames } = await client.send(new ListTablesCommand({}));
  client.destroy();
  return TableNames ?? [];
}

/** A process that owns the engine until it is killed. */
async function ownerElsewhere() {
  const code = `import(${JSON.stringify(join(import.meta.dirname, 'engine.ts'))}).then(async ({ openLocalEngine }) => {
    const engine = await openLocalEngine(process.argv[1]);
    process.stdout.write(engine.endpoint);
    setInterval(() => {}, 1000);
  });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', code, folder]);
  const [endpoint] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, endpoint: endpoint.toString() };
}

test('a second opener uses the engine of the first, and takes it over with its data when the first closes', async () => {
  const first = await openLocalEngine(folder);
  const second = await openLocalEngine(folder);
  expect(second.endpoint).toBe(first.endpoint);
  await makeTable(first.endpoint, 'stored');
  await first.close();
  expect(await tablesAt(second.endpoint)).toEqual(['stored']);
  await second.close();
}, 20_000);

test('a killed owner leaves no stale lock: a follower goes on, and so does whoever comes later', async () => {
  const { child, endpoint } = await ownerElsewhere();
  const follower = await openLocalEngine(folder);
  expect(follower.endpoint).toBe(endpoint);
  await makeTable(endpoint, 'stored');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await tablesAt(follower.endpoint)).toEqual(['stored']);
  await follower.close();
  const later = await openLocalEngine(folder);
  expect(await tablesAt(later.endpoint)).toEqual(['stored']);
  await later.close();
}, 30_000);

test('one of many that start at once becomes the owner', async () => {
  const engines = await Promise.all(Array.from({ length: 6 }, () => openLocalEngine(folder)));
  expect(new Set(engines.map((engine) => engine.endpoint)).size).toBe(1);
  await Promise.all(engines.map((engine) => engine.close()));
}, 20_000);

test('a client that goes away in the middle of a request leaves the engine running', async () => {
  const { child, endpoint } = await ownerElsewhere();
  const headers = { expect: '100-continue', 'content-length': '1000' };
  const lost = request(endpoint, { method: 'POST', headers });
  lost.on('error', () => {});
  lost.flushHeaders();
  await once(lost, 'continue');
  lost.destroy();
  await makeTable(endpoint, 'after');
  expect(await tablesAt(endpoint)).toContain('after');
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
}, 30_000);
