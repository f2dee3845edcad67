import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { outcomesOf } from '@tussock/core/changelog/sources-and-outcomes';
import { assemble } from '@tussock/core/directory/assemble';
import type { Platform } from '@tussock/core/firm/platform';
import { addressOf } from '@tussock/core/identifier/identifier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../../../../tests/support/each-engine';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory, madeOffer, uuidOf } from '../../../../tests/support/made-directory';
import { publish } from '../../../../tests/support/published';
import { recordRequests } from '../../../../tests/support/recorder';
import type { DirectoryTable } from '../table/engine/client';
import { offerGroupKey, releaseKey } from '../table/keys';
import { numberedItems } from '../table/read-items';
import { createDirectoryReads } from './reads';

const made = madeDirectory();
/** Some offers have ended, a class has more than an item holds, and a platform more than are stored of one. */
const offers = [
  ...made.offers.map((offer, at) => ({ ...offer, ...(at % 3 === 0 && { outcome_return: 4 + at }) })),
  ...Array.from({ length: 101 }, (_, at) =>
    madeOffer(500 + at, {
      fund_id: null,
      asset_class_id: 'class-1',
      platform_id: uuidOf('platform 2'),
      is_active: true,
      slug: null,
      tagline: `${at}`.padEnd(190, 'ā'),
    }),
  ),
  // One is of no class, and a platform has as many as are stored of one.
  ...Array.from({ length: 100 }, (_, at) =>
    madeOffer(700 + at, {
      fund_id: null,
      asset_class_id: at === 0 ? null : 'class-0',
      platform_id: uuidOf('platform 3'),
      is_active: true,
      slug: null,
    }),
  ),
];
const [platform] = made.platforms as [(typeof made.platforms)[number]];
const platforms = [...made.platforms, { ...platform, id: uuidOf('platform 3'), name: 'Platform 3' }];
const directory = { ...made, offers, platforms };
const content = assemble(directory);
const outcomes = outcomesOf(content.offers);

describe.each(ENGINES)('offers of a class or provider on %s', (engineName) => {
  let engine: Engine;
  let table: DirectoryTable;
  beforeAll(async () => {
    engine = await startEngine(engineName);
    table = await newTable(engine);
    await publish(table, directory);
  });
  afterAll(() => engine?.close());

  async function expectGroups() {
    const reads = createDirectoryReads(table);
    for (const { slug } of content.asset_classes)
      expect(await reads.offersOf(1, 'asset-class', slug)).toEqual({
        cards: content.cards.filter(({ asset_class }) => asset_class?.slug === slug),
        outcomes: [],
      });
    let ended = 0;
    for (const provider of content.providers) {
      const own = outcomes.filter((outcome) => outcome.provider?.id === provider.id);
      ended += own.length;
      const group = await reads.offersOf(1, 'provider', addressOf(provider));
      expect(group.outcomes).toEqual(own);
      expect(new Set(group.cards.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
    }
    expect(ended).toBeGreaterThan(3);
    expect(await reads.offersOf(1, 'provider', 'nobody')).toEqual({ cards: [], outcomes: [] });
  }

  test('of a platform are there by its address, an empty list too, unless they are many', async () => {
    const reads = createDirectoryReads(table);
    const counts: number[] = [];
    for (const platform of content.platforms) {
      const own = content.cards.filter((card) => card.platform?.id === platform.id);
      counts.push(own.length);
      expect(await reads.offersOnPlatform(1, addressOf(platform))).toEqual(own.length > 100 ? null : own);
    }
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(100);
    expect(counts).toContain(100);
    expect(await reads.offersOnPlatform(1, 'nobody')).toBeNull();
  });

  test('are what the catalogue and the outcomes have of them, from one request', async () => {
    await expectGroups();
    const requests = recordRequests(table);
    const reads = createDirectoryReads(table);
    await reads.live();
    requests.length = 0;
    const { cards } = await reads.offersOf(1, 'asset-class', 'forestry');
    // More than one item holds.
    expect(JSON.stringify(cards).length).toBeGreaterThan(100_000);
    expect(requests.map(({ command }) => command)).toEqual(['QueryCommand']);
  });

  test('are found in the catalogue of a release that has no groups', async () => {
    for (const { slug } of content.asset_classes)
      for await (const { pk, sk } of numberedItems(table, offerGroupKey(1, 'asset-class', slug)))
        await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
    // As long as it says that it has groups they are read, and not the catalogue.
    const none = { cards: [], outcomes: [] };
    expect(await createDirectoryReads(table).offersOf(1, 'asset-class', 'forestry')).toEqual(none);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: releaseKey(1),
        UpdateExpression: 'REMOVE #chunks.#changes',
        ExpressionAttributeNames: { '#chunks': 'chunks', '#changes': 'changes' },
      }),
    );
    await expectGroups();
    const reads = createDirectoryReads(table);
    expect(await reads.changes(1)).toEqual([]);
    expect(await reads.offersOnPlatform(1, addressOf(content.platforms[0] as Platform))).toBeNull();
  });
});
