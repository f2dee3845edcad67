import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { DEMONSTRATION } from '@tussock/core/settings/notices';
import { MCP_PATH, PAGES } from '@tussock/core/settings/pages';
import { ANY_SITE } from '@tussock/server/http/any-site';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { beforeEach, describe, expect, it } from 'vitest';
import { madeDirectory, madeOffer } from '../../../../tests/support/made-directory';
import { TOOLS } from '../../../../tests/support/tools';
import { type MemoryReads, memoryReads } from '../../../api/src/memory-reads.fixture';
import { matchRoute } from '../../../web/src/app/route';
import { routes } from '../../../web/src/app/routes';
import { createFeeds, type FeedsDeps } from './feeds';

/** A page of another site may read each of them, and why there is none. */
const HEADERS = { ...SECURITY_HEADERS, ...ANY_SITE };
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const FILES: [path: string, type: string][] = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/offers/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/changes/rss.xml', 'application/rss+xml; charset=utf-8'],
];
const PATHS = FILES.map(([path]) => path);

const pairOf = <T>(rows: readonly T[]): [T, T] => rows.slice(0, 2) as [T, T];
const directory = madeDirectory({ offers: 6, providers: 2 });
const withOffers = (...changes: Parameters<typeof madeOffer>[1][]): Directory => ({
  ...directory,
  offers: changes.map((change, n) => madeOffer(n, change)),
  offer_tags: [],
  sources: [],
});

type Event = Parameters<NonNullable<FeedsDeps['log']>>[0];
let reads: MemoryReads;
let events: Event[];
let site: ReturnType<typeof createFeeds>;
function open(...releases: Directory[]) {
  reads = memoryReads(Object.fromEntries(releases.map((tables, at) => [at + 1, assemble(tables)])));
  events = [];
  site = createFeeds({ reads, build: 'b1', log: (event) => events.push(event) });
}
beforeEach(() => open(directory));

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await site.request(path, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

describe.each(FILES)('%s', (path, type) => {
  it('has these headers and no others, and is a 304 for whoever has it', async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    const kept = { 'cache-control': SHARED, etag: expect.stringMatching(/^"b1-[\w-]{22}"$/) };
    expect(headers).toEqual({ ...HEADERS, ...kept, 'content-type': type });
    const again = await get(path, { 'if-none-match': `W/${headers.etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toEqual({ ...HEADERS, ...kept });
  });

  it('is made once for a release, and again when the release may show less', async () => {
    const first = await get(path);
    reads.calls.length = 0;
    expect(await get(path)).toEqual(first);
    expect(reads.calls).toEqual(['live']);
    const live = await reads.live();
    const edited = createFeeds({
      reads: {
        ...reads,
        live: async () =>
          live && {
            ...live,
            settings: { ...live.settings, address: next.address, name: next.address },
            edition: next.edition,
          },
      },
      build: 'b1',
    });
    const next = { address: 'https://one.example', edition: '1' };
    expect(await (await edited.request(path)).text()).toContain('https://one.example');
    next.address = 'https://two.example';
    expect(await (await edited.request(path)).text()).toContain('https://one.example');
    next.edition = '1.2.1';
    expect(await (await edited.request(path)).text()).toContain('https://two.example');
  });

  it('says when to come back while nothing is published or can be read, and is kept nowhere', async () => {
    reads.liveNumber = null;
    const unpublished = await get(path);
    reads.liveNumber = 1;
    reads.error = new Error('no table');
    const unreadable = await get(path);
    for (const { status, headers, text } of [unpublished, unreadable]) {
      expect([status, text]).toEqual([503, 'The directory cannot be read just now.\n']);
      expect(headers).toEqual({
        ...HEADERS,
        'cache-control': 'no-store',
        'retry-after': '30',
        'content-type': expect.stringMatching(/^text\/plain/),
      });
    }
    expect(events).toEqual([{ level: 'error', message: 'file could not be made', path, error: reads.error }]);
  });
});

it('a part of the sitemap that is not there is missing, and kept nowhere', async () => {
  const { status, headers, text } = await get('/sitemap/1.xml');
  expect([status, text, headers['cache-control']]).toEqual([404, 'Not found\n', 'no-store']);
  expect(headers).toMatchObject(HEADERS);
  for (const path of ['/sitemap/0.xml', '/sitemap/12345.xml', '/sitemap/a.xml'])
    expect((await get(path)).status).toBe(404);
});

it('a sitemap that is too long for one file is in several, for which the directory is gone through once', async () => {
  const { firms, eachOffer } = reads;
  let walks = 0;
  reads.eachOffer = (...of) => {
    walks += 1;
    return eachOffer(...of);
  };
  const platform = (n: number) => ({ id: `p-${n}`, slug: `p-${n}` }) as never;
  reads.firms = async (release) => ({
    ...(await firms(release)),
    platforms: Array.from({ length: 20_000 }, (_, n) => platform(n)),
  });
  const index = await get('/sitemap.xml');
  expect(index.text.match(/<loc>[^<]*/g)).toEqual(
    [1, 2].map((number) => `<loc>https://tussock.example/sitemap/${number}.xml`),
  );
  const parts = await Promise.all([1, 2].map((number) => get(`/sitemap/${number}.xml`)));
  const paths = parts.map(({ text }) => text.match(/\/platforms\/p-/g)?.length ?? 0);
  expect(parts.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
    parts.map(() => [200, 'application/xml; charset=utf-8']),
  );
  expect([paths.every((count) => count > 0), paths.reduce((sum, count) => sum + count, 0)]).toEqual([
    true,
    20_000,
  ]);
  expect((await get('/sitemap/3.xml')).status).toBe(404);
  expect(walks).toBe(1);
});

it('the files of each release are beside them, and one that cannot be made is logged', async () => {
  const path = '/data/1/manifest.json';
  const { status, text } = await get(path);
  expect([status, JSON.parse(text).release]).toEqual([200, 1]);
  reads.error = new Error('no table');
  expect((await get(path)).status).toBe(503);
  expect(events).toEqual([
    { level: 'error', message: 'data file could not be made', path, error: reads.error },
  ]);
});

it('the contents of another release are in the files at once, and the ETag is another', async () => {
  open(withOffers({ name: 'Kauri' }), withOffers({ name: 'Rimu' }));
  reads.liveNumber = 1;
  const before = await get('/offers/rss.xml');
  reads.liveNumber = 2;
  const after = await get('/offers/rss.xml');
  expect([before.text, after.text]).toEqual([
    expect.stringContaining('<title>Kauri</title>'),
    expect.stringContaining('<title>Rimu</title>'),
  ]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

describe('/offers/rss.xml', () => {
  const items = (text: string) => text.split('\n<item>').slice(1);

  it('says of each offer what a reader asks first', async () => {
    open(
      withOffers({
        id: '11111111-2222-4333-8444-555555555555',
        slug: 'kauri',
        name: 'Kauri <One>',
        tagline: 'Trees. ',
        status: 'Open',
        minimum_investment: 50_000,
        investment_currency: 'NZD',
        term_months: 60,
        target_return_min: 8.25,
        target_return_max: 9,
        created_at: '2026-01-02T03:04:05.000Z',
        term_description: '5 years',
        is_active: true,
      }),
    );
    const { text } = await get('/offers/rss.xml');
    expect(text).toContain(
      '<title>New offers | Tussock NZ</title><link>https://tussock.example/offers</link>' +
        `<description>${DEMONSTRATION} ` +
        'Wholesale investment offers as they are listed, newest first. Nobody pays for a place.</description>' +
        '<language>en-nz</language>',
    );
    expect(items(text)).toEqual([
      '<title>Kauri &lt;One&gt;</title><link>https://tussock.example/offers/kauri</link>' +
        '<guid isPermaLink="false">urn:uuid:11111111-2222-4333-8444-555555555555</guid>' +
        '<description>Trees. Open. Minimum investment: $50,000 NZD. ' +
        'Target return, which is not a forecast: 8.25–9% p.a. Term: 5 years. For wholesale investors only.</description>' +
        '<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate><category>Property</category><dc:creator>Awhina 0</dc:creator></item></channel></rss>\n',
    ]);
  });

  it.each([
    ['Closed', 7.25, ' Return reached: 7.25% p.a.'],
    ['Failed', -40, ' Return reached: −40% p.a.'],
    ['Closed', null, ' Return reached: Not stated.'],
    ['Withdrawn', 3, ' Return reached: 3% p.a.'],
    // Many never began, so there is nothing that they could reach.
    ['Withdrawn', null, ''],
    ['Open', null, ''],
    ['Fully subscribed', null, ''],
  ])('says of an offer that is %s with the outcome %s: “%s”', async (status, outcome_return, said) => {
    const target = { target_return_min: 9, target_return_max: 9, target_return_type: 'p.a.' };
    open(withOffers({ ...target, status, outcome_return, term_description: '5 years', is_active: true }));
    const [item] = items((await get('/offers/rss.xml')).text);
    expect(item).toContain(`not a forecast: 9% p.a.${said} Term: 5 years.`);
  });

  it('begins with what readers could see last, whatever its date', async () => {
    const [early, late] = ['2026-01-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z'];
    open(
      withOffers(
        ...Array.from({ length: 52 }, () => ({ is_active: true, created_at: late })),
        ...[{ name: 'Late with an old date', is_active: true, created_at: early }],
        ...[{ name: 'Dated ahead', is_active: true, created_at: '2026-11-24T00:00:00.000Z' }],
      ),
    );
    const dated = (await reads.catalogue(1)).filter(({ created_at }) => created_at !== late);
    reads.changes = async () =>
      dated.map(({ id, slug, name }) => ({
        release: 2,
        published_at: '2026-11-20T00:00:00.000Z',
        change: 'added',
        kind: 'offer',
        about: { id, slug, name },
        offer: { id, slug, name },
        fields: [],
        reason: null,
      }));
    const found = items((await get('/offers/rss.xml')).text);
    expect(found).toHaveLength(50);
    expect(found[0]).toContain('<title>Dated ahead</title>');
    expect(found[0]).toContain('<pubDate>Tue, 24 Nov 2026 00:00:00 GMT</pubDate>');
    expect(found[1]).toContain('<title>Late with an old date</title>');
    expect(found[1]).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>');
  });

  it.each([
    ['2026-01-02', 60, false],
    ['2026-11-20', 160, true],
  ])(
    'reads no further than what follows can be newer: an offer that was listed on %s',
    async (date, parts, isIn) => {
      open(withOffers(...Array.from({ length: 200 }, () => ({ is_active: true }))));
      const cards = (await reads.catalogue(1)).map((card, n) => ({
        ...card,
        name: `Offer ${n}`,
        created_at: new Date(Date.UTC(2026, 0, 200 - n)).toISOString(),
      }));
      const about = cards[150] as (typeof cards)[number];
      reads.changes = async () => [
        {
          release: 2,
          published_at: `${date}T00:00:00.000Z`,
          change: 'added',
          kind: 'offer',
          about,
          offer: about,
          fields: [],
          reason: null,
        },
      ];
      let read = 0;
      reads.eachOffer = async (_, take) => {
        do read += 20;
        while (take(cards.slice(read - 20, read)) !== false && read < cards.length);
      };
      const found = items((await get('/offers/rss.xml')).text);
      expect([found.length, read]).toEqual([50, parts]);
      expect(found.some((item) => item.includes('<title>Offer 150<'))).toBe(isIn);
    },
  );

  it('leaves out what is not stated, and more than fifty', async () => {
    const bare = {
      tagline: null,
      target_return_min: null,
      target_return_max: null,
      minimum_investment: null,
      provider_id: null,
      fund_id: null,
      asset_class_id: null,
      is_active: true,
      status: 'Open',
    };
    open(withOffers(...Array.from({ length: 52 }, () => bare)));
    const found = items((await get('/offers/rss.xml')).text);
    expect(found).toHaveLength(50);
    expect(found[0]).toContain('<description>Open. Minimum investment: Contact for details. ');
    expect(found[0]).toContain('not a forecast: Contact for details. ');
    expect(found[0]).not.toMatch(/category|creator/);
  });
});

describe('/changes/rss.xml', () => {
  const offer = { id: 'o-1', slug: 'kauri', name: 'Kauri' };
  const change = (n: number, over: Partial<RecordChange>): RecordChange => ({
    release: n,
    published_at: '2026-11-20T00:00:00.000Z',
    change: 'added',
    kind: 'offer',
    about: offer,
    offer,
    fields: [],
    reason: null,
    ...over,
  });
  const feedOf = async (changes: RecordChange[]) => {
    reads.changes = async () => changes;
    const { text } = await get('/changes/rss.xml');
    return text.split('\n<item>').slice(1);
  };

  it('says what happened to each offer, and leads to it while it is there', async () => {
    const status = { field: 'status', before: 'Open', after: 'Closed', is_text: false };
    const [added, changed, removed] = await feedOf([
      change(4, {}),
      change(3, { change: 'changed', fields: [status] }),
      change(2, { change: 'removed', about: { ...offer, id: 'o-2' } }),
    ]);
    const date = '<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate></item>';
    expect(added).toBe(
      `<title>Added: Kauri</title><link>https://tussock.example/offers/kauri</link><guid isPermaLink="false">release-4-o-1</guid><description>Kauri was listed.</description>${date}`,
    );
    expect(changed).toMatch(
      /^<title>Changed: Kauri<\/title><link>https:\/\/tussock\.example\/offers\/kauri<.*<description>Status: Open, now Closed\.<\/description>/,
    );
    expect(removed).toBe(
      `<title>Removed: Kauri</title><link>https://tussock.example/changes</link><guid isPermaLink="false">release-2-o-2</guid><description>Kauri was removed from the directory.</description>${date}</channel></rss>\n`,
    );
  });

  it('tells the changes of a firm as provider and as platform apart, which have one id', async () => {
    const found = await feedOf([
      ...(['provider', 'platform', 'offer'] as const).map((kind) => change(4, { kind })),
      ...[change(3, { kind: 'platform' }), change(2, { kind: 'platform', about: { ...offer, id: 'o-2' } })],
    ]);
    const guids = found.map((item) => /<guid[^>]*>(.*?)<\/guid>/.exec(item)?.[1]);
    // Where there is one, it is what it was before kinds were in any.
    expect(guids).toEqual([
      ...['release-4-o-1', 'release-4-o-1-platform', 'release-4-o-1-offer'],
      ...['release-3-o-1', 'release-2-o-2'],
    ]);
  });

  it('has the last fifty', async () => {
    expect(await feedOf(Array.from({ length: 60 }, (_, n) => change(60 - n, {})))).toHaveLength(50);
  });
});

describe('/.well-known/security.txt', () => {
  it('names the contact of the settings, and expires within a year whatever the age of the release', async () => {
    const at = async (time: string) => {
      const files = createFeeds({ reads, build: 'b1', now: () => new Date(time) });
      return (await files.request('/.well-known/security.txt')).text();
    };
    expect(await at('2026-11-22T00:00:00Z')).toBe(
      [
        'Contact: mailto:hello@tussock.example',
        'Expires: 2027-05-01T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://tussock.example/.well-known/security.txt',
        'Policy: https://tussock.example/about',
        '',
      ].join('\n'),
    );
    // It is already December in New Zealand.
    expect(await at('2031-11-30T12:00:00Z')).toContain('Expires: 2032-06-01T');
    // A function that runs on into another month makes it again.
    let time = '2026-11-22T00:00:00Z';
    const running = createFeeds({ reads, build: 'b1', now: () => new Date(time) });
    const now = async () => (await running.request('/.well-known/security.txt')).text();
    expect(await now()).toContain('Expires: 2027-05-01T');
    time = '2026-12-22T00:00:00Z';
    expect(await now()).toContain('Expires: 2027-06-01T');
  });
});

describe('/site.webmanifest', () => {
  it('has the name of the site, and icons that are there', async () => {
    const manifest = JSON.parse((await get('/site.webmanifest')).text);
    expect(manifest).toMatchObject({ name: 'Tussock NZ', short_name: 'Tussock', start_url: '/' });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const file = readFileSync(join(import.meta.dirname, '../../../web/public', src));
      // Width and height of a PNG are in its first chunk.
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

describe('/robots.txt', () => {
  it('lets everything be read but what answers to any words or differs for each visitor', async () => {
    expect((await get('/robots.txt')).text).toBe(
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /api/exclusive/',
        'Disallow: /api/search',
        'Disallow: /api/charts/search',
        'Disallow: /search?',
        'Disallow: /compare?',
        '',
        'Sitemap: https://tussock.example/sitemap.xml',
        '',
      ].join('\n'),
    );
  });
});

describe('/sitemap.xml', () => {
  const pathsIn = (text: string) =>
    [...text.matchAll(/<loc>https:\/\/tussock\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

  it('has each record that has a page once, and of the lists those with two offers that no other page has', async () => {
    const { text } = await get('/sitemap.xml');
    const found = pathsIn(text);
    expect(new Set(found).size).toBe(found.length);
    const under = (start: string) => found.filter((path) => path?.startsWith(`${start}/`));
    const paths = (folder: string, rows: { id: string; slug?: string | null }[]) =>
      new Set(rows.map(({ id, slug }) => `/${folder}/${slug ?? id}`));
    const { providers, platforms, funds, tags, offers, blog_posts } = directory;
    expect(new Set(under('/offers'))).toEqual(
      paths(
        'offers',
        offers.filter((row) => row.is_active),
      ),
    );
    expect(new Set(under('/providers'))).toEqual(
      paths(
        'providers',
        providers.filter(({ provider_type }) => provider_type !== 'platform'),
      ),
    );
    expect(new Set(under('/platforms'))).toEqual(paths('platforms', platforms));
    expect(new Set(under('/funds'))).toEqual(paths('funds', funds));
    expect(new Set(under('/tags'))).toEqual(paths('tags', tags));
    expect(new Set(under('/blog'))).toEqual(
      paths(
        'blog',
        blog_posts.filter((row) => row.is_published),
      ),
    );
    // Every offer is paid quarterly, through a PIE, as debt over five years, from Whangārei.
    const filters = ['quarterly-income', 'pie-funds', 'debt', 'medium-term'];
    expect(under('/opportunities')).toEqual(
      expect.arrayContaining(filters.map((slug) => `/opportunities/${slug}`)),
    );
    for (const none of ['monthly-income', 'equity', 'open-ended', 'limited-partnership'])
      expect(found).not.toContain(`/opportunities/${none}`);
    // Those of the footer have a page without any data.
    expect(new Set(under('/asset-classes'))).toEqual(
      new Set(
        ['private-credit', 'private-equity', 'venture-capital', 'property', 'agriculture', 'forestry'].map(
          (slug) => `/asset-classes/${slug}`,
        ),
      ),
    );
    expect(found).toEqual(expect.arrayContaining(['/', '/offers', '/about', '/qualify', '/track-record']));
  });

  const dateIn = (text: string, path: string) =>
    new RegExp(`<loc>https://tussock.example${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(text)?.[1];

  it('dates a page by the last change of its content, and what nothing dates not at all', async () => {
    const [one, two] = pairOf(directory.offers);
    const entry = (
      about: { id: string; slug: string | null },
      published_at: string,
      kind: RecordChange['kind'],
    ) => ({
      release: 1,
      published_at,
      change: 'changed' as const,
      kind,
      offer: null,
      fields: [],
      reason: null,
      about: { ...about, name: 'A' },
    });
    const changes = [
      entry(one, '2026-11-03T00:00:00.000Z', 'offer'),
      entry({ id: 'gone', slug: null }, '2026-11-02T00:00:00.000Z', 'provider'),
      entry(one, '2026-10-01T00:00:00.000Z', 'offer'),
      entry({ id: 'post-2', slug: 'post-2' }, '2026-09-09T00:00:00.000Z', 'blog-post'),
    ];
    reads.changes = async () => changes;
    const { text } = await get('/sitemap.xml');
    const dates = (...paths: string[]) => paths.map((path) => dateIn(text, path));
    expect(dates(`/offers/${one.slug}`, `/offers/${two.slug}`)).toEqual([
      '2026-11-03T00:00:00.000Z',
      // Never changed: the day on which it was listed.
      '2026-01-01T00:00:00.000Z',
    ]);
    expect(dates('/offers', '/providers', '/platforms', '/blog', '/blog/post-2', '/about')).toEqual([
      ...['2026-11-03T00:00:00.000Z', '2026-11-02T00:00:00.000Z', undefined],
      ...['2026-09-09T00:00:00.000Z', '2026-09-09T00:00:00.000Z', undefined],
    ]);
    expect(dates('/opportunities/debt')).toEqual(['2026-11-03T00:00:00.000Z']);
    expect(text).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  });

  it('dates a list by the latest of the offers that it has, and a record by changes of its own kind', async () => {
    const made = [0, 1, 2, 3].map((n) =>
      madeOffer(n, {
        fund_id: null,
        asset_class_id: 'class-0',
        is_active: true,
        location: n === 3 ? 'Napier' : 'Whangārei',
      }),
    );
    open({
      ...directory,
      offers: made,
      tags: [{ id: 'carbon', slug: 'carbon', name: 'Carbon', description: null }],
      offer_tags: made.slice(0, 2).map(({ id }) => ({ offer_id: id, tag_id: 'carbon' })),
      sources: [],
    });
    const changed = (kind: RecordChange['kind'], about: { id: string }, day: string): RecordChange => ({
      release: 1,
      change: 'changed',
      kind,
      offer: null,
      fields: [],
      reason: null,
      about: { id: about.id, slug: null, name: 'A' },
      published_at: `2026-11-${day}T00:00:00.000Z`,
    });
    const [fund] = pairOf(directory.funds);
    const [provider] = pairOf(directory.providers);
    const [platform] = directory.platforms;
    if (!platform) throw new Error('the directory has no platform');
    const [first, , third, fourth] = made as [(typeof made)[0], unknown, (typeof made)[0], (typeof made)[0]];
    reads.changes = async () => [
      // What else has the same id dates other pages.
      ...[fund, provider, platform].map((one) => changed('setting', one, '20')),
      changed('platform', platform, '12'),
      changed('fund', fund, '11'),
      changed('provider', provider, '10'),
      ...[changed('offer', fourth, '08'), changed('offer', third, '05'), changed('offer', first, '02')],
    ];
    const { text } = await get('/sitemap.xml');
    const days = (...paths: string[]) => paths.map((path) => dateIn(text, path)?.slice(8, 10));
    const lists = ['/asset-classes/property', '/opportunities/property/whangarei', '/tags/carbon'];
    expect(days(...lists)).toEqual(['08', '05', '02']);
    const records = [`/providers/${provider.slug}`, `/funds/${fund.slug}`, `/platforms/${platform.id}`];
    expect(days(...records)).toEqual(['10', '11', '12']);
    expect(dateIn(text, '/data')).toBe((await reads.live())?.published_at);
  });

  it.each<[RecordChange['kind'], string[]]>([
    [
      'offer',
      [
        ...['/', '/offers', '/secondary-market', '/asset-classes', '/venture-capital'],
        ...['/aip-eligible-funds', '/changes', '/track-record'],
      ],
    ],
    ['provider', ['/', '/venture-capital', '/providers', '/wealth-managers', '/angel-networks', '/changes']],
    ['platform', ['/', '/platforms', '/changes']],
    ['fund', ['/funds', '/aip-eligible-funds', '/changes']],
    ['blog-post', ['/', '/blog', '/changes']],
    ['setting', ['/changes']],
  ])('a change of a %s dates the pages that show such records, and no other', async (kind, pages) => {
    const about = { id: 'gone', slug: null, name: 'A' };
    const published_at = '2026-11-02T00:00:00.000Z';
    const of = { release: 1, change: 'removed' as const, offer: null, fields: [], reason: null };
    reads.changes = async () => [{ ...of, kind, about, published_at }];
    const { text } = await get('/sitemap.xml');
    expect(pathsIn(text).filter((path = '') => dateIn(text, path) === published_at)).toEqual(pages);
  });

  it('leaves out a list of one offer, a tag that another page lists, and a place that has all of its class', async () => {
    const tag = (slug: string) => ({ id: slug, slug, name: slug, description: null });
    const made = [0, 1, 2, 3].map((n) =>
      madeOffer(n, { fund_id: null, asset_class_id: 'class-0', is_active: true }),
    );
    open({
      ...directory,
      offers: made.map((offer, n) => ({ ...offer, location: n === 3 ? 'Napier' : 'Whangārei' })),
      tags: ['carbon', 'wool', 'pie'].map(tag),
      offer_tags: made.flatMap(({ id }, n) => [
        { offer_id: id, tag_id: 'pie' },
        ...(n < 2 ? [{ offer_id: id, tag_id: 'carbon' }] : []),
        ...(n < 1 ? [{ offer_id: id, tag_id: 'wool' }] : []),
      ]),
      sources: [],
    });
    const listed = () => get('/sitemap.xml').then(({ text }) => pathsIn(text));
    const found = await listed();
    expect(found.filter((path) => path?.startsWith('/tags/'))).toEqual(['/tags/carbon']);
    const places = /^\/opportunities\/[^/]+\/[^/]+$/;
    expect(found.filter((path) => places.test(path ?? ''))).toEqual(['/opportunities/property/whangarei']);
    open({ ...directory, offers: made, offer_tags: [], sources: [] });
    expect((await listed()).filter((path) => places.test(path ?? ''))).toEqual([]);
  });

  it('has all of a list that is longer than one read', async () => {
    const tags = Array.from({ length: 230 }, (_, n) => ({
      id: `t-${n}`,
      slug: `t-${n}`,
      name: `T ${n}`,
      description: null,
    }));
    const pair = pairOf(directory.offers.filter(({ is_active }) => is_active));
    const offer_tags = tags.flatMap(({ id }) => pair.map((offer) => ({ offer_id: offer.id, tag_id: id })));
    open({ ...directory, tags, offer_tags });
    const { text } = await get('/sitemap.xml');
    expect(pathsIn(text).filter((path) => path?.startsWith('/tags/t-'))).toHaveLength(230);
  });
});

describe('/blog/rss.xml', () => {
  it('has the published posts, newest first, with what they are about', async () => {
    const { text } = await get('/blog/rss.xml');
    expect(text).toContain(
      '<title>Blog | Tussock NZ</title><link>https://tussock.example/blog</link>' +
        `<description>${DEMONSTRATION} ` +
        'Posts on wholesale investing in New Zealand: terms, structures, tax and what to ask.</description>',
    );
    expect(text).toContain('<atom:link href="https://tussock.example/blog/rss.xml"');
    const [first, ...others] = text.split('\n<item>').slice(1);
    expect(first).toBe(
      '<title>Post 6</title><link>https://tussock.example/blog/post-6</link>' +
        '<guid isPermaLink="false">tussock:blog-post:post-6</guid><description>Short</description>' +
        '<pubDate>Wed, 01 Jul 2026 00:00:00 GMT</pubDate><dc:creator>A. Writer</dc:creator></item>',
    );
    expect(others.map((item) => /<title>([^<]*)/.exec(item)?.[1])).toEqual([
      ...['Post 4', 'Post 3', 'Post 2', 'Post 1', 'Post 0'],
    ]);
  });
});

describe('/llms.txt', () => {
  it('says what each of its links is, and every link leads to a page or a file', async () => {
    const { text } = await get('/llms.txt');
    const links = [...text.matchAll(/^- \[([^\]]*)\]\(https:\/\/tussock\.example([^)]*)\)(.*)$/gm)].map(
      ([, title = '', path = '', what = '']) => ({ title, path, what }),
    );
    expect(links).toHaveLength(text.match(/^- \[/gm)?.length ?? 0);
    for (const { title, what } of links) {
      expect(title).toMatch(/^[A-Z].{3,}/);
      expect(what).toMatch(/^: [a-z].{4,}/);
    }
    const files = [
      ...PATHS,
      '/api/openapi.json',
      '/api/docs',
      '/api/search?q=forestry',
      '/api/client.ts',
      '/data/index.json',
      MCP_PATH,
    ];
    const known = [...files, '/api/offers?view=card&limit=100'];
    const pages = links.map(({ path }) => path).filter((path) => !known.includes(path));
    const lost = pages.filter((path) => !matchRoute(routes, path, new URLSearchParams()));
    expect([new Set(pages).size, lost]).toEqual([pages.length, []]);
    expect(links.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/openapi.json', '/api/offers?view=card&limit=100', '/sitemap.xml']),
    );
    const guides = Object.values(PAGES).filter((path) => path.startsWith('/guides/'));
    const linked = new Set(links.map(({ path }) => path));
    expect([...guides, ...TOOLS].filter((path) => !linked.has(path))).toEqual([]);
    for (const [title, path] of [
      ['Asset classes', '/asset-classes'],
      ['Funds', '/funds'],
      ['PIE structure', '/pie-structure'],
      ['Corrections', '/corrections'],
    ])
      expect(links).toContainEqual(expect.objectContaining({ title, path }));
  });

  it('counts the release, and says that a demonstration is one', async () => {
    const { counts } = assemble(directory);
    const said =
      'This site shows demonstration data: every firm and offer on it is invented.\n\n- The offers are';
    open({ ...directory, settings: { ...directory.settings, demonstration: false } });
    const plain = (await get('/llms.txt')).text;
    expect(plain).toContain(
      `- ${counts.offers} offers, 1 provider, ${counts.platforms} platforms and ${counts.funds} funds in the release of 2026-11-20.`,
    );
    expect(plain).not.toContain('demonstration');
    // Eligible investors are one kind of wholesale investor, not another word for it; a null may be locked.
    expect(plain).not.toContain('(eligible)');
    expect(plain).toContain('null is not stated, does not apply, or is locked.');
    expect(plain).toContain('Dates are New Zealand dates; points in time are UTC.');
    // An offer without a rating has one in its data all the same.
    expect(plain).toContain('own, except those named in `defaulted`.\n- A column named in');
    open({ ...directory, settings: { ...directory.settings, demonstration: true } });
    expect((await get('/llms.txt')).text).toContain(said);
  });

  it('dates the release as New Zealand does', async () => {
    const live = await reads.live();
    const published = createFeeds({
      reads: { ...reads, live: async () => live && { ...live, published_at: '2026-11-20T11:30:00.000Z' } },
      build: 'b1',
    });
    const text = await (await published.request('/llms.txt')).text();
    expect(text).toContain('in the release of 2026-11-21.');
  });
});

it('names only files that are tested here', () => {
  expect(new Set(site.routes.map(({ path }) => path))).toEqual(
    new Set([
      ...[...PATHS, '/sitemap/:file{[1-9][0-9]{0,3}\\.xml}'],
      // Tested beside what makes them.
      ...['/data/index.json', '/data/:release{[1-9][0-9]{0,8}}/:file'],
    ]),
  );
});
