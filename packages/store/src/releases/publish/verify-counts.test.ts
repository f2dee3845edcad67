import { setImmediate } from 'node:timers/promises';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DirectoryTable } from '../../table/engine/client';
import { verifyCounts } from './verify-counts';

interface Asked {
  IndexName?: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Record<string, { S: string }>;
  ExclusiveStartKey?: { from: { S: string } };
  Select?: string;
}

/** A stand-in for the table, whose partitions have as many rows as the test says at the time. It answers two at once. */
function tableOf(rows: (asked: Asked) => number | Promise<number>) {
  const asked: Asked[] = [];
  async function query(input: Asked) {
    asked.push(input);
    const from = Number(input.ExclusiveStartKey?.from.S ?? 0);
    const left = (await rows(input)) - from;
    const hash = input.ExpressionAttributeNames['#hash'] as string;
    const last = { [hash]: input.ExpressionAttributeValues[':hash'], from: { S: String(from + 2) } };
    return {
      Count: Math.min(left, 2),
      ConsumedCapacity: { CapacityUnits: 1 },
      ...(left > 2 && { LastEvaluatedKey: last }),
    };
  }
  const sdk = async () => ({ query });
  const table = { sdk, name: 'directory', budget: 60_000, attempt: 60_000 } as unknown as DirectoryTable;
  return { table, asked };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

const outcomeOf = (run: Promise<void>) =>
  run.then(
    () => 'verified',
    (error: unknown) => error,
  );
/** How a check ends within a quarter of an hour. */
async function endOf(run: Promise<void>): Promise<unknown> {
  const outcome = outcomeOf(run);
  await vi.advanceTimersByTimeAsync(900_000);
  return Promise.race([outcome, setImmediate('it waits')]);
}

describe('the count of the partitions of a release', () => {
  it('is taken in the index or the table, over as many answers as it needs', async () => {
    const { table, asked } = tableOf(() => 5);
    const checked: number[] = [];
    const partitions = { 'byTag:offers#open#end': 5, 'table:list#faqs': 5 };
    const onChecked = (count: number) => checked.push(count);
    expect(await endOf(verifyCounts(table, 7, partitions, { patience: 0, onChecked }))).toBe('verified');
    const seen = asked.map((one) => [
      one.IndexName,
      one.ExpressionAttributeNames,
      one.ExpressionAttributeValues,
    ]);
    const tag = ['byTag', { '#hash': 'tag_pk' }, { ':hash': { S: '7#offers#open#end' } }];
    const list = [undefined, { '#hash': 'pk' }, { ':hash': { S: '7#list#faqs' } }];
    for (const one of [tag, list]) expect(seen.filter((of) => of[0] === one[0])).toEqual([one, one, one]);
    expect(new Set(asked.map(({ Select }) => Select))).toEqual(new Set(['COUNT']));
    expect(checked).toEqual([1, 2]);
  });

  it('may be nothing, and more rows than there should be are as wrong as less', async () => {
    const check = (rows: number, expected: number) =>
      endOf(verifyCounts(tableOf(() => rows).table, 1, { 'table:list#faqs': expected }, { patience: 0 }));
    expect(await check(0, 0)).toBe('verified');
    for (const expected of [1, 3]) {
      const error = await check(2, expected);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(error).toMatchObject({ cause: { message: 'Rows are missing: table:list#faqs of release 1' } });
    }
  });

  it('is taken again and again while an index lags behind, as long as the patience lasts', async () => {
    const late = tableOf(() => (late.asked.length > 14 ? 2 : 1));
    const run = verifyCounts(late.table, 1, { 'table:list#faqs': 2 }, { patience: 600_000 });
    expect(await endOf(run)).toBe('verified');

    const never = tableOf(() => 1);
    const given = outcomeOf(verifyCounts(never.table, 1, { 'table:list#faqs': 2 }, { patience: 1_000 }));
    // At 0, 50, 150, 350, 750 and 1,550 milliseconds.
    await vi.advanceTimersByTimeAsync(749);
    expect(never.asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.race([given, setImmediate('it waits')])).toBeInstanceOf(StoreUnavailable);
    expect(never.asked).toHaveLength(6);

    const toTheEnd = tableOf(() => 1);
    await endOf(verifyCounts(toTheEnd.table, 1, { 'table:list#faqs': 2 }, { patience: 750 }));
    expect(toTheEnd.asked).toHaveLength(5);
  });

  it('ends in time where the clock is set back meanwhile', async () => {
    const never = tableOf(() => {
      if (never.asked.length === 1) vi.setSystemTime(Date.now() - 86_400_000);
      return 1;
    });
    const run = verifyCounts(never.table, 1, { 'table:list#faqs': 2 }, { patience: 300_000 });
    expect(await endOf(run)).toBeInstanceOf(StoreUnavailable);
  });

  it('is not taken again when the table fails in another way', async () => {
    const { table, asked } = tableOf(() => Promise.reject(new Error('away')));
    const run = verifyCounts(table, 1, { 'table:list#faqs': 2 }, { patience: 600_000 });
    expect(await endOf(run)).toMatchObject({ cause: { message: 'away' } });
    expect(asked).toHaveLength(1);
  });

  it('is taken of eight partitions at once', async () => {
    const gates: (() => void)[] = [];
    const { table, asked } = tableOf(() => new Promise((resolve) => gates.push(() => resolve(0))));
    const partitions = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`table:list#${n}`, 0]));
    const run = verifyCounts(table, 1, partitions, { patience: 0 });
    const seen: number[] = [];
    for (let turn = 0, done = 0; turn < 5; turn += 1) {
      await setImmediate();
      if (asked.length > done) seen.push(asked.length - done);
      for (const open of gates.splice(0)) {
        open();
        done += 1;
      }
    }
    expect([await endOf(run), seen]).toEqual(['verified', [8, 8, 4]]);
  });
});

describe('a check that is stopped', () => {
  it('ends at once, also while the table has not answered', async () => {
    const stop = new AbortController();
    const { table } = tableOf(() => new Promise(() => {}));
    const run = outcomeOf(
      verifyCounts(table, 1, { 'table:list#faqs': 2 }, { patience: 600_000, signal: stop.signal }),
    );
    await setImmediate();
    stop.abort(new Error('stopped'));
    expect(await Promise.race([run, setImmediate('it waits')])).toMatchObject({
      message: 'stopped',
    });
  });

  it('asks no more', async () => {
    const stop = new AbortController();
    const { table, asked } = tableOf(() => 1);
    const run = outcomeOf(
      verifyCounts(table, 1, { 'table:list#faqs': 2 }, { patience: 600_000, signal: stop.signal }),
    );
    await vi.advanceTimersByTimeAsync(200);
    const before = asked.length;
    stop.abort(new Error('stopped'));
    expect(await Promise.race([run, setImmediate('it waits')])).toMatchObject({ message: 'stopped' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(before);
  });
});
