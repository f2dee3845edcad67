import { createApi } from '@tussock/api/app';
import { assemble } from '@tussock/core/directory/assemble';
import { beforeEach, describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { pageKinds } from '../../../../tests/support/page-kinds';
import { sampleDirectory } from '../../../../tests/support/sample-directory';
import { memoryReads } from '../../../api/src/memory-reads.fixture';
import { listOfAddress } from './list-address';
import { listFiles } from './list-files';

const sample = await sampleDirectory();
const filesOver = (reads: ReturnType<typeof memoryReads>) =>
  listFiles({
    api: createApi({ reads, build: 'b' }),
    build: 'b',
    now: () => new Date('2026-11-20T00:00:00Z'),
  });
const content = assemble(sample);
const ofSample = memoryReads({ 1: content });
const filesOfSample = filesOver(ofSample);
let reads = ofSample;
let files = filesOfSample;
// To make them anew takes longer than most of the tests: only one that changes its reads does.
beforeEach(() => {
  reads = ofSample;
  files = filesOfSample;
});
function makeAnew() {
  reads = memoryReads({ 1: content });
  files = filesOver(reads);
}

const json = async (address: string) => (await files.request(address)).json();
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
/** The cells of a file whose quotes are not doubled. */
const cells = (line = '') => line.replace(/^"|"$/g, '').split('","');

const OFFER_LISTS = [
  '/offers',
  '/search',
  '/secondary-market',
  '/aip-eligible-funds',
  '/venture-capital',
  '/asset-classes/property',
  '/tags/secondary-market',
  '/opportunities/under-100k',
  '/opportunities/private-credit/auckland',
];
const OTHER_LISTS = [
  ...['/providers', '/wealth-managers', '/angel-networks', '/platforms', '/aggregators', '/funds'],
  ...['/asset-classes', '/blog', '/faq', '/sources', '/changes', '/track-record', '/corrections'],
];

describe('the files of a list', () => {
  it.each([...OFFER_LISTS, ...OTHER_LISTS])(
    '%s: all rows in both, with a header and a title',
    async (path) => {
      const list = await json(`${path}.json`);
      expect(list.title).not.toMatch(/[{}]|^$/);
      expect(list).toMatchObject({ release: 1, next: null, total: list.data.length });
      const answer = await files.request(`${path}.csv`);
      // A byte order mark first, which `text` would take off.
      const text = Buffer.from(await answer.arrayBuffer()).toString();
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(text.match(/^\uFEFF"[a-z_]+",/)).not.toBeNull();
      if (path !== '/changes') expect(list.data.length).toBeGreaterThan(0);
      const [head, first] = text.split('\r\n');
      if (list.data.length > 0) expect(cells(first)[0]).toBe(String(Object.values(list.data[0])[0] ?? ''));
      expect(cells(head).length).toBeGreaterThan(2);
    },
  );

  it('are there for every kind of page that is a list, and for no other', () => {
    const lists = pageKinds(sample).filter((address) => listOfAddress(new URL(address, 'http://x')));
    expect(new Set(lists.map((address) => address.replace(/\?.*/, '')))).toEqual(
      new Set(
        [...OFFER_LISTS, ...OTHER_LISTS, '/asset-classes/private-credit'].filter(
          (path) => path !== '/aggregators',
        ),
      ),
    );
  });

  it('take the filters, the words and the order of the page, and ignore what it ignores', async () => {
    const all = await json('/offers.json?layout=table&page=7&utm_source=x&min_investment=nonsense');
    expect(ids(all.data)).toEqual(ids(sample.offers.filter((offer) => offer.is_active)));
    const property = await json('/offers.json?asset_class=property&sort=name');
    expect(ids(property.data)).toEqual(ids((await json('/asset-classes/property.json')).data));
    const names = property.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      [...names].sort((a: string, b: string) => a.localeCompare(b, 'en-NZ')).sort(openFirst(property)),
    );
    expect((await json('/search.json?q=forestry')).total).toBeLessThan(all.total);
    const [category] = sample.blog_posts.map((post) => post.category);
    const posts = await json(`/blog.json?category=${encodeURIComponent(category ?? '')}`);
    expect(new Set(posts.data.map((post: { category: string }) => post.category))).toEqual(
      new Set([category]),
    );
    expect((await json('/faq.json?q=zzz')).total).toBe(0);
  });

  it('have the order of a page on which what takes money now is not first, as files of their own', async () => {
    const own = await json('/offers.json?sort=name');
    const other = await json('/offers.json?sort=name&open_first=false');
    const names = other.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort((a: string, b: string) => a.localeCompare(b, 'en-NZ')));
    expect(names).not.toEqual(own.data.map(({ name }: { name: string }) => name));
    expect(other.address).toMatch(/\/offers\?sort=name&open_first=false$/);
  });

  it('say what they are about', async () => {
    expect(await json('/opportunities/under-100k.json')).toMatchObject({
      about: [{ slug: 'under-100k', rule: expect.stringContaining('100,000') }],
    });
    expect((await json('/opportunities/private-credit/auckland.json')).title).toBe(
      'Private credit offers in Auckland',
    );
  });

  it('move with the page, and are missing with it', async () => {
    makeAnew();
    const moved = await files.request('/tags/Secondary-Market.csv?sort=name');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/tags/secondary-market.csv?sort=name',
    ]);
    for (const path of ['/tags/none.json', '/opportunities/none.csv', '/opportunities/property/none.json'])
      expect([path, (await files.request(path)).status]).toEqual([path, 404]);
    const [tag] = sample.tags;
    reads.retired.set('tag/older', { id: tag?.id ?? '', slug: tag?.slug ?? null });
    const older = await files.request('/tags/older.json');
    expect([older.status, older.headers.get('location')]).toEqual([301, `/tags/${tag?.slug}.json`]);
    for (const path of ['/about.json', '/offers.pdf', '/offers/x.csv', '/.json', '/watchlist.csv'])
      expect([path, (await files.request(path)).status]).toEqual([path, 404]);
  });

  it('may be read by a page of another site: what moved too, and why there is none', async () => {
    const etag = (await files.request('/offers.csv')).headers.get('etag') ?? '';
    const asked: [path: string, status: number, headers?: HeadersInit][] = [
      ...(['json', 'csv', 'xml', 'ics'] as const).map((ending): [string, number] => [
        `/offers.${ending}`,
        200,
      ]),
      ['/offers.csv', 304, { 'if-none-match': etag }],
      ['/tags/Secondary-Market.csv', 301],
      ['/tags/none.json', 404],
    ];
    for (const [path, status, headers = {}] of asked) {
      const answer = await files.request(path, { headers });
      expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        path,
        status,
        '*',
      ]);
    }
  });

  it('answer 304 to whoever has them, from memory, and 503 while nothing can be read', async () => {
    makeAnew();
    const first = await files.request('/offers.csv');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('s-maxage=60');
    reads.calls.length = 0;
    const again = await files.request('/offers.csv', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(new Set(reads.calls)).toEqual(new Set(['live']));
    reads.liveNumber = null;
    const none = await files.request('/offers.csv');
    expect([none.status, none.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('have parts where a list is long, which are the list together', async () => {
    files = filesOver(memoryReads({ 1: assemble(madeDirectory({ offers: 1_600 })) }));
    const first = await json('/offers.json?sort=name');
    expect(first.data).toHaveLength(1_000);
    expect(first.next).toMatch(/\/offers\.json\?sort=name&part=2$/);
    const second = await json('/offers.json?sort=name&part=2');
    expect([second.next, second.data.length + 1_000]).toEqual([null, first.total]);
    expect(new Set(ids([...first.data, ...second.data])).size).toBe(first.total);
    const csv = await files.request('/offers.csv?sort=name');
    expect(csv.headers.get('link')).toContain('</offers.csv?sort=name&part=2>; rel="next"');
    expect((await csv.text()).split('\r\n')).toHaveLength(1_002);
  });

  it('have parts of a list that the API answers whole, after the page has narrowed it', async () => {
    const directory = madeDirectory({ offers: 3 });
    const [post] = directory.blog_posts;
    const blog_posts = Array.from({ length: 2_400 }, (_, n) => ({
      ...(post as NonNullable<typeof post>),
      id: `post-${n}`,
      slug: `post-${n}`,
      is_published: true,
      category: n % 2 ? 'Tax' : 'Guides',
    }));
    files = filesOver(memoryReads({ 1: assemble({ ...directory, blog_posts }) }));
    for (const [search, total] of [
      ['', 2_400],
      ['category=Tax&', 1_200],
    ] as const) {
      const parts = await Promise.all([1, 2, 3].map((part) => json(`/blog.json?${search}part=${part}`)));
      expect(parts.map((part) => [part.total, part.data.length])).toEqual(
        [0, 1, 2].map((at) => [total, Math.min(1_000, Math.max(0, total - 1_000 * at))]),
      );
      const site = 'https://tussock.example';
      expect(parts.map(({ next }) => next)).toEqual(
        [2, 3, 4].map((part) =>
          total > (part - 1) * 1_000 ? `${site}/blog.json?${search}part=${part}` : null,
        ),
      );
      expect(new Set(parts.flatMap(({ data }) => ids(data))).size).toBe(total);
    }
  });

  it.each(['0', '-3', '1.9', 'x', ''])('begin with the first part where “%s” is asked for', async (part) => {
    const answer = await files.request(`/faq.json?part=${part}`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      await (await files.request('/faq.json')).text(),
    ]);
    expect(answer.headers.get('link')).toBe('</faq>; rel="canonical"');
  });

  it('of dates say which part of a long list they have, since a calendar program reads no other', async () => {
    files = filesOver(memoryReads({ 1: assemble(madeDirectory({ offers: 1_600 })) }));
    const { total } = await json('/offers.json');
    expect(total).toBeGreaterThan(1_000);
    const calendar = async (path: string) =>
      (await (await files.request(path)).text()).replaceAll('\r\n ', '');
    for (const part of [1, 2]) {
      const dates = await calendar(`/offers.ics?part=${part}`);
      expect(dates).toMatch(new RegExp(`^X-WR-CALNAME:.*: dates\\\\, part ${part} of 2 \\|`, 'm'));
      expect(dates).toContain(`of the offers in part ${part} of 2 of this list now.`);
    }
    const few = filesOver(memoryReads({ 1: assemble(madeDirectory({ offers: 3 })) }));
    expect(await (await few.request('/offers.ics')).text()).not.toContain('part 1');
  });

  it('hold no formula that a spreadsheet would run', async () => {
    const directory = madeDirectory({ offers: 3 });
    const [offer] = directory.offers;
    if (offer) offer.name = '=HYPERLINK("http://x.example")';
    files = filesOver(memoryReads({ 1: assemble(directory) }));
    expect(await (await files.request('/offers.csv')).text()).toContain(
      `"'=HYPERLINK(""http://x.example"")"`,
    );
  });
});

describe('parameters that a page does not know', () => {
  it.each([
    [
      '/offers',
      'utm_source=x&asset_class=property&page=2&fbclid=1&sort=name',
      '?asset_class=property&sort=name',
    ],
    ['/providers', 'page=999&location=Auckland', '?location=Auckland'],
    ['/blog', 'category=Guides&utm_medium=mail', '?category=Guides'],
    ['/changes', 'gclid=1', ''],
    ['/changes', 'utm_source=x&offer=kauri&page=3', '?offer=kauri'],
  ])('of %s?%s are in no address of its files', async (path, given, kept) => {
    const list = await json(`${path}.json?${given}`);
    expect(new URL(list.address).pathname + new URL(list.address).search).toBe(path + kept);
    const feed = await (await files.request(`${path}.xml?${given}`)).text();
    expect(feed).toContain(`${path}.xml${kept.replaceAll('&', '&amp;')}</id>`);
    expect(feed).not.toMatch(/utm_|page=|clid/);
    const { headers } = await files.request(`${path}.csv?${given}`);
    expect(headers.get('link')).toContain(`<${path}${kept}>; rel="canonical"`);
  });
});

/** Offers that take money now come first, as on the page. */
function openFirst({ data }: { data: { name: string; status: string }[] }) {
  const isOpen = new Map(data.map(({ name, status }) => [name, ['Open', 'Closing soon'].includes(status)]));
  return (a: string, b: string) => Number(isOpen.get(b)) - Number(isOpen.get(a));
}

describe('the cache of files', () => {
  it('keeps no calendar over midnight: what has passed is in none', async () => {
    let clock = new Date('2026-11-20T00:00:00Z');
    const daily = listFiles({ api: createApi({ reads, build: 'b' }), build: 'b', now: () => clock });
    /** The first of the dates that come once. */
    const firstDay = async () => {
      const events = (await (await daily.request('/offers.ics')).text()).split('BEGIN:VEVENT');
      const once = events.filter((event) => !event.includes('RRULE'));
      return once.flatMap((event) => /DTSTART;VALUE=DATE:(\d{8})/.exec(event)?.[1] ?? []).sort()[0] ?? '';
    };
    const first = await firstDay();
    expect(first >= '20261120').toBe(true);
    clock = new Date(`${first.replace(/(....)(..)/, '$1-$2-')}T12:00:00Z`);
    expect((await firstDay()) > first).toBe(true);
  });

  it('keeps no file that was made while another release went live: a roll-back does not bring it back', async () => {
    reads = memoryReads({ 1: content, 2: content });
    reads.liveNumber = 1;
    let next = 2;
    const api = createApi({ reads, build: 'b' });
    const request = async (path: string) => {
      const answer = await api.request(path);
      reads.liveNumber = next;
      return answer;
    };
    const overtaken = listFiles({
      api: { request },
      build: 'b',
      now: () => new Date('2026-11-20T00:00:00Z'),
    });
    const release = async () => (await (await overtaken.request('/offers.json')).json()).release;
    expect(await release()).toBe(2);
    reads.liveNumber = next = 1;
    expect(await release()).toBe(1);
  });

  it('has a bound that made-up addresses count against', async () => {
    const api = createApi({ reads, build: 'b' });
    let asked = 0;
    const counted = listFiles({
      api: {
        request: (path, init) => {
          if (path !== '/api/release') asked += 1;
          return api.request(path, init);
        },
      },
      build: 'b',
      now: () => new Date('2026-11-20T00:00:00Z'),
    });
    const isCached = async (address: string) => {
      const before = asked;
      await (await counted.request(address)).text();
      return asked === before;
    };
    expect([await isCached('/faq.csv'), await isCached('/faq.csv')]).toEqual([false, true]);
    // What the page does not know makes no other file.
    expect(await isCached('/faq.csv?utm_source=x&page=2')).toBe(true);

    const MIB = 2 ** 20;
    const madeUp = Array.from({ length: 40 }, (_, n) => `/faq.csv?q=${n}${'x'.repeat(MIB)}`);
    for (const address of madeUp) expect(await isCached(address)).toBe(false);
    expect(await isCached('/faq.csv')).toBe(false);
    let kept = 0;
    for (const address of madeUp.reverse()) {
      if (!(await isCached(address))) break;
      kept += 1;
    }
    // The address is in the key and in the link to the page.
    expect(kept).toBeGreaterThan(0);
    expect(kept * 2).toBeLessThanOrEqual(32);
  });
});
