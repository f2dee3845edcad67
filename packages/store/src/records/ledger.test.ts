import { gunzipSync, gzipSync } from 'node:zlib';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type Changelog, changelogSchemas, type ListedSource } from '@tussock/core/changelog/changelog';
import { sourcesAndOutcomes } from '@tussock/core/changelog/sources-and-outcomes';
import { assemble } from '@tussock/core/directory/assemble';
import { countFacets } from '@tussock/core/list/facet-table';
import { send } from '@tussock/server/table/table';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../../../../tests/support/each-engine';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { publish } from '../../../../tests/support/published';
import { recordRequests } from '../../../../tests/support/recorder';
import { putItems, storedItems } from '../../../../tests/support/stored-fixture';
import { changelogChunks } from '../releases/publish/changelog-chunks';
import { chunksKey } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { IncompleteAnswer } from '../table/errors';
import type { Item } from '../table/keys';
import { numberedItems } from '../table/read-items';
import type { Release } from './directory-reads';
import { shownLedger } from './ledger';
import { type LedgerTable, ledgerTableOf, rowsInChunk, type StoredLedger } from './ledger-table';
import { countSources } from './open-counts';
import { createDirectoryReads } from './reads';

const made = madeDirectory({ offers: 60 });
const [example] = made.sources as [(typeof made)['sources'][number]];
/** So many, and with titles so long, that they take several chunks. */
const sources = made.offers.flatMap(({ id }, offer) =>
  Array.from({ length: 40 }, (_, at) => ({
    ...example,
    id: `source-${offer}-${at}`,
    record: id,
    tier: (['A', 'B', 'C'] as const)[(offer + at) % 3] ?? 'A',
    title: `Document ${offer} ${at} `.repeat(25).trim(),
    checked_on: `2026-${String(1 + ((offer * at) % 9)).padStart(2, '0')}-11`,
  })),
);
const directory = { ...made, sources };
const { ledger } = sourcesAndOutcomes(assemble(directory));

type StoredRows = StoredLedger['first_rows'][number];

const counted = (table: LedgerTable, chosen = {}) =>
  countFacets(table, chosen, undefined, { empty_options: true });

/** That a ledger is this one, however it is read. */
async function expectLedger(
  reads: Pick<
    ReturnType<typeof createDirectoryReads>,
    'ledger' | 'ledgerCount' | 'ledgerRows' | 'eachSource'
  >,
  expected: readonly ListedSource[],
  release = 1,
) {
  const whole = ledgerTableOf([...expected]);
  for (const chosen of [{}, { tier: ['B'] }, { tier: ['A', 'C'], kind: ['offer'] }, { provider: ['none'] }])
    expect(counted(await reads.ledger(release), chosen)).toEqual(counted(whole, chosen));
  const numbers = [
    expected.length - 1,
    0,
    ...Array.from({ length: 25 }, (_, at) => (at * 97) % expected.length),
  ];
  expect(await reads.ledgerRows(release, numbers)).toEqual(numbers.map((row) => expected[row]));
  expect(await reads.ledgerCount(release)).toEqual(countSources(expected));
  const all: ListedSource[] = [];
  await reads.eachSource(release, (rows) => all.push(...rows));
  expect(all).toEqual(expected);
}

describe.each(ENGINES)('the fact ledger of a release, on %s', (engineName) => {
  let engine: Engine;
  let table: DirectoryTable;
  beforeAll(async () => {
    engine = await startEngine(engineName);
    table = await newTable(engine);
    await publish(table, directory);
  });
  afterAll(() => engine?.close());

  async function chunksOf(text: 'record' | 'ledger') {
    const items: Item[] = [];
    for await (const item of numberedItems(table, chunksKey(1, text))) items.push(item);
    return items;
  }

  test('is what the changelog has, some rows at a time: a page reads one chunk for each stretch of rows', async () => {
    expect((await chunksOf('record')).length).toBeGreaterThan(6);
    const reads = createDirectoryReads(table);
    expect(ledger.length).toBeGreaterThan(2_000);
    await expectLedger(reads, ledger);
    expect((await createDirectoryReads(table).changelog(1)).ledger).toEqual(ledger);

    const fresh = createDirectoryReads(table);
    await fresh.live();
    const requests = recordRequests(table);
    await fresh.ledger(1);
    expect(requests.map(({ command }) => command)).toEqual(['QueryCommand']);
    requests.length = 0;
    await fresh.ledgerRows(1, [0, 1, 2, 3]);
    await fresh.ledgerRows(1, [4, 2, 0]);
    expect(requests.map(({ command }) => command)).toEqual(['GetItemCommand']);
  });

  const ledgerStored = async () =>
    (await chunksOf('ledger')).map(
      ({ data }): StoredLedger => JSON.parse(String(gunzipSync(data as Uint8Array))),
    );

  /** Replaces what is stored of the ledger for counting it. */
  async function store(change: (stored: StoredLedger) => unknown) {
    const [[item], [stored]] = [await chunksOf('ledger'), await ledgerStored()];
    const data = gzipSync(JSON.stringify(change(stored as StoredLedger)));
    await send(table, new PutCommand({ TableName: table.name, Item: { ...item, data } }));
    return () => send(table, new PutCommand({ TableName: table.name, Item: { ...item } }));
  }

  test('that an earlier version counted by other facets, or stored in another shape, is the same', async () => {
    for (const change of [
      (stored: StoredLedger) => ({ ...stored, columns: stored.columns.slice(1) }),
      (stored: StoredLedger) => ({ ...stored, shape: 'another' }),
    ]) {
      const back = await store(change);
      await expectLedger(createDirectoryReads(table), ledger);
      await back();
    }
  });

  test('of a release from before it was counted is what its changelog has', async () => {
    const before = await newTable(engine);
    await putItems(before, storedItems('release-format-7'));
    const reads = createDirectoryReads(before);
    const { release } = (await reads.live()) as Release;
    const { ledger: whole } = await reads.changelog(release);
    expect(whole.length).toBeGreaterThan(0);
    await expectLedger(reads, whole, release);
  });

  test('is not answered without the rows of a chunk that is gone, as one is of a release that is being pruned', async () => {
    const first_rows = (await ledgerStored()).flatMap((stored) => stored.first_rows);
    const [[, first], [at, second], [, third]] = first_rows.slice(1) as [StoredRows, StoredRows, StoredRows];
    const gone = (await chunksOf('record'))[at] as Item;
    await send(table, new DeleteCommand({ TableName: table.name, Key: { pk: gone.pk, sk: gone.sk } }));
    const reads = createDirectoryReads(table);
    const taken: ListedSource[] = [];
    await expect(reads.eachSource(1, (rows) => taken.push(...rows))).rejects.toBeInstanceOf(IncompleteAnswer);
    await expect(reads.ledgerRows(1, [second])).rejects.toBeInstanceOf(IncompleteAnswer);
    await expect(reads.ledgerRows(1, [first, third - 1])).rejects.toBeInstanceOf(IncompleteAnswer);
    expect(await reads.ledgerRows(1, [first, third])).toEqual([ledger[first], ledger[third]]);
    expect(await reads.ledgerCount(1)).toEqual(countSources(ledger));
    await send(table, new PutCommand({ TableName: table.name, Item: gone }));
  });

  test('words its options as this version does', async () => {
    const back = await store(({ columns, ...stored }) => ({
      ...stored,
      columns: columns.map((column) => ({
        ...column,
        options: column.options.map((option) => ({ ...option, label: 'as before' })),
      })),
    }));
    const { columns } = await createDirectoryReads(table).ledger(1);
    const labels = (name: string) =>
      columns.find((one) => one.name === name)?.options.map(({ label }) => label);
    expect(labels('tier')?.[0]).toMatch(/^A, /);
    expect(new Set(labels('provider'))).toEqual(new Set(['as before']));
    await back();
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const anyChangelog: fc.Arbitrary<Changelog> = fc
  .record({
    titles: fc.array(text, { maxLength: 30 }),
    long: fc.nat({ max: 300_000 }),
    changes: fc.nat({ max: 3 }),
    corrections: fc.nat({ max: 2 }),
  })
  .map(({ titles, long, changes, corrections }) => {
    const [{ about: offer, ...rest }] = ledger as [ListedSource];
    const published_at = '2026-11-20T00:00:00.000Z';
    return {
      ledger: titles.map((title, at) => ({
        ...rest,
        about: offer,
        title: at === 1 ? `${title}${'long '.repeat(long / 5)}` : title,
      })),
      changes: Array.from({ length: changes }, (_, at) => ({
        release: at + 1,
        published_at,
        change: 'added' as const,
        kind: 'offer' as const,
        about: offer,
        offer,
        reason: null,
        fields: [],
      })),
      outcomes: [],
      corrections: Array.from({ length: corrections }, () => ({
        kind: 'offer' as const,
        about: offer,
        record: offer.id,
        field: 'name',
        reported_on: '2026-11-01',
        answered_on: null,
        outcome: null,
        was: null,
        now: null,
      })),
    };
  });

test('the chunks of any changelog are one text together, and those of its ledger have its rows alone, in order', async () => {
  await fc.assert(
    fc.asyncProperty(anyChangelog, async (changelog) => {
      const { record, ledger: chunks } = await changelogChunks(1, changelog);
      const together = Buffer.concat(record.map(({ data }) => data as Buffer));
      expect(JSON.parse(String(gunzipSync(together)))).toEqual(changelogSchemas().changelog.parse(changelog));
      const stored: StoredLedger = JSON.parse(String(gunzipSync(chunks[0]?.data as Buffer)));
      const found = stored.first_rows.map(([chunk, first]) => {
        const rows = rowsInChunk(String(gunzipSync(record[chunk]?.data as Buffer)));
        return { first, rows };
      });
      expect(found.flatMap(({ rows }) => rows)).toEqual(changelog.ledger);
      expect(stored.rows).toBe(changelog.ledger.length);
      let before = 0;
      for (const { first, rows } of found) {
        expect(first).toBe(before);
        expect(rows.length).toBeGreaterThan(0);
        before += rows.length;
      }
    }),
    { numRuns: 40 },
  );
});

test('of a ledger of which some rows may not be shown, the others are counted and found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.infiniteStream(fc.boolean()),
      fc.integer({ min: 1, max: 50 }),
      async (stream, part) => {
        const hidden = new Set(ledger.slice(0, 200).filter(() => stream.next().value));
        const shownOf = (rows: ListedSource[]) =>
          rows.filter((row) => !hidden.has(row)).map((row) => ({ ...row, provider: null }));
        const eachSource = async (_: number, take: (rows: ListedSource[]) => void) => {
          for (let from = 0; from < 200; from += part) take(ledger.slice(from, Math.min(200, from + part)));
        };
        const { table, shown, count } = await shownLedger({ eachSource }, 1, shownOf);
        const left = shownOf(ledger.slice(0, 200));
        expect(shown.map((row) => ledger[row]).map((row) => row && shownOf([row])[0])).toEqual(left);
        expect(counted(table)).toEqual(counted(ledgerTableOf(left)));
        expect(count).toEqual(countSources(left));
      },
    ),
    { numRuns: 20 },
  );
});
