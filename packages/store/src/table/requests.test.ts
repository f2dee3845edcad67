import { StoreUnavailable } from '@tussock/server/table/budget';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadableTable } from './engine/readable-table';
import { type Range, requestsOf } from './requests';

const KEY = { pk: 'a', sk: 'record' };
const item = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } });
const charged = (answer: object) => ({ ConsumedCapacity: { CapacityUnits: 1 }, ...answer });

/** A table whose direct call answers one thing and whose SDK another; `asked` counts the calls of the SDK. */
function answering(direct: unknown, sdk: unknown = charged({ Item: item('a', 'record'), Items: [] })) {
  let asked = 0;
  const bySdk = async () => {
    asked += 1;
    return sdk as never;
  };
  const table = {
    name: 'table',
    budget: 1_000,
    attempt: 500,
    identity: null as never,
    direct: { areReady: () => true, call: async () => direct as object },
    sdk: async () => ({ get: bySdk, query: bySdk }),
  } satisfies ReadableTable;
  return { ...requestsOf(table), asked: () => asked };
}

/** What a direct call is asked, and the answer with what is made of it. */
async function asking<T>(ask: (requests: ReturnType<typeof requestsOf>) => Promise<T>, answer: object) {
  const calls: unknown[] = [];
  const requests = requestsOf({
    name: 'table',
    budget: 1_000,
    attempt: 500,
    identity: null as never,
    sdk: null as never,
    direct: {
      areReady: () => true,
      call: async (operation, input) => {
        calls.push([operation, input]);
        return answer;
      },
    },
  } satisfies ReadableTable);
  return { answered: await ask(requests), calls };
}

const COMMON = { TableName: 'table', ReturnConsumedCapacity: 'TOTAL' };
const took = (CapacityUnits: number, answer: object = {}) => ({
  ConsumedCapacity: { CapacityUnits },
  ...answer,
});

describe('what the engine is asked', () => {
  it('is one item, as it is now', async () => {
    const { calls } = await asking(({ get }) => get(KEY), took(1));
    expect(calls).toEqual([
      ['GetItem', { ...COMMON, Key: { pk: { S: 'a' }, sk: { S: 'record' } }, ConsistentRead: true }],
    ]);
  });

  it('is a part of a partition of the table, with what the reader adds', async () => {
    const { calls } = await asking(
      ({ query }) =>
        query(
          { index: null, key: 'p' },
          { from: '1', to: '3' },
          { Limit: 2, ConsistentRead: true, after: { pk: 'p', sk: '0' } },
        ),
      took(1, { Items: [] }),
    );
    expect(calls).toEqual([
      [
        'Query',
        {
          ...COMMON,
          KeyConditionExpression: '#hash = :hash AND #range BETWEEN :from AND :to',
          ExpressionAttributeNames: { '#hash': 'pk', '#range': 'sk' },
          ExpressionAttributeValues: { ':hash': { S: 'p' }, ':from': { S: '1' }, ':to': { S: '3' } },
          Limit: 2,
          ConsistentRead: true,
          ExclusiveStartKey: { pk: { S: 'p' }, sk: { S: '0' } },
        },
      ],
    ]);
  });

  it('is a part of a partition of an index', async () => {
    const { calls } = await asking(
      ({ query }) => query({ index: 'bySlug', key: 'p' }, { begins: 'kauri#' }),
      took(1, { Items: [] }),
    );
    expect(calls).toEqual([
      [
        'Query',
        {
          ...COMMON,
          IndexName: 'bySlug',
          KeyConditionExpression: '#hash = :hash AND begins_with(#range, :begins)',
          ExpressionAttributeNames: { '#hash': 'slug_pk', '#range': 'slug_sk' },
          ExpressionAttributeValues: { ':hash': { S: 'p' }, ':begins': { S: 'kauri#' } },
        },
      ],
    ]);
  });

  it('is the number of items alone, from where the answer before ended', async () => {
    const count = {
      ...COMMON,
      KeyConditionExpression: '#hash = :hash',
      Select: 'COUNT',
      ExpressionAttributeValues: { ':hash': { S: 'p' } },
    };
    const ofTable = await asking((one) => one.count({ index: null, key: 'p' }), took(1, { Count: 1 }));
    expect(ofTable.calls).toEqual([['Query', { ...count, ExpressionAttributeNames: { '#hash': 'pk' } }]]);
    const ofIndex = await asking(
      (one) => one.count({ index: 'byTag', key: 'p' }, { pk: 'a', sk: 'b' }),
      took(1, { Count: 1 }),
    );
    expect(ofIndex.calls).toEqual([
      [
        'Query',
        {
          ...count,
          IndexName: 'byTag',
          ExpressionAttributeNames: { '#hash': 'tag_pk' },
          ExclusiveStartKey: { pk: { S: 'a' }, sk: { S: 'b' } },
        },
      ],
    ]);
  });
});

describe('how much was read', () => {
  it.each([
    ['an item, of which a unit reads 4 KB', 3, 12_288],
    ['half a unit', 0.5, 2_048],
    ['a part of a unit, which is rounded up', 0.3, 1_229],
    ['almost nothing, which counts as 1 KB', 0.1, 1_024],
  ])('is that of %s', async (_, units, size) => {
    const { answered } = await asking(({ get }) => get(KEY), took(units));
    expect(answered.size).toBe(size);
  });

  it('is 4 KB for a unit of a query of what is there now, and 8 KB for one of what was there a second ago', async () => {
    const sizeOf = async (options: { ConsistentRead?: true }) =>
      (
        await asking(
          ({ query }) => query({ index: null, key: 'p' }, { begins: 'a' }, options),
          took(1.5, { Items: [] }),
        )
      ).answered.size;
    expect([await sizeOf({ ConsistentRead: true }), await sizeOf({})]).toEqual([6_144, 12_288]);
  });

  it('ended before the partition did where the engine says so', async () => {
    const { answered } = await asking(
      ({ query }) => query({ index: null, key: 'p' }, { begins: 'a' }),
      took(1, { Items: [item('p', 'a')], LastEvaluatedKey: item('p', 'a') }),
    );
    expect(answered).toMatchObject({ items: [{ pk: 'p', sk: 'a' }], last: { pk: 'p', sk: 'a' } });
  });
});

/** What is no answer to a GetItem of the key. */
const NO_ANSWERS: [string, unknown][] = [
  ['empty', {}],
  ['an item without what it took', { Item: item('a', 'record') }],
  ['another partition', charged({ Item: item('b', 'record') })],
  ['another item', charged({ Item: item('a', 'other') })],
  ['an item without keys', charged({ Item: {} })],
  ['an item with one key', charged({ Item: { pk: { S: 'a' } } })],
  ['an item of another form', charged({ Item: 5 })],
];

describe('one item', () => {
  it.each(NO_ANSWERS)(
    'is asked for again by the SDK where a direct call is answered by %s',
    async (_, answer) => {
      const { get, asked } = answering(answer);
      expect((await get(KEY)).items).toEqual([KEY]);
      expect(asked()).toBe(1);
    },
  );

  it.each(NO_ANSWERS)('is unavailable where the SDK is answered by %s as well', async (_, answer) => {
    await expect(answering(answer, answer).get(KEY)).rejects.toThrow(StoreUnavailable);
  });

  it('is not there where the table says so', async () => {
    const { get, asked } = answering(charged({}));
    expect((await get(KEY)).items).toEqual([]);
    expect(asked()).toBe(0);
  });
});

describe('items of a partition', () => {
  const key = fc.stringMatching(/^[a-c]{1,3}$/);
  const range: fc.Arbitrary<Range> = fc.oneof(
    fc.record({ begins: key }),
    fc.tuple(key, key).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
  );
  const isIn = (sk: string, asked: Range) =>
    'begins' in asked ? sk.startsWith(asked.begins) : asked.from <= sk && sk <= asked.to;

  it('are taken only where each is in the partition and the range that were asked for', async () => {
    const partition = fc.constantFrom('p', 'q');
    const found = fc.array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constant('p') }, partition), key), {
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(range, found, async (asked, rows) => {
        const Items = rows.map(([pk, sk]) => item(pk, sk));
        const table = answering(charged({ Items }));
        const { items } = await table.query({ index: null, key: 'p' }, asked);
        const isRight = rows.every(([pk, sk]) => pk === 'p' && isIn(sk, asked));
        expect([items.length, table.asked()]).toEqual(isRight ? [rows.length, 0] : [0, 1]);
      }),
    );
  });

  it.each([
    ...[{}, { Items: 'x' }, { Items: [null] }, { Items: [5] }, { Items: {} }].map(charged),
    charged({ Items: [{ pk: { S: 'p' } }] }),
    // Without what it took.
    { Items: [item('p', 'a')] },
  ])('are none of what has the form of %j', async (answer) => {
    for (const range of [{ begins: 'a' }, { from: 'a', to: 'b' }]) {
      const { query, asked } = answering(answer);
      expect((await query({ index: null, key: 'p' }, range)).items).toEqual([]);
      expect(asked()).toBe(1);
    }
  });
});

describe('the number of items of a partition', () => {
  const P = { index: null, key: 'p' };
  const bySdk = charged({ Count: 7 });

  it.each<[string, object, { count: number; last: unknown }]>([
    ['all', { Count: 3 }, { count: 3, last: undefined }],
    ['none', { Count: 0 }, { count: 0, last: undefined }],
    [
      'those that one answer reads, and where it ended',
      { Count: 3, LastEvaluatedKey: item('p', '3') },
      { count: 3, last: { pk: 'p', sk: '3' } },
    ],
  ])('is of %s', async (_, answer, counted) => {
    const table = answering(charged(answer), bySdk);
    expect(await table.count(P)).toEqual(counted);
    expect(table.asked()).toBe(0);
  });

  it.each<[string, object]>([
    ['no number', charged({})],
    ['a number that is none', charged({ Count: '3' })],
    ['items', charged({ Count: 1, Items: [item('p', 'a')] })],
    ['an end in no partition', charged({ Count: 3, LastEvaluatedKey: {} })],
    ['an end in another partition', charged({ Count: 3, LastEvaluatedKey: item('q', '3') })],
    ['a number without what it took', { Count: 3 }],
  ])('is asked for again by the SDK where a direct call is answered by %s', async (_, answer) => {
    const table = answering(answer, bySdk);
    expect([(await table.count(P)).count, table.asked()]).toEqual([7, 1]);
  });
});
