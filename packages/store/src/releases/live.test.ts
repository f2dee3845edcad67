import { gzipSync } from 'node:zlib';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { describe, expect, test, vi } from 'vitest';
import { type Engine, openTable } from '../../../../tests/support/engines';
import { holdBack } from '../../../../tests/support/hold-back';
import { tinyDirectory } from '../../../../tests/support/made-directory';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import { publicationOf, publish } from '../../../../tests/support/published';
import { recordRequests } from '../../../../tests/support/recorder';
import type { DirectoryTable } from '../table/engine/client';
import { ReleaseGone, ReleaseUnreadable } from '../table/errors';
import { releaseKey } from '../table/keys';
import { readItem } from '../table/read-items';
import { FORMAT } from './format';
import { rollback, withdraw } from './history';
import { createReleases, type ReleaseOptions } from './live';
import { stageRelease } from './publish/publish';

const small = tinyDirectory();
const [offer] = small.offers as [(typeof small.offers)[number]];
const named = (name: string, is_exclusive = false) => ({
  ...small,
  offers: small.offers.map((one) => ({ ...one, name: `${one.name} of ${name}`, is_exclusive })),
});

let engine: Engine;
let table: DirectoryTable;
let now: number;
newTableForEach('dynalite', (made, on) => {
  table = made;
  engine = on;
  now = 0;
});

/** A process of its own, with the requests that it sends. */
function startProcess(options: ReleaseOptions = {}) {
  const reader = openTable(engine, table.name, 'writer');
  const requests = recordRequests(reader);
  const sent = () => requests.splice(0).map(({ command }) => command);
  return { releases: createReleases(reader, { now: () => now, ...options }), reader, sent };
}
const publishAll = async (...names: string[]) => {
  for (const name of names) await publish(table, named(name));
};

/** Takes the manifest of a release out of the table; the answer puts it back. */
async function hideManifest(release: number): Promise<() => Promise<unknown>> {
  const Key = releaseKey(release);
  const Item = await readItem(table, Key);
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  return () => table.client.send(new PutCommand({ TableName: table.name, Item }));
}
const setFormat = (release: number, format: number) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: releaseKey(release),
      UpdateExpression: 'SET #format = :format',
      ExpressionAttributeNames: { '#format': 'format' },
      ExpressionAttributeValues: { ':format': format },
    }),
  );

test('before the first release there is nothing, and nothing is hidden, in no preview either', async () => {
  for (const options of [{}, { preview: 1 }]) {
    const { releases } = startProcess(options);
    expect([await releases.live(), await releases.release(1), await releases.list()]).toEqual([
      ...[null, null, []],
    ]);
    await expect(releases.manifestOf(1)).rejects.toThrow(ReleaseGone);
    const nothing = { denied: { locked: [], removed: [] }, withdrawn: [] };
    expect([await releases.hidden(), await releases.hiddenIn(1)]).toEqual([
      nothing,
      options.preview ? null : nothing,
    ]);
  }
});

test('where the first release is not whole yet, none is listed', async () => {
  await publish(table, named('A'), { signal: AbortSignal.abort() }).catch(() => {});
  expect(await startProcess().releases.list()).toEqual([]);
});

test('a release says the hash of its chain and of the one before; one from before there was a chain has none', async () => {
  await publishAll('A', 'B');
  const { releases } = startProcess();
  const first = await releases.release(1);
  expect(first).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), previous: null });
  expect(await releases.release(2)).toMatchObject({ previous: { release: 1, hash: first?.hash } });
  const Item = await readItem(table, releaseKey(1));
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item, chain: null } }));
  expect(await startProcess().releases.release(1)).toMatchObject({ hash: null, previous: null });
});

test('the pointer is read again after five seconds, a manifest after thirty', async () => {
  await publishAll('A');
  const { releases, sent } = startProcess();
  const counts: number[] = [];
  for (now of [0, 0, 4_999, 5_000, 9_999, 10_000, 30_000]) {
    expect((await releases.live())?.release).toBe(1);
    counts.push(sent().length);
  }
  expect(counts).toEqual([2, 0, 0, 1, 0, 1, 2]);
});

test('what was withdrawn while a function slept is not shown once more, although the table is slow', async () => {
  await publishAll('A', 'B');
  const { releases, reader } = startProcess();
  expect((await releases.live())?.release).toBe(2);
  await rollback(table);
  await withdraw(table, 2);
  now += 3_600_000;
  const held = holdBack(reader, () => true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const live = releases.live();
    await held.reached;
    await vi.advanceTimersByTimeAsync(2_500);
    held.letGo();
    expect((await live)?.release).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

/** What a read asks for, as the engine has it. */
const sortKeyOf = (input: object) => (input as { Key?: { sk: { S: string } } }).Key?.sk.S;

test('a release that has just gone live is read when it is asked for', async () => {
  await publishAll('A');
  const { releases, sent } = startProcess();
  await releases.live();
  expect((await releases.release(1))?.release).toBe(1);
  expect((await releases.manifestOf(1)).release).toBe(1);
  await publishAll('B');
  sent();
  expect(await releases.release(1)).toMatchObject({ release: 1 });
  expect(sent()).toEqual([]);
  expect((await releases.release(2))?.release).toBe(2);
  expect((await releases.live())?.release).toBe(2);
  expect((await releases.manifestOf(2)).release).toBe(2);
  await expect(releases.manifestOf(3)).rejects.toMatchObject({ name: 'ReleaseGone', release: 3 });
});

test('a release that was not there is looked for again', async () => {
  await publishAll('A');
  const putBack = await hideManifest(1);
  const { releases } = startProcess();
  expect(await releases.live()).toBeNull();
  await expect(releases.manifestOf(1)).rejects.toThrow(ReleaseGone);
  await putBack();
  expect((await releases.live())?.release).toBe(1);
});

test('a manifest that cannot be read fails the first read, and leaves the release before in use', async () => {
  await publishAll('A');
  let isAway = true;
  const { releases, reader } = startProcess();
  reader.client.middlewareStack.add(
    (next) => async (args) => {
      if (isAway && sortKeyOf(args.input)?.startsWith('0')) throw new Error('away');
      return next(args);
    },
    { step: 'initialize' },
  );
  await expect(releases.live()).rejects.toMatchObject({ cause: { message: 'away' } });
  isAway = false;
  now = 5_000;
  expect((await releases.live())?.release).toBe(1);
  await publishAll('B');
  isAway = true;
  now = 10_000;
  expect((await releases.live())?.release).toBe(1);
});

test('the address of the site is the one of where it runs', async () => {
  await publish(table, { ...small, settings: { address: 'https://published.example' } });
  const addressOf = async (siteAddress?: string) => {
    const { releases } = startProcess({ siteAddress });
    const [live, same] = [await releases.live(), await releases.release(1)];
    expect(live).toEqual(same);
    return live?.settings.address;
  };
  expect(await addressOf()).toBe('https://published.example');
  expect(await addressOf('https://stage.example')).toBe('https://stage.example');
});

test('a preview shows a staged release as the live one', async () => {
  await publishAll('A');
  const { release } = await stageRelease(table, publicationOf(named('B')));
  expect(await startProcess().releases.release(release)).toBeNull();
  const { releases } = startProcess({ preview: release });
  expect((await releases.live())?.release).toBe(release);
  expect((await releases.release(1))?.release).toBe(1);
});

test('a preview of the first release is shown as it would go live', async () => {
  const { release } = await stageRelease(table, publicationOf(named('A')));
  const { releases } = startProcess({ preview: release });
  expect(await releases.live()).toMatchObject({ release, edition: '1' });
  expect(await releases.hiddenIn(release)).toBeNull();
});

test('a preview hides what is denied by what went live since it was written, and its edition says so', async () => {
  await publish(table, named('A', true));
  await publishAll('B');
  const { release } = await stageRelease(table, publicationOf(named('C')));
  const { releases } = startProcess({ preview: release });
  expect([await releases.hiddenIn(release), (await releases.live())?.edition]).toEqual([null, '3']);
  await rollback(table, 1);
  now = 5_000;
  expect((await releases.hiddenIn(release))?.denied.locked).toHaveLength(small.offers.length);
  expect((await releases.live())?.edition).toBe('3.3.0.over.2.0.1');
});

describe('what is hidden', () => {
  test('is nothing in the newest release, and the same object elsewhere until something changes', async () => {
    await publishAll('A');
    await publish(table, named('B', true));
    const { releases, sent } = startProcess();
    const hidden = await releases.hidden();
    expect(hidden.denied.locked.toSorted()).toEqual(small.offers.map(({ id }) => id).toSorted());
    expect(hidden).toMatchObject({ denied: { removed: [] }, withdrawn: [] });
    expect(await releases.hiddenIn(2)).toBeNull();
    sent();
    expect([await releases.hiddenIn(1), await releases.hidden()]).toEqual([hidden, hidden]);
    expect(await releases.hiddenIn(1)).toBe(hidden);
    expect(sent()).toEqual([]);
    await withdraw(table, 1);
    now = 5_000;
    expect((await releases.hidden()).withdrawn).toMatchObject([{ release: 1 }]);
    expect(await releases.hiddenIn(2)).toBeNull();
  });

  test('is what the newest and the live release say, in either, after a roll-back', async () => {
    await publishAll('A');
    await publish(table, named('B', true));
    await rollback(table, 1);
    const { releases } = startProcess();
    for (const release of [1, 2])
      expect((await releases.hiddenIn(release))?.denied.locked).toHaveLength(small.offers.length);
    expect([await releases.lockedIn(1), await releases.lockedIn(2)]).toMatchObject([
      { length: 0 },
      { length: small.offers.length },
    ]);
  });

  test('is in the edition of a release', async () => {
    await publishAll('A', 'B', 'C');
    const { releases } = startProcess();
    const editions = async () => [
      (await releases.live())?.edition,
      (await releases.release(1))?.edition,
      (await releases.release(3))?.edition,
    ];
    expect(await editions()).toEqual(['3', '1.3.0', '3']);
    await withdraw(table, 2);
    now = 5_000;
    expect(await editions()).toEqual(['3.3.1', '1.3.1', '3.3.1']);
    await rollback(table, 1);
    now = 10_000;
    expect(await editions()).toEqual(['1.3.1.1', '1.3.1.1', '3.3.1.1']);
  });

  test('is in no edition that the live release had before: caches are kept by it, also after a roll-back and a new release', async () => {
    await publishAll('A', 'B');
    const { releases } = startProcess();
    const editions: (string | undefined)[] = [];
    const look = async () => {
      now += 5_000;
      editions.push((await releases.live())?.edition);
    };
    await look();
    for (const name of ['C', 'B']) {
      await rollback(table, 1);
      await look();
      await publishAll(name);
      await look();
    }
    expect(editions).toEqual(['2', '1.2.0.1', '3', '1.3.0.1', '4']);
  });

  test('is answered to who waits, however many releases went live meanwhile', async () => {
    await publish(table, named('A', true));
    const { releases, reader } = startProcess();
    const held = holdBack(reader, (_, input) => sortKeyOf(input) === releaseKey(1).sk);
    const slow = releases.hidden();
    await held.reached;
    for (const [at, name] of ['B', 'C', 'D'].entries()) {
      await publish(table, named(name, true));
      now += 5_000;
      expect((await releases.hidden()).denied.locked, String(at)).toHaveLength(2);
    }
    held.letGo();
    expect((await slow).denied.locked).toContain(offer.id);
  });
});

describe('the list of releases', () => {
  test('has a new live release as soon as the pointer is read, and is read again after thirty seconds', async () => {
    await publishAll('A');
    // Its writing began.
    await publish(table, named('B'), { signal: AbortSignal.abort() }).catch(() => {});
    const { releases, sent } = startProcess();
    const listed = async () =>
      (await releases.list()).map(({ release, state, counts }) => [release, state, counts !== null]);
    expect(await listed()).toEqual([[1, 'live', true]]);
    sent();
    expect(await listed()).toEqual([[1, 'live', true]]);
    expect(sent()).toEqual([]);
    await publishAll('B');
    now = 5_000;
    const both = [
      [2, 'live', true],
      [1, 'kept', true],
    ];
    expect(await listed()).toEqual(both);
    expect(sent()).toHaveLength(2);
    now = 34_999;
    expect(await listed()).toEqual(both);
    expect(sent()).toEqual(['GetItemCommand']);
    now = 35_000;
    expect(await listed()).toEqual(both);
    expect(sent()).toEqual(['QueryCommand']);
  });
});

describe('a live release that another version of the program wrote', () => {
  test('is replaced by the newest before it that visitors may read, and reported', async () => {
    await publishAll('A', 'B', 'C', 'D');
    await withdraw(table, 3);
    await setFormat(4, 99);
    const onUnreadable = vi.fn();
    const { releases } = startProcess({ onUnreadable });
    for (let times = 0; times < 2; times += 1) expect((await releases.live())?.release).toBe(2);
    expect(onUnreadable.mock.calls).toEqual([[new ReleaseUnreadable(4, 99)]]);
    expect(onUnreadable.mock.calls[0]?.[0]).toMatchObject({ release: 4, format: 99 });
    await publishAll('E');
    await setFormat(5, 98);
    now = 5_000;
    expect((await releases.live())?.release).toBe(2);
    expect(onUnreadable.mock.calls.map(([{ release, format }]) => [release, format])).toEqual([
      [4, 99],
      [5, 98],
    ]);
    // What took its place may be withdrawn before it is looked for again.
    await withdraw(table, 2);
    now = 10_000;
    expect(await releases.live()).toBeNull();
    now = 40_000;
    expect((await releases.live())?.release).toBe(1);
  });

  test('is told again each minute in which it is read, so that the alarm does not say that it is over', async () => {
    await publishAll('A', 'B');
    await setFormat(2, 99);
    const onUnreadable = vi.fn();
    const { releases } = startProcess({ onUnreadable });
    const told: number[] = [];
    for (now of [0, 59_999, 60_000, 61_000, 120_000]) {
      expect((await releases.live())?.release).toBe(1);
      told.push(onUnreadable.mock.calls.length);
    }
    expect(told).toEqual([1, 1, 2, 2, 3]);
  });

  test('is an error where no other can be read, even if later ones could be', async () => {
    await publishAll('A', 'B');
    await rollback(table, 1);
    await setFormat(1, 99);
    const { releases } = startProcess();
    await expect(releases.live()).rejects.toThrow(ReleaseUnreadable);
    expect(await releases.release(1)).toBeNull();
    expect((await releases.release(2))?.release).toBe(2);
  });

  test('says all the same what earlier ones may not show; where it cannot, nothing is answered', async () => {
    await publish(table, named('A'));
    await publish(table, named('B', true));
    await setFormat(2, 99);
    const locked = small.offers.map(({ id }) => id);
    const { releases } = startProcess();
    expect((await releases.live())?.release).toBe(1);
    expect((await releases.hiddenIn(1))?.denied).toEqual({ locked, removed: [] });
    const Key = { pk: '2#chunks#denied', sk: '0000000' };
    for (const data of [Buffer.from('no gzip'), gzipSync('{"locked":"all"}')]) {
      const Item = { ...(await readItem(table, Key)), ...Key, data };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
      await expect(startProcess().releases.hiddenIn(1)).rejects.toThrow(new ReleaseUnreadable(2, 99));
    }
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    await expect(startProcess().releases.hiddenIn(1)).rejects.toThrow(StoreUnavailable);
  });

  test('is listed as what it is when it is whole, although it was read while it was written', async () => {
    await publishAll('A', 'B');
    const whole = { ...(await readItem(table, releaseKey(2))), format: 99 };
    const put = (Item: object) =>
      table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));
    await rollback(table, 1);
    await put({ ...whole, state: 'writing', chain: null });
    const { releases, sent } = startProcess();
    await releases.list();
    await put({ ...whole, format: FORMAT });
    await rollback(table, 2);
    await put(whole);
    sent();
    now = 5_000;
    expect((await releases.list())[0]).toMatchObject({ release: 2, state: 'live' });
    expect(sent()).toEqual(['GetItemCommand', 'QueryCommand']);
  });

  test('is remembered, as one that can be read is, in the list as well', async () => {
    await publishAll('A', 'B');
    await setFormat(2, 99);
    const { releases, sent } = startProcess();
    await releases.live();
    const listed = await releases.list();
    sent();
    await releases.live();
    expect(await releases.list()).toEqual(listed);
    expect(sent()).toEqual([]);
  });
});

test('a release is found to be there also by a process that has not read the live one', async () => {
  await publishAll('A');
  const { releases } = startProcess();
  await releases.assertThere(1);
  await expect(releases.assertThere(2)).rejects.toThrow(ReleaseGone);
});

test('an earlier release is read again before it is said to be there, the live one is not', async () => {
  await publishAll('A', 'B');
  const { releases, sent } = startProcess();
  await Promise.all([releases.live(), releases.release(1)]);
  sent();
  await releases.assertThere(2);
  expect(sent()).toEqual([]);
  await releases.assertThere(1);
  expect(sent()).toEqual(['GetItemCommand']);
  await hideManifest(1);
  expect((await releases.release(1))?.release).toBe(1);
  await expect(releases.assertThere(1)).rejects.toMatchObject({ name: 'ReleaseGone', release: 1 });
  expect(await releases.release(1)).toBeNull();
});
