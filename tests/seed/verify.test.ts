import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, newTable, startEngine } from '../support/engines';
import { madeDirectory, uuidOf } from '../support/made-directory';
import { publish } from '../support/published';
import { bundleSeed, seed } from './run-seed';

beforeAll(bundleSeed);

let engine: Engine;
let table: DirectoryTable;
let env: Record<string, string>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  table = await newTable(engine);
  env = { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: table.name };
});
afterAll(() => engine.close());

test('verify names the first item that is not as it was published, and ends with 1', async () => {
  expect(await seed(['verify'], env)).toMatchObject({ code: 0, stdout: 'Nothing is published yet.\n' });
  await publish(table, madeDirectory({ offers: 2 }));
  await publish(table, madeDirectory({ offers: 3 }));
  const { hash } = (await createDirectoryReads(table).live()) ?? {};
  const whole = await seed(['verify'], env);
  expect(whole).toMatchObject({ code: 0, stdout: expect.stringContaining('The chain holds: 2 releases.') });
  expect(whole.stdout).toContain(hash);

  const pk = `1#offer#${uuidOf('offer 1')}`;
  const change = {
    UpdateExpression: 'SET tagline = :other',
    ExpressionAttributeValues: { ':other': 'Other' },
  };
  await table.client.send(new UpdateCommand({ TableName: table.name, Key: { pk, sk: 'record' }, ...change }));
  const broken = await seed(['verify'], env);
  expect(broken).toMatchObject({ code: 1, stdout: '' });
  expect(broken.stderr).toContain(
    `The chain is broken. Release 1: its item ${pk} record is not what was published.`,
  );
  const json = await seed(['verify', '--json'], env);
  expect(JSON.parse(json.stdout)).toMatchObject({ verified: [], broken: { release: 1 } });
});
