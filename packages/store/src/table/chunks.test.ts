import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { send } from '@tussock/server/table/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { chunkItems, readChunks } from './chunks';
import type { DirectoryTable } from './client';
import { IncompleteAnswer } from './errors';
import { type Item, position } from './keys';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.close());

async function tableWith(...items: Item[]): Promise<DirectoryTable> {
  const table = await newTable(engine);
  for (const Item of items) await send(table, new PutCommand({ TableName: table.name, Item }));
  return table;
}

test('what making a text throws is thrown', async () => {
  function* failing() {
    yield 'a'.repeat(1_000_000);
    throw new RangeError('The second row is wrong.');
  }
  await expect(chunkItems(1, 'catalogue', failing())).rejects.toThrow('The second row is wrong.');
});

test('a text ends with the last piece of its own, also where an earlier run has left one more', async () => {
  const [item] = await chunkItems(1, 'catalogue', ['the text']);
  if (!item) throw new Error('no piece');
  expect(gunzipSync(item.data as Uint8Array).toString()).toBe('the text');
  const table = await tableWith(item, { ...item, sk: position(1), data: gzipSync(' of an earlier run') });
  expect(await readChunks(table, 1, 'catalogue', 1)).toBe('the text');
});

test('a text of which a piece is missing, or which the release does not have, is not read', async () => {
  const table = await tableWith(...(await chunkItems(1, 'catalogue', ['the text'])));
  await expect(readChunks(table, 1, 'catalogue', 2)).rejects.toThrow(IncompleteAnswer);
  await expect(readChunks(table, 1, 'catalogue', 0)).rejects.toThrow(IncompleteAnswer);
  await expect(readChunks(table, 1, 'firms', 0)).rejects.toThrow(IncompleteAnswer);
});
