import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createMissingTable } from '@tussock/server/table/create-table';
import { send } from '@tussock/server/table/table';
import { type DirectoryTable, openDirectoryTable } from '@tussock/store/client';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDirectory } from '../../scripts/local/open-directory';
import { type Engine, startEngine } from '../support/engines';
import { startFaulty } from '../support/faulty-engine';
import { putItems, type StoredItem, storedItems } from '../support/stored-fixture';

let engine: Engine;
let table: DirectoryTable;
let said: string[];
const local = mkdtempSync(join(tmpdir(), 'open-directory-'));

beforeEach(async () => {
  engine = await startEngine('dynalite');
  vi.stubEnv('DYNAMODB_ENDPOINT', engine.endpoint);
  vi.stubEnv('TUSSOCK_LOCAL', local);
  table = openDirectoryTable('writer');
  await createMissingTable(table, DIRECTORY_TABLE);
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  table.client.destroy();
  await engine.close();
  rmSync(local, { recursive: true, force: true });
});

/** A directory that another version stored; release 2 is live. */
const before = storedItems('release-format-3');
const isManifest = ({ pk, sk }: StoredItem, release: number) =>
  pk === 'RELEASES' && Number(sk) === release && sk !== 'LIVE';
const foreign = (settings: object) =>
  before.map((item) => (isManifest(item, 2) ? { ...item, format: 99, settings } : item));

async function openAndClose() {
  const { reads, close } = await openDirectory();
  const live = await reads.live();
  await close();
  return live;
}

test('what the version before stored is served', async () => {
  await putItems(table, before);
  expect(await openAndClose()).toMatchObject({ release: 2 });
  expect(said.join('')).toContain('The directory holds release 2');
});

test('a demonstration that cannot be read is published again', async () => {
  await putItems(table, foreign({ demonstration: true }));
  expect(await openAndClose()).toMatchObject({ release: 3, settings: { demonstration: true } });
  expect(said.join('')).toMatch(/stored by another version.*loading the sample directory again/);
});

test('of another directory the newest release that can be read is served, and what to do is said', async () => {
  await putItems(table, foreign({ demonstration: false }));
  expect(await openAndClose()).toMatchObject({ release: 1 });
  expect(said.join('')).toMatch(/has to be published again \(npm run seed -- publish FOLDER\)\./);
});

test('without one, nothing starts', async () => {
  await putItems(
    table,
    foreign({ demonstration: false }).filter((item) => !isManifest(item, 1)),
  );
  await expect(openDirectory()).rejects.toThrow(
    /has to be published again \(npm run seed -- publish FOLDER\)\./,
  );
});

test('an engine that is slow is waited for, as on a busy machine', async () => {
  const slow = await startFaulty(engine);
  vi.stubEnv('DYNAMODB_ENDPOINT', slow.endpoint);
  await putItems(table, before);
  const { reads, submissions, close } = await openDirectory();
  slow.edit = (_operation, _request, answer) => setTimeout(3_500, answer);
  const counted = { pk: 'VIEWS', sk: 'one' };
  const put = new PutCommand({ TableName: submissions.table.name, Item: counted });
  await expect(Promise.all([reads.live(), send(submissions.table, put)])).resolves.toMatchObject([
    { release: 2 },
    {},
  ]);
  slow.mend();
  await close();
  await slow.close();
});
