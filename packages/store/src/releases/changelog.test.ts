import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { createDirectoryReads } from '../records/reads';
import type { DirectoryTable } from '../table/client';
import { releaseKey } from '../table/keys';
import { publishRelease } from './publish';

let engine: Engine;
let table: DirectoryTable;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  table = await newTable(engine);
});
afterAll(async () => {
  table.client.destroy();
  await engine.close();
});

const publish = (tables: Directory) =>
  publishRelease(
    table,
    { tables, content: assemble(tables), textIndex: Buffer.from('{}') },
    { patience: 20_000 },
  );

it('carries changes from release to release, newest first, and publishing the same again adds none', async () => {
  const made = madeDirectory();
  const offer = made.offers.find(({ is_active }) => is_active);
  const priced = (minimum_investment: number): Directory => ({
    ...made,
    offers: made.offers.map((row) => (row.id === offer?.id ? { ...row, minimum_investment } : row)),
  });
  const reads = createDirectoryReads(table);
  const first = await publish(made);
  expect((await reads.changelog(first.release)).changes).toEqual([]);
  await publish(priced(11_111));
  const third = await publish(priced(22_222));
  const { changes } = await reads.changelog(third.release);
  expect(changes.map(({ release, fields }) => [release, fields[0]?.after])).toEqual([
    [3, 22_222],
    [2, 11_111],
  ]);
  expect((await publish(priced(22_222))).changed).toBe(false);
  expect((await reads.changelog(third.release)).changes).toHaveLength(2);
});

it('makes what a release of an earlier layout lacks from its tables', async () => {
  const made = madeDirectory();
  const { release } = await publish({ ...made, offers: made.offers.slice(0, 5) });
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: releaseKey(release),
      UpdateExpression: 'REMOVE chunks.firms, chunks.#record',
      ExpressionAttributeNames: { '#record': 'record' },
    }),
  );
  const reads = createDirectoryReads(table);
  expect((await reads.firms(release)).providers.length).toBeGreaterThan(0);
  expect((await reads.changelog(release)).changes).toEqual([]);
});
