import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { outcomesOf } from '@tussock/core/changelog/sources-and-outcomes';
import { assemble } from '@tussock/core/directory/assemble';
import { overviewOf } from '@tussock/core/directory/overview';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { OPEN_TABLE_NAMES } from '@tussock/core/open-data/table-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../../../../tests/support/each-engine';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory, madeOffer } from '../../../../tests/support/made-directory';
import { publish } from '../../../../tests/support/published';
import { recordRequests } from '../../../../tests/support/recorder';
import type { DirectoryTable } from '../table/engine/client';
import { wholeKey } from '../table/keys';
import { numberedItems } from '../table/read-items';
import { readOpenCounts, recordCountsOf } from './open-counts';
import { readOpenData } from './open-data';
import { createDirectoryReads } from './reads';

const made = madeDirectory();
/** Some offers have ended, and more are open than a drawing has. */
const offers = [
  ...made.offers.map((offer, at) => ({ ...offer, ...(at % 3 === 0 && { outcome_return: 4 + at }) })),
  ...Array.from({ length: 120 }, (_, at) =>
    madeOffer(500 + at, { fund_id: null, is_active: true, slug: null, status: 'Open' }),
  ),
];
const [{ id: record = '' } = {}] = offers;
const corrections = ['2026-11-01', '2026-11-08'].map((reported_on, at) => ({
  id: `60000000-0000-4000-8000-00000000000${at}`,
  reported_on,
  record,
  field: 'minimum_investment',
  answered_on: null,
  outcome: null,
  was: null,
  now: null,
}));
/** More people than a list of providers has of one. */
const [somebody] = made.key_people as [(typeof made)['key_people'][number]];
const people = Array.from({ length: 60 }, (_, at) => ({ ...somebody, id: `person-of-many-${at}` }));
const directory = { ...made, offers, corrections, key_people: [...made.key_people, ...people] };
const content = assemble(directory);
const PARTS = ['overview', 'ended', 'corrections', 'record-counts'] as const;

describe.each(ENGINES)('what pages state of the whole directory, on %s', (engineName) => {
  let engine: Engine;
  let table: DirectoryTable;
  beforeAll(async () => {
    engine = await startEngine(engineName);
    table = await newTable(engine);
    await publish(table, directory);
  });
  afterAll(() => engine?.close());

  async function expectParts() {
    const reads = createDirectoryReads(table);
    const overview = await reads.overview(1);
    expect(overview).toEqual(overviewOf(content.cards));
    expect(overview.newest_open.length).toBe(100);
    expect(overview.open_now.offers).toBeGreaterThan(100);
    const { outcomes, cards } = await reads.outcomes(1);
    expect(outcomes).toEqual(outcomesOf(content.offers));
    expect(outcomes.length).toBeGreaterThan(3);
    const ended = new Set(outcomes.map(({ id }) => id));
    expect(cards).toEqual(content.cards.filter(({ id }) => ended.has(id)));
    expect(await reads.corrections(1)).toEqual(content.corrections);
    expect(content.corrections).toHaveLength(2);
    expect(await reads.recordCounts(1)).toEqual(recordCountsOf(content));
  }

  test('is what the catalogue and the log have of it, each from one request', async () => {
    await expectParts();
    const requests = recordRequests(table);
    const reads = createDirectoryReads(table);
    await reads.live();
    // What may not be shown of earlier releases is read once for both.
    await reads.changes(1);
    for (const read of ['overview', 'outcomes', 'corrections', 'recordCounts'] as const) {
      requests.length = 0;
      await reads[read](1);
      expect(requests.map(({ command }) => command)).toEqual(['QueryCommand']);
    }
  });

  test('counts what the files of a data release have: the same rows, and of each column no more than have a value', async () => {
    const reads = createDirectoryReads(table);
    const [counts, data] = [await readOpenCounts(reads, 1), await readOpenData(reads, 1)];
    for (const name of OPEN_TABLE_NAMES) {
      const rows = data[name];
      expect([name, counts[name].rows]).toEqual([name, rows.length]);
      for (const [column, { stated, example }] of Object.entries(counts[name].columns)) {
        const values = rows.map((row) => row[column]).filter((value) => value !== null);
        expect(stated).toBeLessThanOrEqual(values.length);
        const texts = values.map((value) =>
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        );
        if (stated > 0)
          expect(texts).toContainEqual(expect.stringContaining(example?.replace(/…$/, '') ?? ''));
        else expect(example).toBeNull();
      }
      expect(counts[name].columns.id?.stated).toBe(rows.length);
    }
    expect(counts.key_people.rows).toBe(directory.key_people.length);
    expect(counts.offers.columns.name?.stated).toBeGreaterThan(120);
  });

  test('is nothing where there is nothing', async () => {
    const empty = await newTable(engine);
    const few = madeDirectory({ offers: 2 });
    await publish(empty, {
      ...few,
      offers: few.offers.map((offer) => ({ ...offer, status: 'Fully subscribed' })),
    });
    const reads = createDirectoryReads(empty);
    expect((await reads.overview(1)).newest_open).toEqual([]);
    expect(await reads.outcomes(1)).toEqual({ cards: [], outcomes: [] });
    expect(await reads.corrections(1)).toEqual([]);
  });

  test('all offers come in parts as the catalogue has them', async () => {
    const reads = createDirectoryReads(table);
    const parts: (readonly CatalogueOffer[])[] = [];
    await reads.eachOffer(1, (cards) => parts.push(cards));
    expect(parts.flat()).toEqual(content.cards);
    expect(parts.length).toBeGreaterThan(1);
    const first: (readonly CatalogueOffer[])[] = [];
    await reads.eachOffer(1, (cards) => first.push(cards) < 1);
    expect(first).toEqual(parts.slice(0, 1));
  });

  test('is made from the catalogue and the log of a release that does not have it', async () => {
    for (const part of PARTS)
      for await (const { pk, sk } of numberedItems(table, wholeKey(1, part)))
        await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
    await expectParts();
  });
});
