import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Directory } from '@tussock/core/directory/directory';
import { StoreUnavailable } from '@tussock/server/table/budget';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Engine, newTable, openTable } from '../../../../tests/support/engines';
import { startFaulty } from '../../../../tests/support/faulty-engine';
import { holdBack } from '../../../../tests/support/hold-back';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import { publish } from '../../../../tests/support/published';
import { smallDirectory } from '../../../../tests/support/small-directory';
import { createDirectoryReads } from '../records/reads';
import type { DirectoryTable } from '../table/engine/client';
import { PublishConflict } from '../table/errors';
import { listStoredReleases, rollback, withdraw } from './history';
import { readLifecycle } from './lifecycle';

const small = { ...smallDirectory(3), settings: {}, sources: [], offer_tags: [] };
let engine: Engine;
let table: DirectoryTable;
newTableForEach('dynalite', (made, on) => {
  table = made;
  engine = on;
});

/** What a release says of each of three offers: one word as its name, one as its tagline; null where it does not have it. */
type Said = (readonly [string, string] | null)[];
const word = fc.constantFrom('kea', 'tui', 'weka', 'ruru', 'kiwi').map((bird) => `${bird}-word`);
const said: fc.Arbitrary<Said> = fc.array(fc.option(fc.tuple(word, word), { freq: 2 }), {
  minLength: 3,
  maxLength: 3,
});

const directory = (of: Said): Directory => ({
  ...small,
  offers: small.offers.flatMap((offer, n) => {
    const [name, tagline] = of[n] ?? [];
    return name && tagline ? [{ ...offer, name, tagline, is_active: true }] : [];
  }),
});
const wordsIn = (text: string) => new Set(text.match(/[a-z]+-word/g));

/** All that visitors can read of what is and was. */
async function everything(release: number): Promise<string> {
  const reads = createDirectoryReads(openTable(engine, table.name, 'writer'));
  const all = [reads.tombstones(release), reads.changes(release), reads.changelog(release)];
  return JSON.stringify([...(await Promise.all(all)), await reads.listOffers(release, { limit: 100 })]);
}

test('what only withdrawn releases said is nowhere any more, in whatever order they came', async () => {
  const release = fc.record({ of: said, back: fc.nat(3), isWithdrawn: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(release, { minLength: 3, maxLength: 5 }), async (steps) => {
      table = await newTable(engine);
      const told = new Map<number, Said>();
      for (const { of, back } of steps) {
        told.set((await publish(table, directory(of))).release, of);
        if (back === 0) await rollback(table).catch(() => {});
      }
      const live = (await readLifecycle(table))?.release ?? 0;
      for (const [at, { isWithdrawn }] of steps.entries())
        if (isWithdrawn && at + 1 !== live && told.has(at + 1)) {
          await withdraw(table, at + 1);
          told.delete(at + 1);
        }
      const allowed = wordsIn(JSON.stringify([...told.values()]));
      for (const one of told.keys())
        expect([...wordsIn(await everything(one))].filter((found) => !allowed.has(found))).toEqual([]);
      table.client.destroy();
    }),
    { numRuns: process.env.FULL ? 200 : 15 },
  );
}, 300_000);

const A: Said = [['kea-word', 'kea-word'], ['tui-word', 'tui-word'], null];
const withThird: Said = [A[0] ?? null, ['tui-word', 'ruru-word'], ['weka-word', 'kiwi-word']];
const onlyFirst: Said = [A[0] ?? null, null, null];

test('a record that only a withdrawn release had leaves no address; another keeps its name without values', async () => {
  for (const of of [A, withThird, onlyFirst]) await publish(table, directory(of));
  const reads = async () => createDirectoryReads(openTable(engine, table.name, 'writer'));
  const names = async () => (await (await reads()).tombstones(3)).map(({ name }) => name);
  expect(await names()).toEqual(['tui-word', 'weka-word']);
  expect(await everything(3)).toContain('kiwi-word');
  await withdraw(table, 2);
  expect(await names()).toEqual(['tui-word']);
  expect((await (await reads()).tombstones(3))[0]?.last_known).toEqual([]);
  expect(await everything(3)).not.toMatch(/weka|kiwi|ruru/);
  const removed = (await (await reads()).changes(3)).filter(({ change }) => change === 'removed');
  expect(removed.map(({ about }) => about.name)).toEqual(['tui-word']);
  // The next release is made from the one that remembers it.
  await publish(table, directory(A));
  expect(await everything(4)).not.toMatch(/weka|kiwi|ruru/);
});

test('an older release that is damaged stops no publish: what it showed is not known then', async () => {
  for (const of of [A, withThird]) await publish(table, directory(of));
  const Key = { pk: '1#chunks#tables', sk: '0000000' };
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  // Another process: this one still has the tables of the first release.
  await publish(openTable(engine, table.name, 'writer'), directory(onlyFirst));
  const { tombstones } = createDirectoryReads(table);
  expect((await tombstones(3)).map(({ last_in, also_in }) => [last_in, also_in])).toEqual([
    [2, null],
    [2, null],
  ]);
});

test('an older release that cannot be read just now stops a publish, which the next run goes on with', async () => {
  for (const of of [A, withThird]) await publish(table, directory(of));
  const faulty = await startFaulty(engine);
  const isOlder = (request: object) => JSON.stringify(request).includes('1#chunks#tables');
  faulty.fault = (operation, request) => (operation === 'Query' && isOlder(request) ? 'throttled' : null);
  const writer = { ...openTable(faulty, table.name, 'writer'), budget: 250 };
  await expect(publish(writer, directory(onlyFirst))).rejects.toThrow(StoreUnavailable);
  expect((await readLifecycle(table))?.release).toBe(2);
  await faulty.close();
  expect(await publish(table, directory(onlyFirst))).toMatchObject({ release: 3, changed: true });
  const { tombstones } = createDirectoryReads(table);
  expect((await tombstones(3)).map(({ last_in, also_in }) => [last_in, also_in])).toContainEqual([2, 1]);
});

test('a release that was being made from one that is withdrawn does not go live', async () => {
  await publish(table, directory(A));
  await publish(table, directory(withThird));
  await rollback(table);
  const writer = openTable(engine, table.name, 'writer');
  const held = holdBack(writer, (_, { Item }) => (Item as { sk?: string })?.sk === 'LIVE');
  const slow = publish(writer, directory(onlyFirst)).catch((error) => error);
  await held.reached;
  await withdraw(table, 2);
  held.letGo();
  expect(await slow).toEqual(new PublishConflict('A release was withdrawn meanwhile'));
  expect((await readLifecycle(table))?.withdrawn).toEqual([{ release: 2, successors: [3] }]);
  expect((await listStoredReleases(table)).find((one) => one.is_live)?.release).toBe(1);
  expect(await publish(table, directory(onlyFirst))).toMatchObject({ release: 4, changed: true });
  expect(await everything(4)).not.toMatch(/weka|kiwi|ruru/);
});

test('what goes live while a release is being withdrawn forgets it too', async () => {
  await publish(table, directory(A));
  await publish(table, directory(withThird));
  await rollback(table);
  const writer = openTable(engine, table.name, 'writer');
  const held = holdBack(writer, (_, { Item }) => (Item as { sk?: string })?.sk === 'LIVE');
  const slow = withdraw(writer, 2);
  await held.reached;
  expect(await publish(table, directory(onlyFirst))).toMatchObject({ release: 3, changed: true });
  expect(await everything(3)).toMatch(/weka/);
  held.letGo();
  expect(await slow).toBe(true);
  expect((await readLifecycle(table))?.withdrawn).toEqual([{ release: 2, successors: [3] }]);
  expect(await everything(3)).not.toMatch(/weka|kiwi|ruru/);
});
