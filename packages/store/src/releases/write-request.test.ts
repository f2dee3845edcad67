import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character';
import { ENGINES } from '../../../../tests/support/each-engine';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import type { DirectoryTable } from '../table/engine/client';
import type { Item } from '../table/keys';
import { recordFields, recordText } from '../table/record-text';
import { deleteRequest, putRequest, sendBatch } from './write-request';

const fields = fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), fc.jsonValue(), { maxKeys: 6 });
const texts = fc.string({ unit: anyCharacter, minLength: 1 });

describe.each(ENGINES)('a batch of writes on %s', (name) => {
  let engine: Engine;
  let table: DirectoryTable;
  beforeAll(async () => {
    engine = await startEngine(name);
    table = await newTable(engine);
  });
  afterAll(() => engine?.close());

  const stored = async ({ pk, sk }: Item) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: { pk, sk } }))).Item;

  test('is stored as it was given, whatever its texts and bytes are, and taken away again', async () => {
    await fc.assert(
      fc.asyncProperty(fields, texts, fc.uint8Array({ minLength: 1 }), async (record, sk, data) => {
        const items: Item[] = [
          { pk: 'record', sk, ...recordText(record) },
          { pk: 'bytes', sk, data },
        ];
        expect(await sendBatch(table, items.map(putRequest))).toEqual([]);
        const [kept, bytes] = await Promise.all(items.map(stored));
        expect(recordFields(kept as Item)).toEqual(JSON.parse(JSON.stringify(record)));
        expect(Buffer.from(bytes?.data as Uint8Array)).toEqual(Buffer.from(data));
        expect(await sendBatch(table, items.map(deleteRequest))).toEqual([]);
        expect(await Promise.all(items.map(stored))).toEqual([undefined, undefined]);
      }),
      { numRuns: 40 },
    );
  });

  test('has a place of its own while it is sent, whatever was sent before it and is sent beside it', async () => {
    const of = (round: number, batch: number, bytes: number): Item[] =>
      [0, 1].map((n) => ({
        pk: `batch ${batch}`,
        sk: `item ${n}`,
        ...recordText({ round, batch, n, text: String(batch % 10).repeat(bytes) }),
      }));
    // The last two do not fit into a place that is used again.
    const sizes = [1, 40, 400, 4_000, 40_000, 7, 70, 700, 250_000, 280_000];
    for (const [round, bytes] of [sizes, sizes.toReversed()].entries()) {
      const batches = bytes.map((size, batch) => of(round, batch, size));
      await Promise.all(batches.map((items) => sendBatch(table, items.map(putRequest))));
      const kept = await Promise.all(batches.flat().map(stored));
      expect(kept.map((item) => recordFields(item as Item))).toEqual(batches.flat().map(recordFields));
    }
  });
});

test('what the engine left is answered, to be sent again', async () => {
  const requests = [putRequest({ pk: 'a', sk: '1' }), deleteRequest({ pk: 'a', sk: '2' })];
  const left = { PutRequest: { Item: { pk: { S: 'a' }, sk: { S: '1' } } } };
  const client = {
    send: async (command: object) => {
      expect(command).toBeInstanceOf(BatchWriteItemCommand);
      return { UnprocessedItems: { directory: [left] } };
    },
  };
  const table = { client, name: 'directory', budget: 1_000 } as unknown as DirectoryTable;
  expect(await sendBatch(table, requests)).toEqual([requests[0]]);
});

test('an item has texts and bytes only', () => {
  expect(() => putRequest({ pk: 'a', sk: '1', count: 7 })).toThrow('count is number');
});
