import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, newTable, startEngine } from '../support/engines';
import { dataFolder, SAMPLE, seed } from './run-seed';

describe('a command that is used wrongly ends with 2 and says why', () => {
  const empty = dataFolder({ 'notes.txt': 'nothing' });
  test.each([
    [['publsh'], 'There is no verb "publsh"'],
    [['validate', '/no/such/folder'], 'There is no folder'],
    [['validate', 'package.json'], 'is not a folder'],
    [['publish', empty, '--yes'], 'holds no data file'],
  ])('%j', async (words, reason) => {
    const run = await seed(words as string[], { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' });
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(reason as string) });
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });
});

test('help names every verb', async () => {
  const { code, stdout } = await seed(['--help']);
  expect(code).toBe(0);
  for (const verb of ['validate', 'diff', 'publish', 'releases', 'rollback', 'prune', 'export', 'stale']) {
    expect(stdout).toContain(`\n  ${verb}`);
  }
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
    const run = await seed(['publish', SAMPLE], env);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('no terminal') });
    expect(run.stderr).toContain('--yes');
    expect(await createDirectoryReads(table).live()).toBeNull();
  });

  test('a store that cannot be reached ends with 3, and nothing is published', async () => {
    const run = await seed(['publish', SAMPLE, '--yes'], { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' });
    expect(run).toMatchObject({ code: 3, stderr: expect.stringContaining('Nothing was published') });
  });
});
