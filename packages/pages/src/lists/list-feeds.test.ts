import { createApi } from '@tussock/api/app';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import { assemble } from '@tussock/core/directory/assemble';
import { matchesFilters } from '@tussock/core/offer/cards.fixture';
import { FACETS, type FacetName } from '@tussock/core/offer/facets';
import { toCatalogue } from '@tussock/core/offer/offer-card';
import { offerDates } from '@tussock/core/offer/offer-dates';
import { DEFAULT_OFFER_QUERY, filtersToParams } from '@tussock/core/offer/offer-query';
import { DEMONSTRATION } from '@tussock/core/settings/notices';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { sampleDirectory } from '../../../../tests/support/sample-directory';
import { memoryReads } from '../../../api/src/memory-reads.fixture';
import { listFiles } from './list-files';

const sample = await sampleDirectory();
const TODAY = '2026-11-20';
/** The next release: a fifth of the offers are off the list, others are monthly now, and one has another minimum. */
const later = {
  ...sample,
  offers: sample.offers.map((offer, at) => ({
    ...offer,
    ...(at % 5 === 0 && { is_active: false }),
    ...(at % 3 === 0 && { distribution: 'monthly' as const, minimum_investment: 20_000 }),
  })),
};
const releases = { 1: assemble(sample), 2: assemble(later) };
const reads = memoryReads(releases);
const filesOver = (over: typeof reads) =>
  listFiles({
    api: createApi({ reads: over, build: 'b' }),
    build: 'b',
    now: () => new Date(`${TODAY}T00:00:00Z`),
  });
const files = filesOver(reads);
const file = async (address: string) => {
  const answer = await files.request(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer.text();
};

const rowsOf = (release: 1 | 2) => releases[release].offers.filter((offer) => offer.is_active);
const valuesOf = (name: FacetName) => [
  ...new Set(
    rowsOf(1).flatMap((offer) => FACETS[name].optionsOf(toCatalogue(offer)).map(({ value }) => value)),
  ),
];
const FILTERED: FacetName[] = [
  ...(['status', 'asset_class', 'min_investment', 'distribution', 'term', 'location', 'aip'] as const),
];
const anyFilters = fc.record(
  Object.fromEntries(FILTERED.map((name) => [name, fc.subarray(valuesOf(name), { minLength: 1 })])),
  { requiredKeys: [] },
);

const entriesOf = (feed: string) =>
  [...feed.matchAll(/<entry><id>urn:uuid:([^<]+)<\/id>/g)].map(([, id]) => id ?? '');

describe('the feed of a list', () => {
  it('is the list, under any filters, in each of two releases', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom(1 as const, 2 as const), async (filters, release) => {
        reads.liveNumber = release;
        const search = filtersToParams({ ...DEFAULT_OFFER_QUERY, filters }).toString();
        const feed = entriesOf(await file(`/offers.xml?${search}`));
        const listed = rowsOf(release).filter((offer) => matchesFilters(toCatalogue(offer), filters));
        expect([...feed].sort()).toEqual(listed.map(({ id }) => id).sort());
        const { data } = JSON.parse(await file(`/offers.json?${search}`));
        expect(feed).toEqual(data.map(({ id }: { id: string }) => id));
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it.each([
    ...['/search', '/providers', '/platforms', '/funds', '/asset-classes', '/blog', '/faq', '/sources'],
    ...['/changes', '/track-record', '/corrections', '/tags/secondary-market', '/opportunities/under-100k'],
  ])('%s: an entry for each row, each with an id of its own', async (path) => {
    reads.liveNumber = 1;
    const feed = await file(`${path}.xml`);
    const { data, title } = JSON.parse(await file(`${path}.json`));
    const ids = [...feed.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(ids).toHaveLength(data.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(feed).toContain(`<title>${title.replace(/&/g, '&amp;')} | `);
    expect(feed.match(/<updated>[^<]+<\/updated>/g)).toHaveLength(data.length + 1);
    for (const link of feed.matchAll(/<link rel="alternate"[^>]*href="([^"]+)"/g))
      expect(() => new URL(link[1] ?? '')).not.toThrow();
  });

  it('links a change to the page of what it concerns, where there is one, and each change has an id of its own', async () => {
    const [offer] = rowsOf(1);
    const about = { id: offer?.id ?? '', slug: offer?.slug ?? null, name: offer?.name ?? '' };
    const of = { kind: 'offer' as const, about, offer: about, reason: null, fields: [] };
    const at = (release: number) => ({ release, published_at: '2026-11-20T00:00:00.000Z' });
    const off = { id: 'switched-off', slug: 'off', name: 'Off' };
    const setting = { id: 'aip_minimums', slug: null, name: 'Active Investor Plus minimums' };
    const changes: RecordChange[] = [
      { ...of, ...at(4), change: 'removed', about: off },
      { ...of, ...at(4), change: 'added' },
      { ...of, ...at(3), change: 'removed', reason: 'Sold.' },
      { ...of, ...at(2), change: 'added', about: off },
      { ...of, ...at(2), change: 'changed', kind: 'setting', about: setting, offer: null },
    ];
    const own = memoryReads(releases);
    own.liveNumber = 1;
    own.changes = async () => changes;
    const feed = await (await filesOver(own).request('/changes.xml')).text();
    const entries = [...feed.matchAll(/<entry><id>([^<]+)<\/id>.*?href="([^"]+)"/g)];
    const page = `https://tussock.example/offers/${about.slug}`;
    const idOf = (release: number, id: string) => `https://tussock.example/changes#release-${release}-${id}`;
    expect(entries.map(([, id, link]) => [id, link])).toEqual([
      [idOf(4, off.id), 'https://tussock.example/changes'],
      [idOf(4, about.id), page],
      [idOf(3, about.id), page],
      [idOf(2, off.id), 'https://tussock.example/changes'],
      [idOf(2, setting.id), 'https://tussock.example/aip-investor-visa'],
    ]);
    // Of one record alone the feed has its name.
    const ownFeed = await (await filesOver(own).request(`/changes.xml?offer=${about.slug}`)).text();
    expect(ownFeed).toContain(`<title>Changes of the directory (${about.name}) | `);
    expect([...ownFeed.matchAll(/<entry><id>([^<]+)</g)].map(([, id]) => id)).toEqual([
      idOf(4, about.id),
      idOf(3, about.id),
    ]);
    const setFeed = await (await filesOver(own).request('/changes.xml?setting=aip_minimums')).text();
    expect(setFeed.match(/<entry>/g)).toHaveLength(1);
  });

  it('says when readers could first see an offer, and when it changed last, whatever its own date', async () => {
    const [late, changed, plain] = rowsOf(1);
    const change = (of: typeof late, what: 'added' | 'changed' | 'removed', published_at: string) => {
      const about = { id: of?.id ?? '', slug: of?.slug ?? null, name: of?.name ?? '' };
      const known = { kind: 'offer' as const, about, offer: about, reason: null, fields: [], release: 2 };
      return { ...known, change: what, published_at };
    };
    const [first, second] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'];
    const own = memoryReads(releases);
    own.liveNumber = 1;
    own.changes = async () => [
      change(late, 'changed', second),
      change(changed, 'changed', first),
      change(late, 'added', first),
      // It was listed again since, or it would have no entry.
      change(plain, 'removed', first),
      // A record of another kind with the same id.
      { ...change(plain, 'added', second), kind: 'platform' as const, offer: null },
    ];
    const feed = await (await filesOver(own).request('/offers.xml')).text();
    const timesOf = (of: typeof late) =>
      new RegExp(`urn:uuid:${of?.id}.*?<published>(.*?)</published><updated>(.*?)</updated>`)
        .exec(feed)
        ?.slice(1);
    expect(timesOf(late)).toEqual([first, second]);
    expect(timesOf(changed)).toEqual([changed?.created_at, first]);
    expect(timesOf(plain)).toEqual([plain?.created_at, plain?.created_at]);
  });

  it.each<[path: string, dateOf: (row: Record<string, string | null>) => string | null | undefined]>([
    ['/blog', (row) => row.published_date],
    ['/track-record', (row) => row.closed_on ?? row.created_at],
    ['/sources', (row) => row.checked_on],
    ['/corrections', (row) => row.answered_on ?? row.reported_on],
    ['/providers', (row) => row.created_at],
    ['/faq', () => null],
  ])(
    'dates each entry of %s by its row, and by the release where the row has no date',
    async (path, dateOf) => {
      reads.liveNumber = 1;
      const feed = await file(`${path}.xml`);
      const { data, published_at } = JSON.parse(await file(`${path}.json`));
      const dates = [...feed.matchAll(/<entry>.*?<updated>(.*?)<\/updated>/g)].map(([, date]) => date);
      const expected = data.map((row: Record<string, string | null>) => dateOf(row) ?? published_at);
      expect(dates).toEqual(expected.map((date: string) => new Date(date).toISOString()));
      expect(feed).not.toContain('<published>');
    },
  );

  it.each(['/sources', '/corrections'])(
    'links no row of %s to a part that its page has not',
    async (path) => {
      reads.liveNumber = 1;
      const feed = await file(`${path}.xml`);
      const links = [...feed.matchAll(/<\/title><link rel="alternate"[^>]*href="([^"]+)"/g)];
      expect(links.length).toBeGreaterThan(1);
      for (const [, link] of links) expect(link).not.toContain('#');
    },
  );

  it('knows a correction again after its record has left', async () => {
    const idsIn = async (left: boolean) => {
      const { corrections, ...rest } = releases[1];
      const known = corrections.map((one) => (left ? { ...one, kind: null, about: null } : one));
      const feed = await filesOver(memoryReads({ 1: { ...rest, corrections: known } })).request(
        '/corrections.xml',
      );
      return [...(await feed.text()).matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    };
    const ids = await idsIn(false);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await idsIn(true)).toEqual(ids);
  });

  it('calls a field and what was found of it what pages call them', async () => {
    reads.liveNumber = 1;
    for (const path of ['/sources', '/corrections']) {
      const feed = await file(`${path}.xml`);
      const words = [...feed.matchAll(/<(?:title|summary)>([^<]+)</g)]
        .map(([, text = '']) => text)
        .join('\n');
      expect(words).not.toMatch(/\b[a-z]+_[a-z]+\b/);
    }
    expect(await file('/sources.xml')).toMatch(/<title>[^<]+: Minimum investment: [^<]+<\/title>/);
  });

  it('is named by what narrows its list, as is the calendar: no two lists of a page are called the same', async () => {
    reads.liveNumber = 1;
    const titleOf = async (address: string) => /<title>(.*?) \| /.exec(await file(address))?.[1];
    const calendarOf = async (address: string) =>
      new ICAL.Component(ICAL.parse(await file(address))).getFirstPropertyValue('name');
    const search = '?q=fund&distribution=monthly&asset_class=property&sort=name&open_first=false';
    expect(await titleOf('/offers.xml')).toBe('Wholesale investment offers');
    expect(await titleOf(`/offers.xml${search}`)).toBe(
      'Wholesale investment offers (“fund” · Property · Monthly)',
    );
    expect(await calendarOf(`/offers.ics${search}`)).toContain('(“fund” · Property · Monthly): dates');
    expect(await titleOf('/asset-classes/property.xml?asset_class=forestry&status=Open')).toBe(
      'Property offers (Open)',
    );
    const eligible = 'Offers stated as eligible for the Active Investor Plus visa';
    expect(await titleOf('/aip-eligible-funds.xml')).toBe(eligible);
    expect(await titleOf('/aip-eligible-funds.xml?aip=listed')).toBe(`${eligible} (On the official list)`);
    expect(JSON.parse(await file(`/offers.json${search}`)).title).toBe('Wholesale investment offers');
    const titles = valuesOf('location').map((place) => titleOf(`/offers.xml?location=${place}`));
    expect(new Set(await Promise.all(titles)).size).toBe(titles.length);
    const all = valuesOf('location').map((place) => `location=${place}`);
    expect(await titleOf(`/offers.xml?${all.join('&')}`)).toMatch(
      new RegExp(` · ${all.length - 6} more\\)$`),
    );
  });

  it('is named by the category, the author or the words of a list that the page itself narrows', async () => {
    reads.liveNumber = 1;
    const [post] = sample.blog_posts.filter(({ category, author }) => category && author);
    const { category, author } = post as { category: string; author: string };
    const titleOf = async (path: string, given: Record<string, string>) =>
      /<title>(.*?) \| /.exec(await file(`${path}.xml?${new URLSearchParams(given)}`))?.[1];
    for (const none of [{}, { category: '', author: '' }])
      expect(await titleOf('/blog', none)).toBe('Blog posts');
    expect(await titleOf('/blog', { category })).toBe(`Blog posts (${category})`);
    expect(await titleOf('/blog', { author, category })).toBe(`Blog posts (${category} · ${author})`);
    expect(await titleOf('/faq', { q: ' ' })).toBe('Questions and answers');
    expect(await titleOf('/faq', { q: 'tax' })).toBe('Questions and answers (“tax”)');
  });

  it('says what offers state now, and nothing of who reads it', async () => {
    reads.liveNumber = 1;
    const feed = await file('/offers.xml?sort=name&rate=person-33');
    expect(feed).toContain('Target return, which is not a forecast');
    expect(feed).not.toContain('left_after');
  });
});

it('of invented data, a feed and a calendar say so where the banner of the pages is not seen, and of other data they do not', async () => {
  const other = memoryReads({ 1: assemble({ ...sample, settings: { demonstration: false } }) });
  const about = async (from: typeof files, address: string) => {
    const text = (await (await from.request(address)).text()).replaceAll('\r\n ', '');
    return /<subtitle>(.*?)<|\nDESCRIPTION:(.*)/.exec(text)?.slice(1).find(Boolean);
  };
  reads.liveNumber = 1;
  for (const address of ['/offers.xml', '/blog.xml', '/offers.ics']) {
    expect(await about(filesOver(reads), address)).toMatch(new RegExp(`^${DEMONSTRATION} [A-Z]`));
    expect(await about(filesOver(other), address)).toMatch(/^(What this list|Closing dates)/);
  }
});

describe('the calendar of a list', () => {
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => {
      const { uid, startDate, summary } = new ICAL.Event(each);
      return { uid, on: startDate.toString(), summary };
    });
  const expected = (offers: (typeof releases)[1]['offers']) =>
    offers
      .flatMap((offer) => offerDates(offer, { page: '', today: TODAY, open_statuses: ['Open'] }))
      .map(({ uid, on, summary }) => ({ uid, on, summary }));
  const byUid = (a: { uid: string }, b: { uid: string }) => a.uid.localeCompare(b.uid);

  it('has the coming dates of its offers under any filters, and parses', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom(1 as const, 2 as const), async (filters, release) => {
        reads.liveNumber = release;
        const search = filtersToParams({ ...DEFAULT_OFFER_QUERY, filters }).toString();
        const listed = rowsOf(release).filter((offer) => matchesFilters(toCatalogue(offer), filters));
        const events = eventsOf(await file(`/offers.ics?${search}`));
        expect(events.sort(byUid)).toEqual(expected(listed).sort(byUid));
      }),
      { numRuns: 50 },
    );
  }, 120_000);

  it('has closing dates and exit windows, and no window of an exclusive offer', async () => {
    reads.liveNumber = 1;
    const uids = eventsOf(await file('/offers.ics')).map(({ uid }) => uid);
    expect(uids.some((uid) => uid.startsWith('closes-'))).toBe(true);
    expect(uids.some((uid) => uid.startsWith('exit-'))).toBe(true);
    const exclusive = sample.offers.filter((offer) => offer.is_exclusive && offer.exit_windows);
    expect(exclusive.length).toBeGreaterThan(0);
    for (const { id } of exclusive) expect(uids.filter((uid) => uid.startsWith(`exit-${id}`))).toEqual([]);
  });

  it('is there for lists of offers alone', async () => {
    reads.liveNumber = 1;
    for (const path of ['/providers.ics', '/blog.ics', '/about.ics'])
      expect([path, (await files.request(path)).status]).toEqual([path, 404]);
    const answer = await files.request('/asset-classes/property.ics');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  });
});
