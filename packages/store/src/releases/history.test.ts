import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOTH_ENGINES, ENGINES } from '../../../../tests/support/each-engine';
import { type Engine, newTable, openTable, startEngine } from '../../../../tests/support/engines';
import { type Held, holdBack } from '../../../../tests/support/hold-back';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import { publish } from '../../../../tests/support/published';
import { createDirectoryReads } from '../records/reads';
import type { DirectoryTable } from '../table/engine/client';
import { LiveRelease, PublishConflict, ReleaseGone } from '../table/errors';
import { listStoredReleases, rollback, withdraw } from './history';
import { readLifecycle, readPointer } from './lifecycle';
import { prune } from './prune';

const small = madeDirectory({ offers: 2, providers: 1 });
const named = (name: string) => ({
  ...small,
  offers: small.offers.map((offer) => ({ ...offer, name: `${offer.name} of ${name}` })),
});
const HOUR = 3_600_000;
const isMove = (_: string, { Item }: Record<string, unknown>) => (Item as { sk?: string })?.sk === 'LIVE';

describe.each(BOTH_ENGINES)('what a release is to visitors, on %s', (engineName) => {
  let engine: Engine;
  let table: DirectoryTable;
  newTableForEach(engineName, (made, on) => {
    table = made;
    engine = on;
  });

  const lives = async () =>
    Object.fromEntries((await listStoredReleases(table)).map(({ release, life }) => [release, life]));
  const readable = async (release: number) =>
    (await createDirectoryReads(table).release(release))?.release === release;

  /** Starts to publish and is held back just before the pointer is moved. */
  async function heldBeforeMove(name: string): Promise<{ held: Held; outcome: Promise<unknown> }> {
    const writer = openTable(engine, table.name, 'writer');
    const held = holdBack(writer, isMove);
    const outcome = publish(writer, named(name)).then(
      ({ release }) => release,
      (error) => error,
    );
    await held.reached;
    return { held, outcome };
  }

  test('A; C and D at once; B; a roll-back leads to the one that won, never to the loser', async () => {
    const a = (await publish(table, named('A'))).release;
    const slow = await heldBeforeMove('D');
    const c = (await publish(table, named('C'))).release;
    slow.held.letGo();
    expect(await slow.outcome).toBeInstanceOf(PublishConflict);
    const d = 2;
    expect([a, c]).toEqual([1, 3]);
    const b = (await publish(table, named('B'))).release;
    expect(await lives()).toEqual({ [a]: 'was_live', [c]: 'was_live', [d]: 'abandoned', [b]: 'live' });
    expect([await readable(d), await readable(c)]).toEqual([false, true]);

    expect(await rollback(table)).toEqual({ release: c, before: b });
    await expect(rollback(table, d)).rejects.toThrow(ReleaseGone);
    expect(await rollback(table)).toEqual({ release: a, before: c });
    // D was written over A, which is live again; still nobody has seen it.
    expect(await lives()).toMatchObject({ [d]: 'staged', [c]: 'was_live', [b]: 'was_live' });
    await expect(rollback(table, d)).rejects.toThrow(ReleaseGone);
    await expect(rollback(table)).rejects.toThrow(ReleaseGone);
    expect(await readable(d)).toBe(false);
    // Published again it is written anew: the addresses of C and B were seen since.
    expect((await publish(table, named('D'))).release).toBe(5);
  });

  test.each([1, 2, 3])('race %i of three publishers: only who said so was ever live', async () => {
    await publish(table, named('A'));
    const outcomes = await Promise.all(
      ['B', 'C', 'D'].map((name) =>
        publish(openTable(engine, table.name, 'writer'), named(name)).then(
          ({ release }) => release,
          (error) => error,
        ),
      ),
    );
    const won = outcomes.filter((outcome) => typeof outcome === 'number').sort((a, b) => a - b);
    for (const outcome of outcomes.filter((one) => typeof one !== 'number'))
      expect(outcome).toBeInstanceOf(PublishConflict);
    expect((await readLifecycle(table))?.were_live).toEqual([1, ...won]);
    expect(won).toContain(await readPointer(table));
    for (const { release, life } of await listStoredReleases(table)) {
      expect([release, await readable(release)]).toEqual([release, release === 1 || won.includes(release)]);
      expect(['live', 'was_live'].includes(life ?? '')).toBe(await readable(release));
    }
  });

  test('a release that goes live or is withdrawn at the same moment is one or the other', async () => {
    for (const name of ['A', 'B', 'C']) await publish(table, named(name));
    for (let round = 0; round < 3; round += 1) {
      const [back, gone] = await Promise.allSettled([
        rollback(openTable(engine, table.name, 'writer'), 2),
        withdraw(openTable(engine, table.name, 'writer'), 2),
      ]);
      const known = await readLifecycle(table);
      const isGone = known?.withdrawn.some(({ release }) => release === 2) ?? false;
      expect(isGone).toBe(known?.release !== 2);
      expect([back.status, gone.status]).toContain('fulfilled');
      if (isGone) return;
      await rollback(table, 3).catch(() => {});
    }
  });

  // What follows is ours and not the engine's.
  if (!ENGINES.includes(engineName)) return;

  test('a roll-back without a number leads to what was live before, and not to what was gone back from', async () => {
    for (const name of ['A', 'bad B']) await publish(table, named(name));
    await rollback(table);
    expect(await publish(table, named('C'))).toMatchObject({ release: 3, before: 1 });
    expect(await rollback(table)).toEqual({ release: 1, before: 3 });
    await publish(table, named('D'));
    await withdraw(table, 3);
    expect(await rollback(table)).toEqual({ release: 1, before: 4 });
  });

  test('what was compared with one release is not published over another', async () => {
    await publish(table, named('A'));
    await publish(table, named('B'));
    const late = publish(table, named('C'), { comparedWith: 1 });
    await expect(late).rejects.toThrow(PublishConflict);
    expect(await listStoredReleases(table)).toHaveLength(2);
    expect(await publish(table, named('C'), { comparedWith: 2 })).toMatchObject({ release: 3 });
  });

  test('a loser is no part of the five that a prune keeps, and is pruned after 48 hours', async () => {
    await publish(table, named('0'));
    for (const name of ['1', '2', '3', '4']) {
      const slow = await heldBeforeMove(`loser ${name}`);
      await publish(table, named(name));
      slow.held.letGo();
      expect(await slow.outcome).toBeInstanceOf(PublishConflict);
    }
    expect(await prune(table)).toEqual([]);
    expect(await prune(table, { now: Date.now() + 49 * HOUR })).toEqual([2, 4, 6, 8]);
    expect(await readLifecycle(table)).toMatchObject({ release: 9, were_live: [1, 3, 5, 7, 9] });
    expect(await rollback(table)).toMatchObject({ release: 7 });
  });

  test('one that is pruned can neither be gone back to nor withdrawn, and is listed without what it was', async () => {
    for (const name of ['1', '2', '3', '4', '5', '6']) await publish(table, named(name));
    expect(await prune(table, { now: Date.now() + 49 * HOUR })).toEqual([1]);
    await expect(rollback(table, 1)).rejects.toThrow(ReleaseGone);
    await expect(withdraw(table, 1)).rejects.toThrow(ReleaseGone);
    expect(await readLifecycle(table)).toMatchObject({ release: 6, withdrawn: [] });
    const first = (await listStoredReleases(table)).at(-1);
    expect(first).toMatchObject({ release: 1, state: 'pruned', life: null, counts: null, is_live: false });
    // When it was published and its place in the chain stay known.
    expect([first?.published_at, first?.hash]).toEqual([expect.any(String), expect.any(String)]);
  });

  test('killed between the last write and the move a release is staged; the next run makes it live', async () => {
    await publish(table, named('A'));
    const stopped = await heldBeforeMove('B');
    expect(await lives()).toMatchObject({ 2: 'staged' });
    expect(await readable(2)).toBe(false);
    await expect(rollback(table, 2)).rejects.toThrow(ReleaseGone);
    expect(await publish(table, named('B'))).toMatchObject({ release: 2, continued: true });
    expect(await readable(2)).toBe(true);
    // The run that was thought dead finds its work done.
    stopped.held.letGo();
    expect(await stopped.outcome).toBe(2);
    expect(await readLifecycle(table)).toMatchObject({ release: 2, were_live: [1, 2] });
  });

  test('a withdrawn release is unreadable within five seconds, everywhere and for good', async () => {
    await publish(table, named('A'));
    await publish(table, named('B'));
    await publish(table, named('C'));
    let now = Date.now();
    const reads = createDirectoryReads(openTable(engine, table.name, 'writer'), { now: () => now });
    expect((await reads.release(2))?.release).toBe(2);
    expect(await withdraw(table, 2)).toBe(true);
    expect(await withdraw(table, 2)).toBe(false);
    now += 5_000;
    expect(await reads.release(2)).toBeNull();
    await expect(reads.listOffers(2, { limit: 5 })).rejects.toThrow(ReleaseGone);
    expect(await lives()).toEqual({ 1: 'was_live', 2: 'withdrawn', 3: 'live' });
    await expect(rollback(table, 2)).rejects.toThrow(ReleaseGone);
    expect(await rollback(table)).toEqual({ release: 1, before: 3 });
    // The same content is a new release.
    expect(await publish(table, named('B'))).toMatchObject({ release: 4, changed: true });
    await expect(withdraw(table, 4)).rejects.toThrow(LiveRelease);
    for (const never of [5, 99]) await expect(withdraw(table, never)).rejects.toThrow(ReleaseGone);
  });
});

describe('a directory from before it was recorded which releases were live', () => {
  let engine: Engine;
  let table: DirectoryTable;
  beforeAll(async () => {
    engine = await startEngine('dynalite');
    table = await newTable(engine);
    for (const name of ['A', 'B', 'C']) await publish(table, named(name));
    await rollback(table);
    await publish(table, named('D'));
    await rollback(table, 1);
    await putOldPointer(1);
  });
  afterAll(() => engine?.close());

  const putOldPointer = (release: number) =>
    table.client.send(
      new PutCommand({ TableName: table.name, Item: { pk: 'RELEASES', sk: 'LIVE', release } }),
    );

  test('the live one was, and those that others were made from; nothing proves it of the rest', async () => {
    // C was made from B, and D from B too; nothing was made from C or D.
    expect((await readLifecycle(table))?.were_live).toEqual([1, 2]);
    const reads = createDirectoryReads(table);
    for (const [release, isReadable] of [
      [1, true],
      [2, true],
      [3, false],
      [4, false],
    ] as const)
      expect([release, (await reads.release(release)) !== null]).toEqual([release, isReadable]);
    await expect(rollback(table, 3)).rejects.toThrow(ReleaseGone);
  });

  test('the first change records it', async () => {
    expect(await rollback(table, 2)).toEqual({ release: 2, before: 1 });
    expect(await readLifecycle(table)).toMatchObject({ release: 2, were_live: [1, 2], revision: 1 });
    // Earlier code, deployed again, writes the pointer alone.
    await putOldPointer(1);
    expect(await publish(table, named('E'))).toMatchObject({ release: 5, before: 1 });
    expect(await readLifecycle(table)).toMatchObject({ release: 5, were_live: [1, 2, 5] });
  });
});

interface Model {
  live: number;
  wereLive: Set<number>;
  withdrawn: Set<number>;
  /** Those that were live and are not pruned. */
  stored: Set<number>;
}

/** What is left of a directory that was last published more than 48 hours ago, by the words of the contract. */
function keptOf({ live, stored, withdrawn }: Model): Set<number> {
  const ascending = [...stored].sort((a, b) => a - b);
  const newest = ascending.filter((release) => !withdrawn.has(release)).slice(-5);
  return new Set([live, ...newest, ...ascending.slice(-1)]);
}

type Step = { act: 'publish' | 'lose' | 'rollback' | 'withdraw' | 'prune'; of: number };

test('whatever is done in whatever order, only what was live can be read or rolled back to', async () => {
  const engine = await startEngine('dynalite');
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom('publish', 'publish', 'lose', 'rollback', 'withdraw', 'prune'),
    of: fc.nat(6),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const table = await newTable(engine);
      const model: Model = { live: 0, wereLive: new Set(), withdrawn: new Set(), stored: new Set() };
      let version = 0;
      const wentLive = (release: number) => {
        model.live = release;
        model.wereLive.add(release);
        model.stored.add(release);
      };
      for (const { act, of } of steps) {
        if (act === 'publish' || model.live === 0) {
          version += 1;
          wentLive((await publish(table, named(`v${version}`))).release);
        } else if (act === 'lose') {
          version += 2;
          const writer = openTable(engine, table.name, 'writer');
          const held = holdBack(writer, isMove);
          const loser = publish(writer, named(`v${version}`)).catch((error) => error);
          await held.reached;
          wentLive((await publish(table, named(`v${version - 1}`))).release);
          held.letGo();
          expect(await loser).toBeInstanceOf(PublishConflict);
        } else if (act === 'rollback') {
          const back = await rollback(table, of === 0 ? undefined : of).catch((error) => error);
          if (back instanceof Error) expect(back).toBeInstanceOf(ReleaseGone);
          else {
            expect(model.wereLive.has(back.release) && !model.withdrawn.has(back.release)).toBe(true);
            model.live = back.release;
          }
        } else if (act === 'withdraw') {
          const done = await withdraw(table, of).catch((error) => error);
          if (done === true) model.withdrawn.add(of);
        } else {
          await prune(table, { now: Date.now() + 72 * HOUR });
          model.stored = keptOf(model);
          const stored = (await listStoredReleases(table)).filter(({ state }) => state === 'ready');
          expect(new Set(stored.map(({ release }) => release))).toEqual(model.stored);
        }
        const listed = await listStoredReleases(table);
        const reads = createDirectoryReads(table);
        expect((await reads.live())?.release).toBe(model.live);
        for (const { release, state } of listed) {
          const expected = state === 'ready' && model.wereLive.has(release) && !model.withdrawn.has(release);
          expect([release, (await reads.release(release)) !== null]).toEqual([release, expected]);
        }
      }
      table.client.destroy();
    }),
    { numRuns: process.env.FULL ? 30 : 4 },
  );
  await engine.close();
}, 300_000);
