import { StoreUnavailable } from '@tussock/server/table/budget';
import { expect, it } from 'vitest';
import { smallRelease } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import { memoryReads } from '../memory-reads.fixture';

type Option = { value: string; label: string; count: number };
type Found = { data: unknown[]; total: number; facets: Record<string, Option[]> };

const small = smallRelease(30);
const reads = memoryReads({ 1: small });
const api = createApi({ reads, build: 'b1', report: () => {}, today: () => '2026-11-23' });
const read = async (path: string) => (await (await api.request(`/api${path}`)).json()) as Found;

it.each([
  ['/search', 'provider', 'provider'],
  ['/search', 'asset_class', 'asset-class'],
  ['/sources', 'provider', 'provider'],
  ['/outcomes', 'asset_class', 'asset-class'],
  ['/firms/funds', 'asset_class', 'asset-class'],
])(
  'what %s finds by the %s of before a record was renamed is what it finds by its slug',
  async (list, facet, kind) => {
    const { facets } = await read(list);
    const now = facets[facet]?.[0]?.value ?? '';
    reads.retired.set(`${kind}/of-before`, { id: 'id', slug: now });
    const [current, older, both] = await Promise.all(
      [now, 'of-before', `${now}&${facet}=of-before`].map((value) => read(`${list}?${facet}=${value}`)),
    );
    expect(current?.total).toBeGreaterThan(0);
    expect(older?.data).toEqual(current?.data);
    expect(both).toEqual(current);
    const named = (options: Option[] = []) =>
      options.map((option) => (option.value === now ? { ...option, value: 'of-before' } : option));
    expect(older?.facets[facet]).toEqual(named(current?.facets[facet]));
  },
);

it.each(['tag', 'platform'])(
  'what a search finds of a %s by its older slug is what it finds by that of now',
  async (kind) => {
    const lists = { tag: small.tags, platform: small.platforms } as const;
    const [now = ''] = lists[kind as keyof typeof lists].map(({ id, slug }) => slug ?? id);
    reads.retired.set(`${kind}/of-before`, { id: 'id', slug: now });
    const [current, older, filtered, unknown] = await Promise.all(
      [now, 'of-before', 'of-before&status=Nothing', 'never'].map((slug) => read(`/search?${kind}=${slug}`)),
    );
    expect(current?.total).toBeGreaterThan(0);
    expect(older).toEqual(current);
    expect(filtered).toEqual(await read(`/search?${kind}=${now}&status=Nothing`));
    expect(unknown?.total).toBe(0);
  },
);

it('offers of a tag are listed by its older slug, page by page', async () => {
  const { id, slug } = small.tags.find(
    (tag) => small.offers.filter((of) => of.is_active && of.tags.some((own) => own.id === tag.id)).length > 1,
  ) ?? { id: '', slug: '' };
  reads.retired.set('tag/of-before', { id, slug });
  const offersOf = async (asked: string) => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const on: string = cursor && `&cursor=${cursor}`;
      const page = (await (await api.request(`/api/offers?tag=${asked}&limit=1${on}`)).json()) as {
        data: { id: string }[];
        next_cursor: string | null;
      };
      ids.push(...page.data.map((offer) => offer.id));
      cursor = page.next_cursor;
    }
    return ids;
  };
  const current = await offersOf(slug);
  expect(current.length).toBeGreaterThan(1);
  expect(await offersOf('of-before')).toEqual(current);
  expect(await offersOf('never')).toEqual([]);
  expect((await api.request('/api/offers?tag=never&cursor=made-up')).status).toBe(400);
});

it('the chart of a class is the same by its older slug', async () => {
  const [now] = (await read('/search?status=Open')).facets.asset_class ?? [];
  reads.retired.set('asset-class/of-before', { id: 'id', slug: now?.value ?? '' });
  const [current, older, unknown] = await Promise.all(
    [now?.value, 'of-before', 'never'].map((slug) => read(`/charts/ranges?asset_class=${slug}`)),
  );
  expect(current).not.toEqual(unknown);
  expect(older).toEqual(current);
});

it('a chart of what ended is of the same outcomes by an older slug', async () => {
  const [outcome] = (await read('/outcomes')).data as { provider: { slug: string } }[];
  const now = outcome?.provider.slug ?? '';
  reads.retired.set('provider/of-before', { id: 'id', slug: now });
  const [current, older] = await Promise.all(
    [now, 'of-before'].map((slug) => read(`/charts/track-record?provider=${slug}`)),
  );
  expect(older).toEqual(current);
});

it('what a list finds by slugs of now is found while no slug can be looked up', async () => {
  const { findRetiredSlug } = reads;
  const [now] = (await read('/search')).facets.provider ?? [];
  const chart = `/charts/track-record?provider=${now?.value}`;
  const drawn = await read(chart);
  reads.findRetiredSlug = () => Promise.reject(new StoreUnavailable(5));
  expect(await read(`/search?provider=${now?.value}`)).toMatchObject({ total: now?.count });
  expect(await read(`${chart}&page=`)).toEqual(drawn);
  reads.findRetiredSlug = findRetiredSlug;
});

it('no more than five values of a facet are looked up', async () => {
  const lookUps = async (values: number) => {
    reads.calls.length = 0;
    const made = Array.from({ length: values }, (_, at) => `provider=made-up-${at}`);
    await read(`/search?${made.join('&')}`);
    return reads.calls.filter((name) => name === 'findRetiredSlug').length;
  };
  expect([await lookUps(5), await lookUps(6)]).toEqual([5, 0]);
});
