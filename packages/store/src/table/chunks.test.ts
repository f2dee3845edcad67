import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { send } from '@tussock/server/table/table';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { listPieces } from '../releases/publish/json-pieces';
import { chunkItems, readChunkedRows, readChunks } from './chunks';
import type { DirectoryTable } from './engine/client';
import { IncompleteAnswer } from './errors';
import { type Item, position } from './keys';
import { shapeOf } from './shape';

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

test('a text has its pieces in their order, texts and bytes, long ones and short ones', async () => {
  const long = 'a'.repeat(300_000);
  for (const pieces of [
    ['a', Buffer.from('b'), 'c'],
    [Buffer.from('a'), 'b'],
    [long, 'b', long],
    ['', 'a'],
    [],
  ]) {
    const items = await chunkItems(1, 'catalogue', pieces);
    expect(await readChunks(await tableWith(...items), 1, 'catalogue', items.length)).toBe(pieces.join(''));
  }
});

test('a text that is too long for one item is in several, each below 400 KB, in their order', async () => {
  // Digests, which cannot be compressed by more than half.
  const text = Array.from({ length: 20_000 }, (_, at) => hash('sha256', `${at}`)).join('');
  const items = await chunkItems(1, 'catalogue', [text]);
  expect(items.length).toBeGreaterThan(1);
  for (const { data } of items) expect((data as Uint8Array).length).toBeLessThan(400_000);
  const table = await tableWith(...items);
  expect(await readChunks(table, 1, 'catalogue', items.length)).toBe(text);
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

const row = z.strictObject({ at: z.number(), text: z.string() });

async function rowsOf(text: string, shape?: string) {
  const items = await chunkItems(1, 'catalogue', [text], shape);
  const table = await tableWith(...items);
  const parts: { rows: unknown[]; isCurrent: boolean }[] = [];
  for await (const part of readChunkedRows(z.array(row), table, 1, 'catalogue', items.length))
    parts.push(part);
  return parts;
}

test('a list is read some rows at a time where each has a line, and at once where it has one line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 9 })), async (texts) => {
      const rows = texts.map((text, at) => ({ at, text }));
      for (const written of [[...listPieces(rows)].join(''), JSON.stringify(rows)])
        expect((await rowsOf(written)).flatMap((part) => part.rows)).toEqual(rows);
    }),
    { numRuns: 20 },
  );
  const many = Array.from({ length: 5_000 }, (_, at) => ({ at, text: `${at}`.repeat(9) }));
  const parts = await rowsOf([...listPieces(many)].join(''), shapeOf(z.array(row)));
  expect(parts.flatMap((part) => part.rows)).toEqual(many);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.every(({ isCurrent }) => isCurrent)).toBe(true);
});

test('rows are current only where they were stored with the very fields', async () => {
  for (const shape of [undefined, 'another'])
    expect((await rowsOf('[{"at":1,"text":""}]', shape)).map(({ isCurrent }) => isCurrent)).not.toContain(
      true,
    );
});
