import type { Directory } from '@tussock/core/directory/directory';
import { publishRelease } from '@tussock/store/publish';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory, uuidOf } from '../../../../tests/support/made-directory';
import { publicationOf } from '../../../../tests/support/published';
import type { DirectoryTable } from '../table/engine/client';
import type { DirectoryReads } from './directory-reads';
import { createDirectoryReads } from './reads';

const made = madeDirectory({ offers: 12, providers: 3 });

/** A directory each of whose records says a word. */
function saying(word: string): Directory {
  const named = <T extends { name: string }>(rows: T[]) =>
    rows.map((row) => ({ ...row, name: `${row.name} ${word}` }));
  return {
    ...made,
    settings: {},
    offers: named(made.offers).map((offer, at) => ({
      ...offer,
      details: word,
      minimum_investment: 1_000 * word.length + at,
      ...(at % 3 === 1 && { outcome_return: word.length }),
    })),
    providers: named(made.providers),
    platforms: named(made.platforms).map((row, at) => ({ ...row, slug: `platform-${at}` })),
    funds: named(made.funds),
    tags: named(made.tags),
    asset_classes: named(made.asset_classes),
    blog_posts: made.blog_posts.map((post) => ({ ...post, title: `${post.title} ${word}`, content: word })),
    faqs: made.faqs.map((faq) => ({ ...faq, answer: word })),
    sources: made.sources.map((source) => ({ ...source, title: word })),
    corrections: [
      {
        id: uuidOf('correction'),
        reported_on: '2026-11-01',
        record: uuidOf('offer 1'),
        field: 'name',
        answered_on: '2026-11-02',
        outcome: word,
        was: null,
        now: null,
      },
    ],
  };
}

const first = saying('first');
const later = saying('afterwards');
/** One record moves and one leaves. */
const second: Directory = {
  ...later,
  offers: later.offers.map((offer) => ({
    ...offer,
    slug: offer.slug === 'offer-1' ? 'moved' : offer.slug,
    fund_id: offer.fund_id === uuidOf('fund 4') ? null : offer.fund_id,
  })),
  funds: later.funds.filter(({ id }) => id !== uuidOf('fund 4')),
};

const PAGE = { limit: 2 };
const READS: Record<string, readonly unknown[]> = {
  listOffers: [PAGE],
  listOffersByStatus: ['Open', PAGE],
  listAipOffers: [PAGE],
  listOffersByTag: ['tag-1', PAGE],
  listOffersByAssetClass: ['class-1', PAGE],
  getOfferById: [uuidOf('offer 2')],
  getOfferBySlug: ['offer-2'],
  getLockedOffer: [uuidOf('offer 3')],
  listProviders: [PAGE],
  getProviderById: [uuidOf('provider 0')],
  getProviderBySlug: ['provider-0'],
  listPlatforms: [PAGE],
  getPlatform: [uuidOf('platform 0')],
  getPlatformBySlug: ['platform-0'],
  listFunds: [PAGE],
  listFundsByAssetClass: ['class-1', PAGE],
  getFundById: [uuidOf('fund 1')],
  getFundBySlug: ['fund-1'],
  listTags: [PAGE],
  getTag: ['tag-0'],
  listAssetClasses: [PAGE],
  getAssetClass: ['forestry'],
  listBlogPosts: [PAGE],
  getBlogPostById: ['post-1'],
  getBlogPostBySlug: ['post-1'],
  listFaqs: [PAGE],
  findRetiredSlug: ['offer', 'offer-1'],
  catalogue: [],
  overview: [],
  outcomes: [],
  corrections: [],
  firms: [],
  stats: [],
  tombstones: [],
  offersOf: ['provider', 'provider-1'],
  offersOnPlatform: ['platform-0'],
  changes: [],
  changelog: [],
  ledger: [],
  ledgerCount: [],
  ledgerRows: [[0]],
  recordCounts: [],
  textIndex: [],
  release: [],
};
/** Of no single release, or of the same in each of these. */
const OTHERS = [
  'live',
  'listReleases',
  'eachOffer',
  'eachSource',
  'searchFile',
  'searchRedaction',
  'assertThere',
  'oldestOfFullChanges',
];

let engine: Engine;
let table: DirectoryTable;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  table = await newTable(engine);
  for (const tables of [first, second])
    await publishRelease(table, publicationOf(tables, Buffer.from(JSON.stringify(tables.faqs))));
});
afterAll(() => engine?.close());

test('every read is here', () => {
  const names = Object.keys(createDirectoryReads(table));
  expect([...Object.keys(READS), ...OTHERS].sort()).toEqual(names.sort());
});

test.each(Object.entries(READS))('what %s has of a release is not answered for another', async (name, of) => {
  const read = async (reads: DirectoryReads, release: number) => {
    const readOf = reads[name as keyof DirectoryReads] as (...given: unknown[]) => Promise<unknown>;
    // What a ledger is counted by has functions, which are no part of what is stored.
    return JSON.parse(JSON.stringify(await readOf(release, ...of)));
  };
  const ofFirst = await read(createDirectoryReads(table), 1);
  const ofSecond = await read(createDirectoryReads(table), 2);
  expect(ofFirst).not.toEqual(ofSecond);
  const reads = createDirectoryReads(table);
  expect(await read(reads, 1)).toEqual(ofFirst);
  expect(await read(reads, 2)).toEqual(ofSecond);
  expect(await read(reads, 1)).toEqual(ofFirst);
});
