import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CheckError, InterruptedError, OperationError, UsageError } from '../../scripts/cli/failure';
import { seed as program } from '../../scripts/seed/program';
import { type Engine, newTable, startEngine } from '../support/engines';
import { bundleSeed, dataFolder, SAMPLE, seed as seedElsewhere } from './run-seed';
import { seedHere as seed } from './seed-here';

beforeAll(bundleSeed);

describe('a command that is used wrongly ends with 2 and says why', () => {
  const empty = dataFolder({ 'notes.txt': 'nothing' });
  const settings = dataFolder({ 'settings.json': '{}' });
  const above = dataFolder({ 'settings.json': '{}' });
  mkdirSync(join(above, 'csv'));
  writeFileSync(join(above, 'csv', 'offers.csv'), 'id\n');
  test.each([
    [['publsh'], 'There is no verb "publsh"'],
    [['validate', '/no/such/folder'], 'There is no folder'],
    [['validate', 'package.json'], 'is not a folder'],
    [['publish', empty, '--yes'], 'has no table such as offers.json'],
    [['publish', settings, '--yes'], 'has no table such as offers.json'],
    [['validate', above], `The folder ${join(above, 'csv')} has some: name that one.`],
  ])('%j', async (words, reason) => {
    const run = await seed(words as string[], { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' });
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(reason as string) });
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });
});

test('help names every verb', async () => {
  const { code, stdout } = await seedElsewhere(['--help']);
  expect(code).toBe(0);
  for (const verb of Object.keys(program.verbs)) expect(stdout).toContain(`\n  ${verb}`);
});

describe('where there is no terminal', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine('dynalite');
  });
  afterAll(() => engine.close());

  test('a question is an error that says so, and nothing is published', async () => {
    const table = await newTable(engine);
    const env = { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: table.name };
    const run = await seedElsewhere(['publish', SAMPLE], env);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('no terminal') });
    expect(run.stderr).toContain('--yes');
    expect(await createDirectoryReads(table).live()).toBeNull();
  });

  test('a store that cannot be reached ends with 3, and nothing is published', async () => {
    const run = await seed(['publish', SAMPLE, '--yes'], { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' });
    expect(run).toMatchObject({ code: 3, stderr: expect.stringContaining('Nothing was published') });
    expect(run.stderr).toContain('at http://127.0.0.1:1 (DYNAMODB_ENDPOINT) cannot be reached');
  });

  test.each(['Not found', ''])('an answer that is not the table’s is named as such: “%s”', async (body) => {
    const other = createServer((_, response) => response.writeHead(404).end(body)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const run = await seed(['releases'], { DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}` });
    other.close();
    const reason = 'cannot be reached: the answer, HTTP status 404, is not one of DynamoDB’s.';
    expect(run).toMatchObject({ code: 3, stderr: expect.stringContaining(reason) });
  });

  test('an endpoint that is no address is named', async () => {
    const run = await seed(['releases'], { DYNAMODB_ENDPOINT: 'localhost:8000' });
    expect(run).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('DYNAMODB_ENDPOINT is “localhost:8000”'),
    });
  });

  test('only a command that writes makes a table at an endpoint', async () => {
    const env = { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: 'tussock-mistyped' };
    for (const words of [['releases'], ['publish', SAMPLE, '--dry-run'], ['validate', SAMPLE, '--live']]) {
      const run = await seed(words, env);
      expect([words, run.code]).toEqual([words, 2]);
      expect(run.stderr).toContain(`There is no table tussock-mistyped at ${engine.endpoint}`);
      expect(run.stderr).toContain('DIRECTORY_TABLE names another; npm run seed -- publish makes it');
    }
    const made = await seed(['publish', SAMPLE, '--yes'], env);
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('is live') });
    expect(await seed(['releases'], env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('(live)'),
    });
  });
});

test('placeholders are refused on a production table, before anything is read or written', async () => {
  const run = await seed(['publish', SAMPLE, '--yes'], {
    DIRECTORY_TABLE: 'tussock-production-directory',
    SST_RESOURCE_App: JSON.stringify({ name: 'tussock', stage: 'production' }),
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
  });
  // A table that was asked would end it with 3: there is none.
  expect(run.code).toBe(1);
  expect(run.stderr).toContain(
    'operator.legal_name is the placeholder "Placeholder Directory Limited (invented)"',
  );
  expect(run.stderr).toContain('Nothing was published');
});

test('the help says what each exit code means', async () => {
  const { stdout } = await seed(['--help'], {});
  const [, codes = ''] = stdout.split('Exit codes\n');
  const ends = [0, CheckError, UsageError, OperationError, InterruptedError].map((end) =>
    typeof end === 'number' ? end : new end('').exitCode,
  );
  expect([...codes.matchAll(/^ {2}(\d+) {2,}\w/gm)].map(([, code]) => Number(code))).toEqual(ends);
});
