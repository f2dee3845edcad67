import type { Page, PageRequest } from '@tussock/core/answers/page';
import { assemble } from '@tussock/core/directory/assemble';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BOTH_ENGINES, ENGINES } from '../../../../tests/support/each-engine';
import { type Engine, newTable, openTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory, madeOffer, madeProvider, uuidOf } from '../../../../tests/support/made-directory';
import { publish } from '../../../../tests/support/published';
import { type RecordedRequest, recordRequests } from '../../../../tests/support/recorder';
import { decodeCursor, encodeCursor } from '../table/cursor';
import type { DirectoryTable } from '../table/engine/client';
import { BadCursor, ReleaseGone } from '../table/errors';
import { readyJson } from '../table/ready-json';
import type { DirectoryReads } from './directory-reads';
import { createDirectoryReads } from './reads';

const first = madeDirectory();
const second = { ...madeDirectory(), offers: madeDirectory().offers.slice(5) };
const held = [assemble(first), assemble(second)] as const;
const listed = held.map(({ offers }) => offers.filter((offer) => offer.is_active));
const EVERYTHING = { limit: 100 };

/** Every list, and which records of the first or second release it must show, in their order. */
const lists: [
  string,
  (reads: DirectoryReads, n: number, page: PageRequest) => Promise<Page<unknown>>,
  (n: 0 | 1) => unknown[],
][] = [
  ['listOffers', (reads, n, page) => reads.listOffers(n, page), (n) => listed[n] ?? []],
  [
    'listOffersByStatus',
    (reads, n, page) => reads.listOffersByStatus(n, 'Open', page),
    (n) => (listed[n] ?? []).filter((offer) => offer.status === 'Open'),
  ],
  [
    'listAipOffers',
    (reads, n, page) => reads.listAipOffers(n, page),
    (n) => (listed[n] ?? []).filter((offer) => offer.is_aip_eligible),
  ],
  [
    'listOffersByTag',
    (reads, n, page) => reads.listOffersByTag(n, 'tag-3', page),
    (n) => (listed[n] ?? []).filter((offer) => offer.tags.some((tag) => tag.slug === 'tag-3')),
  ],
  [
    'listOffersByAssetClass',
    (reads, n, page) => reads.listOffersByAssetClass(n, 'class-1', page),
    (n) => (listed[n] ?? []).filter((offer) => offer.asset_class?.id === 'class-1'),
  ],
  [
    'listProviders',
    (reads, n, page) => reads.listProviders(n, page),
    (n) => held[n].providers.filter((provider) => provider.provider_type !== 'platform'),
  ],
  ['listPlatforms', (reads, n, page) => reads.listPlatforms(n, page), (n) => held[n].platforms],
  ['listFunds', (reads, n, page) => reads.listFunds(n, page), (n) => held[n].funds],
  [
    'listFundsByAssetClass',
    (reads, n, page) => reads.listFundsByAssetClass(n, 'class-1', page),
    (n) => held[n].funds.filter((fund) => fund.asset_class_id === 'class-1'),
  ],
  ['listTags', (reads, n, page) => reads.listTags(n, page), (n) => held[n].tags],
  ['listAssetClasses', (reads, n, page) => reads.listAssetClasses(n, page), (n) => held[n].asset_classes],
  [
    'listBlogPosts',
    (reads, n, page) => reads.listBlogPosts(n, page),
    (n) => held[n].blog_posts.map(({ content: _, references: __, ...summary }) => summary),
  ],
  ['listFaqs', (reads, n, page) => reads.listFaqs(n, page), (n) => held[n].faqs],
];

describe.each(BOTH_ENGINES)('reads on %s', (engineName) => {
  let engine: Engine;
  let table: DirectoryTable;
  let reads: DirectoryReads;
  let requests: RecordedRequest[];

  beforeAll(async () => {
    engine = await startEngine(engineName);
    table = await newTable(engine);
    await publish(table, first);
    await publish(table, second);
  });
  afterAll(() => engine?.close());
  beforeEach(async () => {
    const reader = openTable(engine, table.name, 'writer');
    requests = recordRequests(reader);
    const started = Date.now();
    // The clock stands still: on a busy machine the pointer would be read again while requests are counted.
    reads = createDirectoryReads(reader, { now: () => started });
    await Promise.all([reads.release(1), reads.live()]);
    // Which offers an earlier release locks itself is read once.
    await reads.listProviders(1, { limit: 1 });
    requests.length = 0;
  });

  test('made rows are newest first, and of the same moment by id', () => {
    const keys = listed[0]?.map(({ created_at, id }) => `${-Date.parse(created_at)} ${id}`) ?? [];
    const sorted = [...keys].sort((a, b) => {
      const [at = '', idA = ''] = a.split(' ');
      const [bt = '', idB = ''] = b.split(' ');
      return Number(at) - Number(bt) || (idA < idB ? -1 : 1);
    });
    expect(keys).toEqual(sorted);
  });

  test.each(lists)('%s: order, filter and paging, one request a page', async (_name, list, expected) => {
    for (const n of [0, 1] as const) {
      expect(expected(n).length).toBeGreaterThan(0);
      const found: unknown[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        requests.length = 0;
        const page = await list(reads, n + 1, { limit: 2 + n * 5, ...(cursor && { cursor }) });
        expect(requests.map((request) => request.command)).toEqual(['QueryCommand']);
        expect(page.data.length).toBeLessThanOrEqual(2 + n * 5);
        // Only what was answered was read: half a unit for every 4 KB of it.
        const answered = Buffer.byteLength(JSON.stringify(page.data)) + page.data.length * 500;
        expect(requests[0]?.capacity).toBeLessThanOrEqual(Math.ceil(answered / 4_096) / 2);
        found.push(...page.data);
        cursor = page.next_cursor;
      }
      expect(found).toEqual(expected(n));
    }
  });

  test('every record by id and by slug, one request each', async () => {
    const [content] = held;
    const one = async <T>(read: Promise<T>, expected: unknown) => {
      requests.length = 0;
      expect(await read).toEqual(expected);
      expect(requests).toHaveLength(1);
      expect(['GetItemCommand', 'QueryCommand']).toContain(requests[0]?.command);
    };
    for (const offer of content.offers) {
      await one(reads.getOfferById(1, offer.id), offer);
      if (offer.slug) await one(reads.getOfferBySlug(1, offer.slug), offer);
    }
    for (const provider of content.providers) {
      await one(reads.getProviderById(1, provider.id), provider);
      if (provider.slug) await one(reads.getProviderBySlug(1, provider.slug), provider);
    }
    for (const fund of content.funds) {
      await one(reads.getFundById(1, fund.id), fund);
      if (fund.slug) await one(reads.getFundBySlug(1, fund.slug), fund);
    }
    for (const post of content.blog_posts) {
      await one(reads.getBlogPostById(1, post.id), post);
      if (post.slug) await one(reads.getBlogPostBySlug(1, post.slug), post);
    }
    for (const platform of content.platforms) await one(reads.getPlatform(1, platform.id), platform);
    for (const tag of content.tags) await one(reads.getTag(1, tag.slug), tag);
    for (const assetClass of content.asset_classes)
      await one(reads.getAssetClass(1, assetClass.slug), assetClass);
    await one(reads.catalogue(1), content.cards);
    await one(reads.textIndex(1), Buffer.from('{"index":true}'));
  });

  test('what is not there: null after at most the look-up of retired slugs, empty lists without a request', async () => {
    // Of an earlier release, a miss may mean that it is being pruned: its manifest is read again.
    expect(await reads.getOfferById(1, uuidOf('nobody'))).toBeNull();
    expect(requests).toHaveLength(2);
    const live = (await reads.live())?.release ?? 0;
    requests.length = 0;
    expect(await reads.getOfferById(live, uuidOf('nobody'))).toBeNull();
    expect(requests).toHaveLength(1);
    expect(await reads.getOfferBySlug(live, 'nobody')).toBeNull();
    expect(await reads.findRetiredSlug(live, 'offer', 'nobody')).toBeNull();
    expect(requests).toHaveLength(3);
    for (const slug of ['offer', 'offer-', '', 'Offer-1', 'a#b', 'x'.repeat(5_000)])
      expect(await reads.getOfferBySlug(live, slug)).toBeNull();
    expect(await reads.getProviderById(live, 'x'.repeat(5_000))).toBeNull();
    requests.length = 0;
    expect(await reads.listOffersByTag(1, 'nobody', EVERYTHING)).toEqual({ data: [], next_cursor: null });
    expect(requests).toEqual([]);
    expect(await reads.release(99)).toBeNull();
    await expect(reads.listOffers(99, EVERYTHING)).rejects.toThrow(ReleaseGone);
  });

  test('at the size limit of a Query a page has fewer rows and a cursor', async () => {
    const large = await newTable(engine);
    const directory = madeDirectory({ offers: 0, providers: 0 });
    const providers = Array.from({ length: 30 }, (_, n) =>
      madeProvider(n, { slug: null, provider_type: null, description: `${n}`.padEnd(55_000, '.') }),
    );
    await publish(large, { ...directory, providers, funds: [], key_people: [] });
    const wide = createDirectoryReads(large);
    const names: string[] = [];
    let pages = 0;
    for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
      const page: Page<{ name: string }> = await wide.listProviders(1, {
        limit: 30,
        ...(cursor && { cursor }),
      });
      names.push(...page.data.map((provider) => provider.name));
      cursor = page.next_cursor;
    }
    expect(pages).toBe(2);
    expect(names).toHaveLength(30);
    expect(new Set(names).size).toBe(30);
  });

  test('a firm with more offers than a Query reads is answered with fewer, its count whole', async () => {
    const large = await newTable(engine);
    const directory = madeDirectory({ offers: 0 });
    const provider_id = uuidOf('provider 0');
    const offers = Array.from({ length: 750 }, (_, n) =>
      madeOffer(n, {
        provider_id,
        fund_id: null,
        slug: null,
        is_active: true,
        description: null,
        details: null,
        term_description: `${n}`.padEnd(1_000, 'ā'),
        name: `${n}`.padEnd(200, 'ō'),
      }),
    );
    await publish(large, { ...directory, offers });
    const wide = createDirectoryReads(large);
    const provider = await wide.getProviderBySlug(1, 'provider-0');
    const everything = assemble({ ...directory, offers }).providers.find((one) => one.id === provider_id);
    const count = provider?.offers.length ?? 0;
    expect(count).toBeGreaterThan(300);
    expect(count).toBeLessThan(750);
    expect(provider).toEqual({ ...everything, offers: everything?.offers.slice(0, count) });
    const inList = (await wide.listProviders(1, EVERYTHING)).data.find((one) => one.id === provider_id);
    expect(inList?.offers).toEqual(everything?.offers.slice(0, 50));
    expect(inList?.offer_count).toBe(750);
  });

  // What follows is ours and not the engine's.
  if (!ENGINES.includes(engineName)) return;

  test('a list that was begun before a publication goes on in its release', async () => {
    const page = await reads.listOffers(1, { limit: 50 });
    const cursor = page.next_cursor ?? '';
    expect(decodeCursor(cursor).release).toBe(1);
    const rest = await reads.listOffers(1, { limit: 50, cursor });
    expect([...page.data, ...rest.data]).toEqual(listed[0]);
    await expect(reads.listOffers(2, { limit: 50, cursor })).rejects.toThrow(BadCursor);
  });

  test('the locked part is in no other answer and is read anew each time', async () => {
    const [locked] = held[0].locked;
    const id = locked?.id ?? '';
    expect(locked?.details).toMatch(/^Details of/);
    expect(await reads.getLockedOffer(1, id)).toEqual(locked);
    expect(await reads.getLockedOffer(1, id)).toEqual(locked);
    expect(requests).toHaveLength(2);
    expect((await reads.getOfferById(1, id))?.details).toBeNull();
    const open = held[0].offers.find((offer) => !offer.is_exclusive)?.id ?? '';
    expect(await reads.getLockedOffer(1, open)).toBeNull();
  });

  test('offers are ready as the text that their JSON is, which is what the API answers', async () => {
    const page = await reads.listOffers(1, { limit: 7 });
    expect(readyJson(page), 'stored under another shape: see shape.test.ts').toBeDefined();
    expect(String(readyJson(page))).toBe(JSON.stringify(page));
    expect(page.data).toEqual(listed[0]?.slice(0, 7));
    const { id = '', slug = '' } = listed[0]?.[0] ?? {};
    for (const found of [await reads.getOfferById(1, id), await reads.getOfferBySlug(1, slug ?? '')]) {
      expect(found).toEqual(listed[0]?.[0]);
      expect(String(readyJson(found))).toBe(JSON.stringify(found));
    }
    expect(readyJson(await reads.listProviders(1, { limit: 7 }))).toBeUndefined();
  });

  test('a second read is answered from memory, and concurrent ones are one', async () => {
    const pages = await Promise.all([1, 2, 3].map(() => reads.listOffers(1, EVERYTHING)));
    expect(requests).toHaveLength(1);
    expect(await reads.listOffers(1, EVERYTHING)).toBe(pages[0]);
    await Promise.all([1, 2, 3].map(() => reads.catalogue(1)));
    await reads.catalogue(1);
    expect(requests).toHaveLength(2);
    await reads.listOffers(2, EVERYTHING);
    expect(requests).toHaveLength(3);
  });

  test('what is kept in memory is bounded', async () => {
    const reader = openTable(engine, table.name, 'writer');
    const sent = recordRequests(reader);
    const small = createDirectoryReads(reader, { cacheBytes: 64 * 1024 });
    await small.listOffers(1, { limit: 5 });
    for (const offer of held[0].offers) await small.getOfferById(1, offer.id);
    const before = sent.length;
    await small.listOffers(1, { limit: 5 });
    expect(sent.length).toBe(before + 1);
  });

  test('the pointer is read again after five seconds', async () => {
    let now = 0;
    const reader = openTable(engine, table.name, 'writer');
    const sent = recordRequests(reader);
    const timed = createDirectoryReads(reader, { now: () => now });
    expect((await timed.live())?.release).toBe(2);
    expect(sent).toHaveLength(2);
    now = 4_999;
    await timed.live();
    expect(sent).toHaveLength(2);
    now = 5_000;
    expect(await timed.live()).toMatchObject({ release: 2, counts: held[1].counts });
    expect(await timed.stats(2)).toEqual(held[1].stats);
    expect(sent).toHaveLength(3);
  });

  test('the address of the deploy replaces the published one, in the live release and in earlier ones', async () => {
    const siteAddress = 'https://tussock.co.nz';
    const deployed = createDirectoryReads(table, { siteAddress });
    for (const read of ['live', 'release'] as const) {
      const [here, there] = await Promise.all([reads[read](1), deployed[read](1)]);
      expect(here?.settings.address).not.toBe(siteAddress);
      expect(there).toEqual({ ...here, settings: { ...here?.settings, address: siteAddress } });
    }
  });

  test('whatever is not a cursor of this list and release throws BadCursor', async () => {
    const { next_cursor } = await reads.listTags(1, { limit: 2 });
    for (const cursor of [next_cursor ?? '', `${next_cursor} `, '', 'W10', 'null'])
      await expect(reads.listFunds(1, { limit: 2, cursor })).rejects.toThrow(BadCursor);
    const past = encodeCursor({ release: 1, list: 'table:list#tags', start: 4 });
    await expect(reads.listTags(1, { limit: 2, cursor: past })).rejects.toThrow(BadCursor);
    const forged = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((json) => Buffer.from(json).toString('base64url')),
      fc
        .tuple(fc.nat(3), fc.constantFrom('table:list#tags', 'x'), fc.maxSafeInteger())
        .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
      // Some are as good as ours.
      fc.nat(5).map((start) => encodeCursor({ release: 1, list: 'table:list#tags', start })),
    );
    requests.length = 0;
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(forged, async (cursor) => {
        const answer = await reads.listTags(1, { limit: 2, cursor }).catch((fault) => fault);
        if (answer instanceof BadCursor) return;
        taken += 1;
        // Also in the form from before cursors had versions.
        const { start, ...of } = decodeCursor(cursor);
        expect(of).toEqual({ release: 1, list: 'table:list#tags' });
        expect(answer.data).toEqual(held[0].tags.slice(start, start + 2));
      }),
      { numRuns: 300 },
    );
    expect(taken).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(3);
  });
});
