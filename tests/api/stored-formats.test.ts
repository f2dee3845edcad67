import { createApi } from '@tussock/api/app';
import { readManifest } from '@tussock/store/manifest';
import { prune } from '@tussock/store/prune';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { listStoredReleases } from '@tussock/store/releases';
import { readTables } from '@tussock/store/tables';
import { verifyChain } from '@tussock/store/verify-chain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { preparePublication } from '../../scripts/seed/publication';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { madeDirectory } from '../support/made-directory';
import { putItems, type StoredItem, storedAnswers, storedItems } from '../support/stored-fixture';

/** Written by the code from before releases named their format. */
const BEFORE = 'release-format-3';
const items = storedItems(BEFORE);
const answers = storedAnswers(BEFORE);
const isManifest = ({ pk, sk }: StoredItem, release: number) =>
  pk === 'RELEASES' && sk === String(release).padStart(10, '0');

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.close());

let table: Awaited<ReturnType<typeof newTable>>;
beforeEach(async () => {
  table = await newTable(engine);
});

function apiOver() {
  const reported: Error[] = [];
  const reads = createDirectoryReads(openTable(engine, table.name, 'writer'), {
    onUnreadable: (error) => reported.push(error),
  });
  const api = createApi({
    reads,
    build: 'test',
    today: () => '2026-11-21',
    verifyToken: async () => true,
    report: (error) => reported.push(error as Error),
  });
  const get = async (address: string) => {
    const answer = await api.request(address, { headers: { authorization: 'Bearer any' } });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { get, reads, reported };
}

/**
 * An answer as it was, but for cursors, which this version writes in another form; for the names of checked fields on
 * cards, which are now a map with what was found; for the labels and options of the AIP filter; for the options of risk
 * ratings, of which a default is none now; for the label of platforms that state no secondary market; for that of the issuer's
 * sources, which has its grade; and for the introductions and rules of pages, which are this version's own words.
 */
const expected = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) => {
    if (name === 'next_cursor' && value !== null) return expect.any(String);
    if (name === 'label' && value === 'No secondary market') return `${value} stated`;
    if (name === 'risk_rating' && Array.isArray(value)) return undefined;
    if (name === 'label' && value === 'the issuer') return `B, ${value}`;
    if (['sourced', 'aip', 'introduction', 'rule'].includes(name)) return undefined;
    return value;
  });

describe('a directory that the version before stored', () => {
  beforeEach(() => putItems(table, items));

  test('answers every address as it did, earlier cursors included', async () => {
    const { get } = apiOver();
    for (const [address, { status, body }] of Object.entries(answers)) {
      const now = await get(address);
      expect([address, now.status]).toEqual([address, status]);
      // Columns that are newer than the release are in the answer as well.
      expect(now.body, address).toMatchObject(expected(body) as object);
    }
  });

  test('is the base of the next release: its changelog and its slugs live on', async () => {
    const directory = madeDirectory({ offers: 5 });
    const { release } = await publishRelease(table, preparePublication(directory));
    expect(await readManifest(table, release)).toMatchObject({ release: 3, format: 8, base: 2 });
    const { get } = apiOver();
    const changes = (await get('/api/changes')).body.data as { release: number }[];
    expect(new Set(changes.map((change) => change.release))).toEqual(new Set([3, 2]));
    expect((await get('/api/offers/renamed')).status).toBe(301);
  });

  test('can be pruned', async () => {
    for (const offers of [1, 2, 3, 4, 5, 6])
      await publishRelease(table, preparePublication(madeDirectory({ offers })));
    expect(await prune(table, { now: Date.parse('2030-01-01') })).toEqual([1, 2, 3]);
    const states = (await listStoredReleases(table)).map(({ release, state }) => `${release} ${state}`);
    expect(states.slice(-3)).toEqual(['3 pruned', '2 pruned', '1 pruned']);
  });

  test('published again as it is, is stored in the format of this version', async () => {
    const publication = preparePublication(await readTables(table, 2));
    expect(await publishRelease(table, publication)).toMatchObject({ release: 3, changed: true });
    expect(await publishRelease(table, publication)).toMatchObject({ release: 3, changed: false });
  });
});

describe.each([
  ['a release had a hash', 'release-format-4', 'before_the_chain'],
  ['a record was one text', 'release-format-5', 'whole'],
  ['that text was bytes', 'release-format-6', 'whole'],
  ['an item of another list was the place of a tag', 'release-format-7', 'whole'],
])('a directory from before %s', (_, name, state) => {
  beforeEach(() => putItems(table, storedItems(name)));

  test('answers every address as it did', async () => {
    const { get } = apiOver();
    for (const [address, { status, body }] of Object.entries(storedAnswers(name))) {
      const now = await get(address);
      expect([address, now.status]).toEqual([address, status]);
      expect(now.body, address).toMatchObject(expected(body) as object);
    }
  });

  test('is still what was published, as far as it has a hash, and the chain goes on from it', async () => {
    await publishRelease(table, preparePublication(madeDirectory({ offers: 5 })));
    const { verified, broken } = await verifyChain(table);
    expect(broken).toBeNull();
    expect(verified.map(({ release, state }) => `${release} ${state}`)).toEqual([
      `1 ${state}`,
      `2 ${state}`,
      '3 whole',
    ]);
  });
});

test('columns that are newer than a record read null, and columns that are gone are left out', async () => {
  const altered = items.map((item) => {
    if (!/#(offer|list#offers|provider)(#|$)/.test(item.pk)) return item;
    const { location: _, ...older } = item;
    return { ...older, dropped_since: 'x' };
  });
  await putItems(table, altered);
  const { get } = apiOver();
  const { body } = await get('/api/offers/offer-4');
  expect(body).toMatchObject({ location: null, name: 'Offer 4 Ōtautahi' });
  expect(body).not.toHaveProperty('dropped_since');
  const { data } = (await get('/api/offers?limit=3')).body as { data: { location: unknown }[] };
  expect(data.map(({ location }) => location)).toEqual([null, null, null]);
  expect((await get('/api/providers/provider-0')).body).toMatchObject({ location: null });
});

test('entries of the ledger that were stored without a state get it, and so do marks and coverage', async () => {
  const confirmed = items.map((item) => {
    const { sources } = item as { sources?: { outcome: string | null }[] };
    return sources ? { ...item, sources: sources.map((one) => ({ ...one, outcome: 'matches' })) } : item;
  });
  await putItems(table, confirmed);
  const { get } = apiOver();
  const { body: page } = await get('/api/sources');
  const [entry] = page.data as { state: string; about: { id: string }; kind: string }[];
  // The list is another stored text, in which the entry has no outcome.
  expect(entry).toMatchObject({ state: 'not_confirmed', kind: 'offer' });
  expect(page.facets).toMatchObject({ state: [{ value: 'not_confirmed', count: 1 }] });
  const { body: offer } = await get(`/api/offers/${entry?.about.id}`);
  expect(offer.sources).toMatchObject([{ state: 'confirmed', confirmed_on: '2026-11-01', sha256: null }]);
  expect(offer.coverage).toMatchObject({ confirmed: 1 });
  const { data } = (await get('/api/search?limit=100')).body as { data: { id: string; checks: object }[] };
  expect(data.find(({ id }) => id === entry?.about.id)?.checks).toEqual({
    target_return_min: { state: 'not_confirmed', checked_on: '2026-11-01' },
  });
});

describe('a live release of a format that this version does not read', () => {
  const foreign = items.map((item) => (isManifest(item, 2) ? { ...item, format: 99, more: 'x' } : item));

  test('leaves the newest one before it in use', async () => {
    await putItems(table, foreign);
    const { get, reported } = apiOver();
    expect((await get('/api/release')).body).toMatchObject({ release: 1 });
    expect((await get('/api/offers/offer-0')).status).toBe(200);
    expect((await get('/api/release?release=2')).status).toBe(410);
    expect(reported.map(({ message }) => message)).toEqual([
      expect.stringContaining('has to be published again'),
    ]);
  });

  test('without one before it, is said to need publishing again', async () => {
    await putItems(
      table,
      foreign.filter((item) => !isManifest(item, 1)),
    );
    const { get, reads, reported } = apiOver();
    await expect(reads.live()).rejects.toThrow(/format 99.*has to be published again/);
    expect(await get('/api/offers')).toMatchObject({ status: 503, body: { code: 'release_unreadable' } });
    // Once by the reads, and by the API with each failed request.
    expect(reported.map(({ name }) => name)).toEqual(['ReleaseUnreadable', 'ReleaseUnreadable']);
  });

  test('is replaced by publishing again, listed until then, and never pruned', async () => {
    await putItems(table, foreign);
    expect((await listStoredReleases(table))[0]).toMatchObject({
      release: 2,
      state: 'unreadable',
      is_live: true,
    });
    expect(await prune(table, { now: Date.parse('2030-01-01') })).toEqual([]);
    const directory = madeDirectory({ offers: 5 });
    expect(await publishRelease(table, preparePublication(directory))).toMatchObject({
      release: 3,
      before: 2,
    });
    const { get } = apiOver();
    expect((await get('/api/release')).body).toMatchObject({ release: 3 });
    // Against release 1, the newest that could be read.
    const changes = (await get('/api/changes')).body.data as { release: number }[];
    expect(changes.map((change) => change.release)).toContain(3);
  });
});

test.each([
  ['of another version', [3, 2, 'table:list#offers', 3], 'comes from another version of this API'],
  ['of another kind', ['x'], 'is not a cursor of this list'],
])('a cursor %s is a clear 400', async (_, parts, message) => {
  await putItems(table, items);
  const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url');
  const { status, body } = await apiOver().get(`/api/offers?limit=3&cursor=${cursor}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'bad_parameter', details: [{ field: 'cursor', message }] });
});
