import { StoreUnavailable } from '@tussock/server/table/budget';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadableTable } from './readable-table';
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
    ...{ name: 'table', budget: 1_000, attempt: 500, identity: null as never },
    direct: { areReady: () => true, call: async () => direct as object },
    sdk: async () => ({ get: bySdk, query: bySdk }),
  } satisfies ReadableTable;
  return { ...requestsOf(table), asked: () => asked };
}

/** What is no answer to a GetItem of the key. */
const NO_ANSWERS: [string, unknown][] = [
  ['empty', {}],
  ['an item without what it took', { Item: item('a', 'record') }],
  ['another partition', charged({ Item: item('b', 'record') })],
  ['another item', charged({ Item: item('a', 'other') })],
  ['an item without keys', charged({ Item: {} })],
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

  it.each([{}, { Items: 'x' }, { Items: [null] }, { Items: [5] }, { Items: {} }])(
    'are none of what has the form of %j',
    async (answer) => {
      const { query, asked } = answering(charged(answer));
      await query({ index: null, key: 'p' }, { begins: 'a' });
      expect(asked()).toBe(1);
    },
  );
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
    ['an end in another partition', charged({ Count: 3, LastEvaluatedKey: item('q', '3') })],
    ['a number without what it took', { Count: 3 }],
  ])('is asked for again by the SDK where a direct call is answered by %s', async (_, answer) => {
    const table = answering(answer, bySdk);
    expect([(await table.count(P)).count, table.asked()]).toEqual([7, 1]);
  });
});
