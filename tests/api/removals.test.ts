import { createApi } from '@tussock/api/app';
import type { Directory } from '@tussock/core/directory/directory';
import { LOCKED_COLUMNS } from '@tussock/core/offer/columns';
import { recordName, shownRecords } from '@tussock/core/removal/shown-records';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { rollback } from '@tussock/store/releases';
import { verifyChain } from '@tussock/store/verify-chain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { preparePublication } from '../../scripts/seed/publication';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { madeDirectory, uuidOf } from '../support/made-directory';

let engine: Engine;
let table: Awaited<ReturnType<typeof newTable>>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.close());
beforeEach(async () => {
  table = await newTable(engine);
});

const whole: Directory = { ...madeDirectory({ offers: 6 }), settings: { name: 'Trial' } };
const publish = async (tables: Directory, publishedAt = '2026-11-20T20:00:00.000Z') =>
  (await publishRelease(table, preparePublication(tables), { publishedAt })).release;

function visitor() {
  const reads = createDirectoryReads(openTable(engine, table.name, 'writer'));
  const api = createApi({ reads, build: 'b', today: () => '2026-11-22' });
  return async (path: string) => {
    const answer = await api.request(`/api${path}`);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

/** The directory without these records, and without the links to them. */
function without(directory: Directory, ...gone: string[]): Directory {
  const stays = ({ id }: { id: string }) => !gone.includes(id);
  const unlinked = <T extends object>(row: T): T =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        name.endsWith('_id') && gone.includes(value) ? null : value,
      ]),
    ) as T;
  return {
    ...directory,
    offers: directory.offers.filter(stays).map(unlinked),
    providers: directory.providers.filter(stays),
    platforms: directory.platforms.filter(stays),
    funds: directory.funds.filter(stays).map(unlinked),
    blog_posts: directory.blog_posts.filter(stays),
    key_people: directory.key_people.filter(({ provider_id }) => !gone.includes(provider_id ?? '')),
    offer_tags: directory.offer_tags.filter(({ offer_id }) => !gone.includes(offer_id)),
    sources: directory.sources.filter(({ record }) => !gone.includes(record)),
  };
}

const removal = (record: string, change: Partial<Directory['removals'][number]> = {}) => ({
  record,
  reason: 'The provider asked for it.',
  removed_on: '2026-11-21',
  for_cause: false,
  kind: null,
  name: null,
  last_slug: null,
  ...change,
});

const COLLECTION = {
  offer: 'offers',
  provider: 'providers',
  platform: 'platforms',
  fund: 'funds',
  'blog-post': 'blog-posts',
} as const;

test('every record that a release drops answers 410 with its name, the reason and what was last known', async () => {
  await publish(whole);
  const kept = without(whole, ...shownRecords(whole).map(({ id }) => id));
  await publish({ ...kept, removals: [removal(uuidOf('offer 0'))] });
  const elsewhere = removal('Koru-Market', { kind: 'platform', name: 'Koru' });
  await publish({ ...kept, removals: [removal(uuidOf('offer 0')), elsewhere] });
  const get = visitor();
  for (const { kind, id, slug, name } of shownRecords(whole))
    for (const address of [id, id.toUpperCase(), ...(slug ? [slug] : [])]) {
      const path = `/${COLLECTION[kind]}/${address}`;
      if (kind === 'blog-post' && address !== slug) continue;
      const { status, body } = await get(path);
      expect([path, status, body.code]).toEqual([path, 410, 'record_removed']);
      const reason = id === uuidOf('offer 0') ? 'The provider asked for it.' : 'No reason given';
      expect(body.details).toEqual(
        expect.arrayContaining([
          { field: 'name', message: name },
          { field: 'reason', message: reason },
          { field: 'removed_on', message: '2026-11-21' },
        ]),
      );
      expect(body.message).toBe(`${name} was removed from this directory: ${reason}`);
    }
  const { body } = await get(`/offers/${uuidOf('offer 0')}`);
  const stated = (body.details as { field: string; message: string }[]).map((one) => one.field);
  expect(stated).toEqual(expect.arrayContaining(['target_return_min', 'status', 'provider_id']));
  for (const never of ['/offers/no-such-offer', '/funds/offer-0'])
    expect([never, (await get(never)).status]).toEqual([never, 404]);
  expect((await get('/platforms/Koru-Market')).status).toBe(410);
  expect((await get(`/offers/${uuidOf('offer 0')}?release=1`)).status).toBe(200);
  expect((await verifyChain(table)).broken).toBeNull();
});

test('a firm that was removed for cause is named by no earlier name either, in changes or by an offer that is gone', async () => {
  const [firm, gone] = [uuidOf('provider 0'), uuidOf('offer 0')];
  const earlier = 'Rimu Street Nominees';
  const ofFirm = (offer: string): Directory => ({
    ...whole,
    offers: whole.offers.map((one) => ({ ...one, provider_id: one.id === offer ? firm : null })),
    providers: whole.providers.map((one) => (one.id === firm ? { ...one, name: earlier } : one)),
  });
  await publish(ofFirm(gone));
  const left = without(ofFirm(uuidOf('offer 1')), gone);
  await publish(left);
  await publish({ ...left, providers: whole.providers });
  const naming = async () => {
    const get = visitor();
    const paths = [2, 3].flatMap((release) =>
      ['/changes', `/offers/${gone}`].map((path) => `${path}?release=${release}`),
    );
    const answers = await Promise.all([...paths, '/changes', `/offers/${gone}`].map(get));
    return answers.filter(({ body }) => JSON.stringify(body).includes(earlier)).length;
  };
  expect(await naming()).toBe(6);
  const removals = [removal(firm, { for_cause: true })];
  await publish({ ...without(left, firm), removals });
  expect(await naming()).toBe(0);
  await publish({ ...without(left, firm), removals, faqs: [] });
  expect(await naming()).toBe(0);
});

test('an older slug of a removed record answers 410, and what is locked is not last known', async () => {
  const id = uuidOf('offer 3');
  const exclusive = (slug: string) => ({
    ...whole,
    offers: whole.offers.map((offer) => (offer.id === id ? { ...offer, slug, is_exclusive: true } : offer)),
  });
  await publish(exclusive('first-name'));
  await publish(exclusive('second-name'));
  await publish(without(whole, id));
  const get = visitor();
  for (const slug of ['first-name', 'second-name']) {
    const { status, body } = await get(`/offers/${slug}`);
    expect([slug, status]).toEqual([slug, 410]);
    const fields = (body.details as { field: string }[]).map(({ field }) => field);
    expect(fields.filter((field) => (LOCKED_COLUMNS as readonly string[]).includes(field))).toEqual([]);
  }
});

test('a record that comes back has no tombstone, and one that is removed again has a new one', async () => {
  const id = uuidOf('offer 2');
  await publish(whole);
  await publish({ ...without(whole, id), removals: [removal(id)] });
  await publish({ ...whole, faqs: [] });
  expect((await visitor()(`/offers/${id}`)).status).toBe(200);
  await publish(without(whole, id), '2026-12-24T20:00:00.000Z');
  const { status, body } = await visitor()(`/offers/${id}`);
  expect(status).toBe(410);
  expect(body.details).toContainEqual({ field: 'removed_on', message: '2026-12-25' });
  expect(body.details).toContainEqual({ field: 'reason', message: 'No reason given' });
});

test('what is removed for cause later on shows name and reason alone, in the release that dropped it too', async () => {
  const id = uuidOf('offer 2');
  await publish(whole);
  await publish({ ...without(whole, id), removals: [removal(id)] });
  await publish({
    ...without(whole, id),
    removals: [removal(id, { for_cause: true, reason: 'The register shows no such offer.' })],
  });
  for (const release of [1, 2, 3]) {
    const { status, body } = await visitor()(`/offers/${id}?release=${release}`);
    expect([release, status]).toEqual([release, 410]);
    expect((body.details as { field: string }[]).map(({ field }) => field)).toEqual([
      ...['kind', 'name', 'reason', 'removed_on'],
    ]);
    expect(body.message).toContain('The register shows no such offer.');
  }
});

test('a correction of what was removed for cause is in no release, also where its row says no name or that of the removal is gone', async () => {
  const id = uuidOf('offer 2');
  const other = uuidOf('never listed');
  const entry = (record: string, was: string) => ({
    id: null,
    record,
    field: 'minimum_investment',
    reported_on: '2026-11-01',
    answered_on: '2026-11-02',
    outcome: 'Corrected.',
    was,
    now: '$2',
  });
  const corrections = [entry(id, '$1'), entry(other, '$3')];
  const left: Directory = { ...without(whole, id), corrections };
  await publish({ ...whole, corrections });
  await publish(left);
  await publish({ ...left, removals: [removal(id, { for_cause: true })] });
  await publish({ ...left, faqs: [] });
  const get = visitor();
  for (const release of [1, 2, 3, 4]) {
    const { body } = await get(`/corrections?release=${release}`);
    expect([release, body.data]).toMatchObject([release, [{ record: other, about: null, was: '$3' }]]);
  }
});

test('the counts of an earlier release are those of its publish, and say that what was removed for cause since is in them', async () => {
  await publish(whole);
  const gone = removal(uuidOf('offer 0'), { for_cause: true });
  await publish({ ...without(whole, uuidOf('offer 0')), removals: [gone] });
  const get = visitor();
  expect((await get('/offers?release=1&limit=100')).body.data).toHaveLength(5);
  const counted = await get('/release?release=1');
  expect(counted.body.counts).toMatchObject({ offers: 6 });
  const { body } = await get('/openapi.json');
  const { ReleaseInfo } = (
    body.components as { schemas: Record<string, { properties: Record<string, object> }> }
  ).schemas;
  expect(ReleaseInfo?.properties.counts).toMatchObject({
    description: expect.stringContaining('removed for cause since is still counted'),
  });
});

test('a demonstration leaves no tombstones', async () => {
  await publish({ ...whole, settings: { demonstration: true } });
  await publish(without(whole, uuidOf('offer 2')));
  expect((await visitor()(`/offers/${uuidOf('offer 2')}`)).status).toBe(404);
});

describe('the changelog', () => {
  type Change = {
    release: number;
    change: string;
    kind: string;
    reason: string | null;
    about: { id: string };
  };
  const changes = async () => (await visitor()('/changes?limit=100')).body.data as Change[];

  test('has offers, funds, providers, platforms, posts and settings of law, with removals and their reasons', async () => {
    await publish(whole);
    const gone = shownRecords(whole).filter(
      ({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at,
    );
    await publish({
      ...without(whole, ...gone.map(({ id }) => id)),
      removals: gone.map(({ id }) => removal(id)),
      settings: { ...whole.settings, aip_minimums: [] },
    });
    const removed = (await changes()).filter(({ change }) => change === 'removed');
    expect(
      removed.map(({ kind, about, reason }) => [recordName({ kind, id: about.id }), reason]).sort(),
    ).toEqual(gone.map((one) => [recordName(one), 'The provider asked for it.']).sort());
    expect((await changes()).filter(({ kind }) => kind === 'setting')).toEqual([
      expect.objectContaining({ change: 'changed', about: expect.objectContaining({ id: 'aip_minimums' }) }),
    ]);
  });

  test('tells a changed field of each kind', async () => {
    await publish(whole);
    const renamed = <T extends object>(rows: T[]): T[] =>
      rows.map((row, at) =>
        at > 0 ? row : { ...row, ...('name' in row ? { name: 'New' } : { title: 'New' }) },
      );
    const { offers, providers, platforms, funds, blog_posts } = whole;
    await publish({
      ...whole,
      offers: renamed(offers),
      providers: renamed(providers),
      platforms: renamed(platforms),
      funds: renamed(funds),
      blog_posts: renamed(blog_posts),
    });
    const named = (await changes()).filter((one) => JSON.stringify(one).includes('"after":"New"'));
    expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(Object.keys(COLLECTION)));
  });

  test('keeps what a release changed that was rolled back later', async () => {
    await publish(whole);
    const minimum = (minimum_investment: number) => ({
      ...whole,
      offers: whole.offers.map((offer, at) => (at === 0 ? { ...offer, minimum_investment } : offer)),
    });
    await publish(minimum(70_001));
    await publish(without(whole, uuidOf('offer 4')));
    await rollback(table, 1);
    await publish(minimum(80_002));
    const found = await changes();
    expect(found.map(({ release }) => release)).toEqual(expect.arrayContaining([2, 3, 4]));
    expect(found.find(({ release, change }) => release === 4 && change === 'added')?.about.id).toBe(
      uuidOf('offer 4'),
    );
  });
});
