import { BatchWriteCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, newTable, openTable, startEngine } from '../../../../tests/support/engines';
import { holdBack } from '../../../../tests/support/held';
import { smallDirectory } from '../../../../tests/support/made-directory';
import { publish } from '../../../../tests/support/published';
import type { DirectoryTable } from '../table/client';
import { releaseKey } from '../table/keys';
import { rollback, withdraw } from './history';
import { readLifecycle } from './lifecycle';
import { readItem, readManifest } from './manifest';
import { prune } from './prune';

const small = smallDirectory();
const HOUR = 3_600_000;
const START = Date.parse('2026-11-01T00:00:00.000Z');
/** When everything here is older than 48 hours. */
const LATER = Date.parse('2040-01-01T00:00:00.000Z');
const publishedAt = (release: number) => new Date(START + release * HOUR).toISOString();
const named = (name: string) => ({
  ...small,
  offers: small.offers.map((one) => ({ ...one, name: `${one.name} of ${name}` })),
});

let engine: Engine;
let table: DirectoryTable;
/** The items of a table after each of its first eight releases, which are an hour apart. */
const items: Record<number, Record<string, unknown>[]> = {};
beforeAll(async () => {
  engine = await startEngine('dynalite');
  table = await newTable(engine);
  for (let release = 1; release <= 8; release += 1) {
    await publish(table, named(`version ${release}`), { publishedAt: publishedAt(release) });
    items[release] = await everyItemOf(table);
  }
});
afterAll(() => engine?.close());
beforeEach(async () => {
  table = await newTable(engine);
});

async function everyItemOf(of: DirectoryTable): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan(of, { TableName: of.name })) found.push(...Items);
  return found;
}

/** Fills the table as so many releases left one. */
async function publishMany(count: number): Promise<void> {
  const puts = (items[count] ?? []).map((Item) => ({ PutRequest: { Item } }));
  for (let from = 0; from < puts.length; from += 25)
    await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: puts.slice(from, from + 25) } }),
    );
}
const stateOf = async (release: number) => (await readManifest(table, release))?.state;
/** How many items a release has beside its manifest. */
const itemsOf = async (release: number) =>
  (await everyItemOf(table)).filter(({ pk }) => String(pk).startsWith(`${release}#`)).length;
const marks =
  (release: number) =>
  (_: string, { Item }: Record<string, unknown>) => {
    const { sk, state } = (Item ?? {}) as { sk?: string; state?: string };
    return sk === releaseKey(release).sk && state === 'pruning';
  };

test('what is removed leaves its manifest with hash and dates, and is told, one after the other', async () => {
  await publishMany(7);
  const before = await readManifest(table, 1);
  const onPruned = vi.fn();
  const searchFiles = { remove: vi.fn(async () => {}) };
  expect(await prune(table, { now: LATER, onPruned, searchFiles })).toEqual([1, 2]);
  expect(onPruned.mock.calls).toEqual([[1], [2]]);
  expect(searchFiles.remove.mock.calls).toEqual([[1], [2]]);
  if (before?.state !== 'ready') throw new Error('not whole');
  const { release, format, digest, base, slugs_from, started_at, published_at, chain } = before;
  expect(await readManifest(table, 1)).toEqual({
    ...{ release, format, digest, base, slugs_from, started_at, published_at, chain },
    ...{ state: 'pruned', was_live: true, chunks: {} },
  });
  expect([await itemsOf(1), await itemsOf(2), (await itemsOf(3)) > 0]).toEqual([0, 0, true]);
  expect((await readLifecycle(table))?.were_live).toEqual([3, 4, 5, 6, 7]);
});

test('a release stays for 48 hours after it was published', async () => {
  await publishMany(6);
  const end = Date.parse(publishedAt(1)) + 48 * HOUR;
  expect(await prune(table, { now: end - 1 })).toEqual([]);
  expect(await prune(table, { now: end })).toEqual([1]);
});

test('one that was never finished stays for 48 hours after it was begun', async () => {
  await publishMany(1);
  await publish(table, named('unfinished'), { signal: AbortSignal.abort() }).catch(() => {});
  const begun = Date.parse((await readManifest(table, 2))?.started_at ?? '');
  expect(await prune(table, { now: begun + 48 * HOUR - 1 })).toEqual([]);
  expect(await prune(table, { now: begun + 48 * HOUR })).toEqual([2]);
  expect(await readManifest(table, 2)).toMatchObject({
    ...{ state: 'pruned', published_at: null, chain: null, was_live: false },
  });
  expect(await itemsOf(2)).toBe(0);
});

test('the newest that was live stays though it is withdrawn, and is none of the five', async () => {
  await publishMany(8);
  await rollback(table, 6);
  await withdraw(table, 8);
  await withdraw(table, 7);
  expect(await prune(table, { now: LATER })).toEqual([1, 7]);
  expect(await stateOf(8)).toBe('ready');
});

test('one of a format that this version does not read stays', async () => {
  await publishMany(6);
  const item = await readItem(table, releaseKey(1));
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...item, format: 99 } }));
  expect(await prune(table, { now: LATER })).toEqual([]);
});

test.each([0, 1, 2, 5, 9])(
  'a prune that died after %i batches is resumed, however young its release is',
  async (count) => {
    await publishMany(6);
    const writer = openTable(engine, table.name, 'writer');
    let left = count;
    writer.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          // Of a kind that is not tried again.
          if (commandName === 'BatchWriteItemCommand' && left-- <= 0)
            throw Object.assign(new Error('died'), { name: 'ValidationException' });
          return next(args);
        },
      { step: 'initialize' },
    );
    await expect(prune(writer, { now: LATER })).rejects.toThrow('died');
    expect(await stateOf(1)).toBe('pruning');
    expect(await prune(table, { now: Date.parse(publishedAt(1)) })).toEqual([1]);
    expect([await stateOf(1), await itemsOf(1)]).toEqual(['pruned', 0]);
    expect(await readManifest(table, 1)).toMatchObject({ published_at: publishedAt(1), was_live: true });
    expect((await readLifecycle(table))?.were_live).toEqual([2, 3, 4, 5, 6]);
  },
);

test('one that a roll-back made live just before stays as it was', async () => {
  await publishMany(6);
  const stored = await readItem(table, releaseKey(1));
  const writer = openTable(engine, table.name, 'writer');
  const held = holdBack(writer, marks(1));
  const searchFiles = { remove: vi.fn(async () => {}) };
  const pruned = prune(writer, { now: LATER, searchFiles });
  await held.reached;
  await rollback(table, 1);
  held.letGo();
  expect(await pruned).toEqual([]);
  expect(await readItem(table, releaseKey(1))).toEqual(stored);
  expect(searchFiles.remove).not.toHaveBeenCalled();
  expect((await readLifecycle(table))?.were_live).toContain(1);
});

test('of two prunes at once one says that it removed a release', async () => {
  await publishMany(6);
  const writer = openTable(engine, table.name, 'writer');
  const held = holdBack(writer, marks(1));
  const slow = prune(writer, { now: LATER });
  await held.reached;
  expect(await prune(table, { now: LATER })).toEqual([1]);
  held.letGo();
  expect(await slow).toEqual([]);
  expect(await stateOf(1)).toBe('pruned');
});

test('what another prune removed without saying so is forgotten', async () => {
  await publishMany(6);
  const known = await readLifecycle(table);
  await prune(table, { now: LATER });
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { pk: 'RELEASES', sk: 'LIVE', ...known, revision: 50 } }),
  );
  expect(await prune(table, { now: LATER })).toEqual([]);
  expect((await readLifecycle(table))?.were_live).toEqual([2, 3, 4, 5, 6]);
});

test('a prune that is stopped begins no other release', async () => {
  await publishMany(7);
  const stop = new AbortController();
  const run = prune(table, { now: LATER, signal: stop.signal, onPruned: () => stop.abort() });
  await expect(run).rejects.toThrow(/abort/i);
  expect([await stateOf(1), await stateOf(2)]).toEqual(['pruned', 'ready']);
});
