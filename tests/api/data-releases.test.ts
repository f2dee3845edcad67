import type { Directory } from '@tussock/core/directory/directory';
import { createDataReleases } from '@tussock/pages/data-releases';
import { prune } from '@tussock/store/prune';
import { publishRelease, stageRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { withdraw } from '@tussock/store/releases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { preparePublication } from '../../scripts/seed/publication';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { madeDirectory, uuidOf } from '../support/made-directory';

let engine: Engine;
let table: Awaited<ReturnType<typeof newTable>>;
let now = 0;
let site: ReturnType<typeof createDataReleases>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.close());
beforeEach(async () => {
  table = await newTable(engine);
  const reads = createDirectoryReads(openTable(engine, table.name, 'writer'), { now: () => now });
  site = createDataReleases({ reads });
});

const whole = madeDirectory({ offers: 12 });
const id = uuidOf('offer 1');
const withOffer = (change: Partial<Directory['offers'][number]>): Directory => ({
  ...whole,
  offers: whole.offers.map((offer) => (offer.id === id ? { ...offer, ...change } : offer)),
});
/** After so long the site has seen whatever happened to the releases. */
const LATER = 60_000;
async function publish(tables: Directory, removals: Directory['removals'] = []): Promise<number> {
  const { release } = await publishRelease(table, preparePublication({ ...tables, removals }));
  now += LATER;
  return release;
}

interface Listed {
  release: number;
  state: string;
  hash: string | null;
  manifest: string | null;
}
async function index(): Promise<Listed[]> {
  const { releases } = await (await site.request('/data/index.json')).json();
  return releases;
}

/** The text of every file of a release. */
async function texts(release: number): Promise<[name: string, text: string][]> {
  const sums = await (await site.request(`/data/${release}/SHA256SUMS`)).text();
  const names = sums.split('\n').flatMap((line) => line.slice(66) || []);
  expect(names.length).toBeGreaterThan(15);
  return Promise.all(
    names.map(async (name) => [name, await (await site.request(`/data/${release}/${name}`)).text()] as const),
  ) as Promise<[string, string][]>;
}

test('what a later release locks is in no file of an earlier one, nor in a delta, though it was', async () => {
  const details = 'Zzqlocked details';
  await publish(withOffer({ is_exclusive: false, details, management_fee: 61.13 }));
  const had = (await texts(1)).filter(([, text]) => text.includes(details)).map(([name]) => name);
  expect(had).toEqual(['offers.csv', 'records.ndjson', 'directory.sqlite']);
  await publish(withOffer({ is_exclusive: true, details, management_fee: 61.13 }));
  for (const release of [1, 2])
    for (const [name, text] of await texts(release))
      expect([release, name, /Zzqlocked|61\.13/.test(text)]).toEqual([release, name, false]);
  expect((await texts(2)).map(([name]) => name)).toContain('delta.ndjson');
});

test('a record that was removed for cause is in every file by its name and the reason alone', async () => {
  const tagline = 'Zzqtagline of the offer';
  const name = 'Zzqname of the offer';
  await publish(withOffer({ tagline, name }));
  const without: Directory = {
    ...whole,
    offers: whole.offers.filter((offer) => offer.id !== id),
    offer_tags: whole.offer_tags.filter(({ offer_id }) => offer_id !== id),
    sources: whole.sources.filter(({ record }) => record !== id),
  };
  const reason = 'The register shows no such offer.';
  const removal = { record: id, reason, removed_on: '2026-11-20', for_cause: true, last_slug: null };
  await publish(without, [{ ...removal, kind: 'offer', name }]);
  await publish(without, [{ ...removal, kind: 'offer', name }]);
  for (const release of [1, 2])
    for (const [file, text] of await texts(release)) {
      expect([release, file, text.includes(tagline)]).toEqual([release, file, false]);
      if (['offers.csv', 'offer_tags.csv', 'sources.csv'].includes(file))
        expect([release, file, text.includes(id)]).toEqual([release, file, false]);
    }
  const removals = (await texts(2)).find(([file]) => file === 'removals.csv')?.[1] ?? '';
  expect(removals).toContain(`"${id}","offer","${name}"`);
  expect(removals).toContain(reason);
});

test('a release that is withdrawn has no files, and its successor has no delta from it', async () => {
  await publish(withOffer({ tagline: 'Zzqwithdrawn' }));
  await publish(whole);
  const [second, first] = await index();
  expect((await site.request('/data/2/delta.ndjson')).status).toBe(200);
  await withdraw(table, 1);
  now += LATER;
  expect(await index()).toEqual([second, { ...first, state: 'withdrawn', counts: null, manifest: null }]);
  expect((await site.request('/data/1/offers.csv')).status).toBe(410);
  expect((await site.request('/data/2/delta.ndjson')).status).toBe(404);
  for (const [file, text] of await texts(2))
    expect([file, text.includes('Zzqwithdrawn')]).toEqual([file, false]);
});

test('a release that is pruned is listed with its hash, without files; the others keep theirs to the byte', async () => {
  for (let offers = 4; offers <= 9; offers += 1) await publish(madeDirectory({ offers }));
  const before = await index();
  const kept = await texts(3);
  expect(await prune(table, { now: Date.parse('2040-01-01') })).toEqual([1]);
  now += LATER;
  const after = await index();
  expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
  expect(after[5]).toEqual({ ...before[5], state: 'pruned', counts: null, manifest: null });
  expect(after[5]?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await site.request('/data/1/manifest.json')).status).toBe(410);
  expect((await site.request('/data/2/delta.ndjson')).status).toBe(404);
  expect(await texts(3)).toEqual(kept);
});

test('a release that never was live is not listed and has no files', async () => {
  await publish(whole);
  const { release } = await stageRelease(table, preparePublication(withOffer({ tagline: 'Staged' })));
  now += LATER;
  expect(release).toBe(2);
  expect((await index()).map((one) => [one.release, one.state])).toEqual([[1, 'live']]);
  expect((await site.request('/data/2/manifest.json')).status).toBe(410);
});
