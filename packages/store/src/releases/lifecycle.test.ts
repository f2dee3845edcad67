import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, test } from 'vitest';
import { type Engine, openTable } from '../../../../tests/support/engines';
import { holdBack } from '../../../../tests/support/hold-back';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import type { DirectoryTable } from '../table/engine/client';
import { PublishConflict } from '../table/errors';
import { readItem } from '../table/read-items';
import { hashOf } from './chain/hash';
import { FORMAT } from './format';
import {
  asIfLive,
  isWithdrawn,
  type Lifecycle,
  mayBeRead,
  newestOf,
  readLifecycle,
  readPointer,
} from './lifecycle';
import { addWithdrawn, forget, movePointer } from './lifecycle-changes';
import { putManifest } from './manifest-writes';

const KEY = { pk: 'RELEASES', sk: 'LIVE' };

let engine: Engine;
let table: DirectoryTable;
newTableForEach('dynalite', (made, on) => {
  table = made;
  engine = on;
});

const put = (item: object) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { ...KEY, ...item } }));
/** Makes the releases live one after the other. */
async function live(...releases: number[]): Promise<Lifecycle> {
  let known: Lifecycle | null = await readLifecycle(table);
  for (const release of releases) known = await movePointer(table, known, release);
  return known as Lifecycle;
}

test('of a directory that was never published nothing is known', async () => {
  expect([await readLifecycle(table), await readPointer(table), newestOf(null)]).toEqual([null, null, null]);
  expect([isWithdrawn(null, 1), mayBeRead(null, 1)]).toEqual([false, false]);
  expect(asIfLive(null, 3)).toEqual({ release: 3, were_live: [3], withdrawn: [], revision: 0 });
  await forget(table, new Set([1]));
  expect(await readItem(table, KEY)).toBeUndefined();
});

test('what would be known if a release went live', () => {
  const known = {
    release: 2,
    were_live: [1, 2, 5],
    withdrawn: [{ release: 1, successors: [2] }],
    revision: 4,
  };
  expect(asIfLive(known, 3)).toEqual({ ...known, release: 3, were_live: [1, 2, 3, 5] });
  expect(asIfLive(known, 5)).toEqual({ ...known, release: 5 });
});

test('visitors may read what is or was live and is not withdrawn', () => {
  const known = { release: 2, were_live: [1, 2], withdrawn: [{ release: 1, successors: [] }], revision: 4 };
  expect([1, 2, 3].map((release) => mayBeRead(known, release))).toEqual([false, true, false]);
  expect([1, 2].map((release) => isWithdrawn(known, release))).toEqual([true, false]);
  expect(newestOf({ ...known, release: 1 })).toBe(2);
});

describe('moving the pointer', () => {
  it('writes one item with all that is known and its hash, and counts the change', async () => {
    expect(await movePointer(table, null, 2)).toEqual({
      release: 2,
      were_live: [2],
      withdrawn: [],
      revision: 1,
    });
    await movePointer(table, await readLifecycle(table), 10);
    await movePointer(table, await readLifecycle(table), 9);
    const known = { release: 9, were_live: [2, 9, 10], withdrawn: [], revision: 3 };
    expect(await readItem(table, KEY)).toEqual({ ...KEY, ...known, hash: hashOf(known) });
    expect([await readLifecycle(table), await readPointer(table)]).toEqual([known, 9]);
    expect(newestOf(known)).toBe(10);
  });

  it('to the live release changes nothing', async () => {
    const known = await live(1, 2);
    expect(await movePointer(table, known, 2)).toEqual(known);
    expect(await movePointer(table, null, 2)).toEqual(known);
    expect((await readLifecycle(table))?.revision).toBe(2);
  });

  it('is refused when another release went live since, even if it was rolled back', async () => {
    const seen = await live(1);
    const now = await live(2);
    const late = movePointer(table, seen, 3);
    await expect(late).rejects.toThrow(new PublishConflict('Another release went live meanwhile'));
    const back = await movePointer(table, now, 1);
    await expect(movePointer(table, seen, 3)).rejects.toThrow(PublishConflict);
    await expect(movePointer(table, now, 3)).rejects.toThrow(PublishConflict);
    expect(await readLifecycle(table)).toEqual(back);
    await expect(movePointer(table, null, 3)).rejects.toThrow(PublishConflict);
  });

  it('is refused for a release that is withdrawn', async () => {
    const known = await addWithdrawn(table, await live(1, 2), { release: 1, successors: async () => [2] });
    const withdrawn = movePointer(table, known, 1);
    await expect(withdrawn).rejects.toThrow(new PublishConflict('Release 1 was withdrawn meanwhile'));
    expect(await movePointer(table, known, 3)).toEqual({
      release: 3,
      were_live: [1, 2, 3],
      withdrawn: [{ release: 1, successors: [2] }],
      revision: 4,
    });
  });

  it('is refused to the second of two who saw nothing, also when both wrote at once', async () => {
    const writer = openTable(engine, table.name, 'writer');
    const held = holdBack(writer, (command) => command === 'PutItemCommand');
    const second = movePointer(writer, null, 2).catch((error) => error);
    await held.reached;
    await live(1);
    held.letGo();
    expect(await second).toBeInstanceOf(PublishConflict);
    expect(await readPointer(table)).toBe(1);
  });

  it('is done over a change that has nothing to do with it', async () => {
    const seen = await live(1, 2, 3);
    await forget(table, new Set([1]));
    expect(await movePointer(table, seen, 4)).toEqual({
      release: 4,
      were_live: [2, 3, 4],
      withdrawn: [],
      revision: 5,
    });
  });

  it('is refused where another was withdrawn since: the one that was written may be made from it', async () => {
    const seen = await live(1, 2, 3);
    const now = await addWithdrawn(table, seen, { release: 1, successors: async () => [2] });
    await expect(movePointer(table, seen, 4)).rejects.toThrow('A release was withdrawn meanwhile');
    expect(await movePointer(table, now, 4)).toMatchObject({ release: 4 });
  });

  it('is given up when others change the item again and again', async () => {
    const seen = await live(1);
    const writer = openTable(engine, table.name, 'writer');
    let tries = 0;
    writer.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === 'PutItemCommand') {
            tries += 1;
            await put({ ...seen, revision: 100 + tries });
          }
          return next(args);
        },
      { step: 'initialize' },
    );
    const outcome = movePointer(writer, seen, 2);
    await expect(outcome).rejects.toThrow(
      new PublishConflict('Other processes changed the releases again and again'),
    );
    expect([tries, await readPointer(table)]).toEqual([10, 1]);
  });
});

describe('withdrawing a release', () => {
  it('is recorded once', async () => {
    const seen = await live(1, 2, 3);
    const first = await addWithdrawn(table, seen, { release: 1, successors: async () => [2] });
    expect(await addWithdrawn(table, first, { release: 1, successors: async () => [3] })).toEqual(first);
    // Also by one who saw what was before.
    expect(await addWithdrawn(table, seen, { release: 1, successors: async () => [3] })).toEqual(first);
    const withdrawn = [
      { release: 1, successors: [2] },
      { release: 2, successors: [3] },
    ];
    await addWithdrawn(table, seen, { release: 2, successors: async () => [3] });
    expect(await readLifecycle(table)).toEqual({
      release: 3,
      were_live: [1, 2, 3],
      withdrawn,
      revision: 5,
    });
  });

  it('is refused for the live release, and where the record is gone', async () => {
    const seen = await live(1, 2);
    const entry = { release: 1, successors: async () => [] };
    await movePointer(table, seen, 1);
    const late = addWithdrawn(table, seen, entry);
    await expect(late).rejects.toThrow(new PublishConflict('Release 1 went live meanwhile'));
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: KEY }));
    await expect(addWithdrawn(table, seen, entry)).rejects.toThrow(PublishConflict);
    expect(await readItem(table, KEY)).toBeUndefined();
  });
});

test('what is no longer stored is forgotten, and nothing is written where there is none of it', async () => {
  const known = await live(1, 2, 3, 4);
  await forget(table, new Set([1, 3, 9]));
  expect(await readLifecycle(table)).toEqual({ ...known, were_live: [2, 4], revision: 5 });
  await forget(table, new Set([1, 3, 9]));
  expect((await readLifecycle(table))?.revision).toBe(5);
});

describe('a pointer from before releases were recorded', () => {
  const manifest = (release: number, base: number | null, state: 'writing' | 'pruned') => {
    const started = {
      release,
      base,
      format: FORMAT,
      digest: 'd',
      slugs_from: [],
      chunks: {},
      started_at: '2026-11-20T00:00:00.000Z',
    };
    const entry =
      state === 'writing'
        ? { ...started, state, dated: null, written: 0 }
        : { ...started, state, published_at: null, was_live: null, chain: null };
    return putManifest(table, entry, null);
  };

  it('proves that it was live itself, and what others were made from and is still stored', async () => {
    await manifest(1, null, 'pruned');
    await manifest(2, 1, 'writing');
    await manifest(3, 2, 'writing');
    await manifest(4, 3, 'writing');
    await manifest(5, 2, 'writing');
    await put({ release: 5 });
    expect(await readLifecycle(table)).toEqual({
      release: 5,
      were_live: [2, 3, 5],
      withdrawn: [],
      revision: 0,
    });
    await put({ release: 1 });
    expect((await readLifecycle(table))?.were_live).toEqual([1, 2, 3]);
    await put({ release: 0 });
    await expect(readLifecycle(table)).rejects.toThrow();
  });

  it('is replaced by the first change, unless it was moved or replaced meanwhile', async () => {
    await put({ release: 1 });
    const seen = await readLifecycle(table);
    expect(seen).toEqual({ release: 1, were_live: [1], withdrawn: [], revision: 0 });
    await put({ release: 2 });
    await expect(movePointer(table, seen, 3)).rejects.toThrow(PublishConflict);
    await put({ release: 1 });
    expect(await movePointer(table, seen, 3)).toMatchObject({ release: 3, revision: 1 });
    await put({ release: 1, were_live: [1], withdrawn: [], revision: 7 });
    expect(await movePointer(table, seen, 3)).toMatchObject({ were_live: [1, 3], revision: 8 });
  });
});
