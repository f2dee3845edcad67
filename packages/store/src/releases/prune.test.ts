import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  paginateScan,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Engine, newTable, openTable, startEngine } from '../../../../tests/support/engines';
import { type FaultyEngine, startFaulty } from '../../../../tests/support/faulty-engine';
import { holdBack } from '../../../../tests/support/hold-back';
import { tinyDirectory } from '../../../../tests/support/made-directory';
import { publicationOf, publish } from '../../../../tests/support/published';
import { chunksKey } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { PointerLost } from '../table/errors';
import { LIVE, RELEASES, releaseKey } from '../table/keys';
import { readItem } from '../table/read-items';
import { verifyChain } from './chain/verify-chain';
import { rollback, withdraw } from './history';
import { readLifecycle } from './lifecycle';
import { makeLive } from './make-live';
import { readManifest } from './manifest';
import { prune } from './prune';
import { publishStaged, stageRelease } from './publish/publish';

const small = tinyDirectory();
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

/** Calls `see` with each command before it is sent; what it throws is how the command ends. */
const watch = (of: DirectoryTable, see: (command: string, input: Record<string, unknown>) => void) =>
  of.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        see(commandName, args.input as Record<string, unknown>);
        return next(args);
      },
    { step: 'initialize' },
  );

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
    release,
    format,
    digest,
    base,
    slugs_from,
    started_at,
    published_at,
    chain,
    state: 'pruned',
    was_live: true,
    chunks: {},
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
    state: 'pruned',
    published_at: null,
    chain: null,
    was_live: false,
  });
  expect(await itemsOf(2)).toBe(0);
});

test('one that died while it wrote its list of keys is removed with what there is of the list', async () => {
  await publishMany(1);
  await publish(table, named('unfinished'), { signal: AbortSignal.abort() }).catch(() => {});
  const cutOff = { pk: chunksKey(2, 'keys'), sk: '000', data: Buffer.from('cut off') };
  const manifest = await readItem(table, releaseKey(2));
  for (const Item of [cutOff, { ...manifest, chunks: {} }])
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  expect(await prune(table, { now: LATER })).toEqual([2]);
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
    watch(writer, (command) => {
      // Of a kind that is not tried again.
      if (command === 'BatchWriteItemCommand' && left-- <= 0)
        throw Object.assign(new Error('died'), { name: 'ValidationException' });
    });
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

describe.each([
  ['a release that was live', (writer: DirectoryTable) => rollback(writer, 1)],
  [
    'one that was never live',
    async (writer: DirectoryTable) => makeLive(writer, await readLifecycle(writer), 7),
  ],
])('%s, made live while it is removed', (_, make) => {
  const isPointer = (_: string, { Item }: Record<string, unknown>) => (Item as { sk?: string })?.sk === LIVE;

  async function removedMeanwhile(writer: DirectoryTable) {
    await publishMany(6);
    await stageRelease(table, publicationOf(named('a preview')));
    const held = holdBack(writer, isPointer);
    const made = make(writer).catch((error) => error);
    await held.reached;
    await prune(table, { now: LATER });
    return { made, letGo: held.letGo };
  }

  test('is never live, and the error says that it is gone', async () => {
    const writer = openTable(engine, table.name, 'writer');
    const { made, letGo } = await removedMeanwhile(writer);
    const pointers: unknown[] = [];
    watch(writer, (command, input) => {
      if (isPointer(command, input)) pointers.push(input.Item);
    });
    letGo();
    expect(await made).toMatchObject({ name: 'ReleaseGone' });
    expect(pointers).toEqual([]);
  });

  test('stays as it is when whoever makes it live dies', async () => {
    const writer = openTable(engine, table.name, 'writer');
    const { made, letGo } = await removedMeanwhile(writer);
    let reads = 0;
    watch(writer, (command) => {
      if (command === 'GetItemCommand' && ++reads > 1) throw new Error('died');
    });
    letGo();
    expect(await made).toMatchObject({ cause: { message: 'died' } });
    expect(await readLifecycle(table)).toMatchObject({ release: 6 });
  });
});

describe('where the answer to a change of a manifest is lost', () => {
  let faulty: FaultyEngine;
  beforeEach(async () => {
    faulty = await startFaulty(engine);
    const seen = new Set<string>();
    faulty.fault = (operation, { Item = {} }) => {
      const { pk, state } = Item as Record<string, { S?: string }>;
      const change = `${state?.S}`;
      if (operation !== 'PutItem' || pk?.S !== RELEASES || !state || seen.has(change)) return null;
      seen.add(change);
      return 'lost';
    };
    return () => faulty.close();
  });

  test('a release is removed and told all the same', async () => {
    await publishMany(6);
    const onPruned = vi.fn();
    expect(await prune(openTable(faulty, table.name, 'writer'), { now: LATER, onPruned })).toEqual([1]);
    expect(onPruned.mock.calls).toEqual([[1]]);
    expect(await stateOf(1)).toBe('pruned');
  });

  test('one that a roll-back made live just before can be read all the same', async () => {
    await publishMany(6);
    const writer = openTable(faulty, table.name, 'writer');
    const held = holdBack(writer, marks(1));
    const pruned = prune(writer, { now: LATER });
    await held.reached;
    await rollback(table, 1);
    held.letGo();
    expect(await pruned).toEqual([]);
    expect(await stateOf(1)).toBe('ready');
  });
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

test('where nothing is live, what was never live is removed all the same', async () => {
  await publishMany(1);
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk: RELEASES, sk: LIVE } }));
  expect(await prune(table, { now: LATER })).toEqual([1]);
  expect(await readManifest(table, 1)).toMatchObject({ state: 'pruned', was_live: false });
});

test('where the pointer was lost, nothing is removed', async () => {
  await publishMany(2);
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk: RELEASES, sk: LIVE } }));
  await expect(prune(table, { now: LATER })).rejects.toThrow(PointerLost);
  expect([await stateOf(1), await stateOf(2)]).toEqual(['ready', 'ready']);
});

test('one whose removal was begun is none of the five', async () => {
  await publishMany(7);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: releaseKey(1),
      UpdateExpression: 'SET #state = :pruning, was_live = :true',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':pruning': 'pruning', ':true': true },
    }),
  );
  await withdraw(table, 5);
  await withdraw(table, 6);
  // Five that may be read are left: 2, 3, 4 and 7, and the one whose removal was begun.
  expect(await prune(table, { now: LATER })).toEqual([1, 5, 6]);
});

test('the live one is not even marked, however old it is', async () => {
  await publishMany(7);
  await rollback(table, 1);
  const writer = openTable(engine, table.name, 'writer');
  const marked = new Set<number>();
  watch(writer, (command, input) => {
    for (const release of [1, 2]) if (marks(release)(command, input)) marked.add(release);
  });
  expect(await prune(writer, { now: LATER })).toEqual([2]);
  expect(marked).toEqual(new Set([2]));
});

/** Prunes one release, and stops as its manifest is written for the so-manieth time. */
async function stopAt(writing: number): Promise<void> {
  const stop = new AbortController();
  const writer = openTable(engine, table.name, 'writer');
  let writes = 0;
  watch(writer, (_, { Item }) => {
    if ((Item as { sk?: string } | undefined)?.sk !== releaseKey(1).sk) return;
    writes += 1;
    if (writes === writing) stop.abort();
  });
  await expect(prune(writer, { now: LATER, signal: stop.signal })).rejects.toThrow(/abort/i);
}

test('a stop before the first item is removed leaves them all', async () => {
  await publishMany(6);
  const whole = await itemsOf(1);
  await stopAt(1);
  expect([await stateOf(1), await itemsOf(1)]).toEqual(['pruning', whole]);
  expect(await prune(table, { now: LATER })).toEqual([1]);
});

test('a stop after the items leaves the lists of what there was, and the next prune needs none of them', async () => {
  await publishMany(6);
  await stopAt(2);
  const left = await readItem(table, releaseKey(1));
  expect([left?.state, left?.chunks]).toEqual(['pruning', {}]);
  expect(await itemsOf(1)).toBeGreaterThan(0);
  expect(await prune(table, { now: LATER })).toEqual([1]);
  expect(await itemsOf(1)).toBe(0);
});

test('what is to be removed is read from the table itself, not from a copy that may lag behind', async () => {
  await publishMany(6);
  const reader = openTable(engine, table.name, 'writer');
  const reads: unknown[] = [];
  watch(reader, (command, { ConsistentRead }) => {
    if (command === 'QueryCommand') reads.push(ConsistentRead);
  });
  await prune(reader, { now: LATER });
  expect(new Set(reads)).toEqual(new Set([true]));
});

test('what goes live while others are removed stays, also where it was rolled back before its turn came', async () => {
  await publishMany(8);
  const { release } = await stageRelease(table, publicationOf(named('a preview')), {
    publishedAt: publishedAt(9),
  });
  const writer = openTable(engine, table.name, 'writer');
  const held = holdBack(writer, marks(1));
  const pruning = prune(writer, { now: LATER });
  await held.reached;
  await publishStaged(table, release);
  await rollback(table);
  held.letGo();
  expect(await pruning).toEqual([1, 2, 3, 4]);
  expect(await stateOf(release)).toBe('ready');
  expect(await readLifecycle(table)).toMatchObject({ release: 8, were_live: [5, 6, 7, 8, 9] });
  expect((await verifyChain(table)).broken).toBeNull();
});
