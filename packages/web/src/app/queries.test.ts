import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@tussock/api/create-client';
import { DEFAULT_OFFER_QUERY } from '@tussock/core/offer/offer-query';
import { describe, expect, it } from 'vitest';
import { providersInQuery } from '../features/apply/queries';
import {
  assetClassesQuery,
  assetClassQuery,
  classFiguresQuery,
  classQuestionsQuery,
} from '../features/asset-classes/queries';
import { blogPostQuery, blogPostsQuery, latestPostsQuery } from '../features/blog/queries';
import { changesQuery } from '../features/changelog/queries';
import { correctionsQuery } from '../features/corrections/queries';
import { dictionaryQuery, releasesQuery } from '../features/data/queries';
import { faqsQuery } from '../features/faqs/queries';
import {
  approvedProvidersQuery,
  featuredPlatformsQuery,
  featuredProvidersQuery,
  firmListQuery,
  platformQuery,
  providerQuery,
} from '../features/firms/queries';
import { PLATFORMS, WEALTH_MANAGERS } from '../features/firms/scopes';
import { fundQuery } from '../features/funds/queries';
import { statsQuery } from '../features/home/queries';
import { newestOpenOffersQuery, secondaryOffersQuery } from '../features/offers/featured/queries';
import { opportunitiesQuery, opportunityQuery, placeQuery } from '../features/opportunities/queries';
import { reportSubjectQuery } from '../features/report/queries';
import { quickSearchQuery } from '../features/search/quick-search';
import { sourcesQuery } from '../features/sources/queries';
import { tagQuery } from '../features/tags/queries';
import { outcomesQuery } from '../features/track-record/queries';
import type { Api } from '../lib/api';
import {
  capitalStackChartQuery,
  listChartQuery,
  openNowChartQuery,
  rangesChartQuery,
  trackRecordChartQuery,
} from '../lib/queries/charts';
import { ledgerEntriesQuery } from '../lib/queries/ledger-entries';
import { newestOffersQuery } from '../lib/queries/newest-offers';
import { offerQuery } from '../lib/queries/offer';
import { offerListQuery } from '../lib/queries/offer-list';
import { recordChangesQuery } from '../lib/queries/record-changes';
import { releaseQuery } from '../lib/queries/release';
import { settingsQuery } from '../lib/queries/settings';
import { similarOffersQuery } from '../lib/queries/similar-offers';

const OFFERS = { ...DEFAULT_OFFER_QUERY, q: 'kauri', filters: { aip: ['true'] }, page: 3 } as const;
const LEDGER = { ...DEFAULT_OFFER_QUERY, sort: null, filters: { state: ['differs'] }, page: 2 } as never;
const OUTCOMES = { ...DEFAULT_OFFER_QUERY, sort: null, filters: { provider: ['kauri'] }, page: 2 } as never;
const FIRMS = { q: 'bay', filters: { type: ['bank'] }, sort: null, page: 2, layout: 'cards' } as never;
const about = (kind: 'offer' | 'fund' | 'provider' | 'platform') => ({ kind, record: 'kauri', field: null });

// biome-ignore lint/suspicious/noExplicitAny: each query has its own data
type Query = (api: Api) => any;
/** What each query asks of the API, beside the release. */
const ASKED: Readonly<Record<string, [query: Query, ...asked: string[]]>> = {
  settings: [settingsQuery, 'settings'],
  'an offer': [(api) => offerQuery(api, 'kauri'), 'offers/kauri'],
  'offers like it': [(api) => similarOffersQuery(api, 'kauri'), 'offers/kauri/similar'],
  'its changes': [(api) => recordChangesQuery(api, 'offer', 'kauri'), 'changes?offer=kauri&limit=20'],
  'the newest offers': [newestOpenOffersQuery, 'offers?status=Open&view=card&limit=5'],
  'the secondary market': [secondaryOffersQuery, 'offers?tag=secondary-market&view=card&limit=25'],
  offers: [
    (api) => offerListQuery(api, {}, OFFERS),
    'search?q=kauri&aip=true&open_first=true&page=3&limit=25&empty_options=true&most_options=40',
  ],
  'offers of a page': [
    (api) => offerListQuery(api, { opportunity: 'liquid', tag: 'pie', platform: 'p-1' }, DEFAULT_OFFER_QUERY),
    'search?opportunity=liquid&tag=pie&platform=p-1&open_first=true&page=1&limit=25&empty_options=true&most_options=40',
  ],
  'offers with a filter in full': [
    (api) => offerListQuery(api, {}, { ...OFFERS, unfolded: ['provider'] }),
    'search?q=kauri&aip=true&open_first=true&page=3&limit=25&empty_options=true',
  ],
  'all options of a filter of offers': [
    (api) =>
      offerListQuery(api, {}, { ...OFFERS, filters: { ...OFFERS.filters, provider: ['p'] } }).optionsOf(
        'provider',
      ),
    'search?q=kauri&aip=true&open_first=true&page=1&limit=1&empty_options=true',
  ],
  'offers with a filter of the page': [
    (api) => offerListQuery(api, { fixed: { aip: ['false'] } }, { ...OFFERS, sort: 'lowest_minimum' }),
    'search?q=kauri&aip=false&sort=lowest_minimum&open_first=true&page=3&limit=25&empty_options=true&most_options=40',
  ],
  'offers in one order, at a tax position': [
    (api) => offerListQuery(api, {}, { ...OFFERS, options: { rate: 'person-33', open_first: 'false' } }),
    'search?q=kauri&aip=true&rate=person-33&page=3&limit=25&empty_options=true&most_options=40',
  ],
  'a quick search': [
    (api) => quickSearchQuery(api, 'kauri'),
    'search?q=kauri&sentence=true&limit=5&open_first=true&most_options=0',
  ],
  'the newest of a saved list': [
    (api) => newestOffersQuery(api, 'aip=true&page=3'),
    'search?aip=true&sort=newest&page=1&limit=100&most_options=0',
  ],
  firms: [
    (api) => firmListQuery(api, PLATFORMS, FIRMS),
    'firms/platforms?q=bay&type=bank&page=2&limit=25&empty_options=true&most_options=40',
  ],
  'firms of a page': [
    (api) => firmListQuery(api, WEALTH_MANAGERS, FIRMS),
    'firms/providers?q=bay&type=wealth-manager&page=2&limit=25&empty_options=true&most_options=40',
  ],
  'approved providers': [
    approvedProvidersQuery,
    'firms/providers?aip=true&page=1&limit=25&empty_options=true&most_options=40',
  ],
  'a provider': [(api) => providerQuery(api, 'kauri'), 'providers/kauri/page'],
  'a platform': [(api) => platformQuery(api, 'p-1'), 'platforms/p-1'],
  'changes of a provider': [
    (api) => recordChangesQuery(api, 'provider', 'kauri'),
    'changes?provider=kauri&limit=20',
  ],
  'changes of a post': [
    (api) => recordChangesQuery(api, 'blog_post', 'kauri'),
    'changes?blog_post=kauri&limit=20',
  ],
  'featured providers': [featuredProvidersQuery, 'providers?limit=3'],
  'featured platforms': [featuredPlatformsQuery, 'platforms?limit=3'],
  'a fund': [(api) => fundQuery(api, 'kauri'), 'funds/kauri/page'],
  'a tag': [(api) => tagQuery(api, 'pie'), 'tags/pie'],
  'asset classes': [assetClassesQuery, 'asset-classes?limit=100'],
  'questions of classes': [classQuestionsQuery, 'asset-classes?limit=100'],
  'an asset class': [
    (api) => assetClassQuery(api, 'carbon'),
    'asset-classes/carbon',
    'funds?limit=25&asset_class_id=id-of-asset-classes',
  ],
  'figures of classes': [classFiguresQuery, 'asset-class-figures'],
  'an opportunity': [(api) => opportunityQuery(api, 'liquid'), 'opportunities/liquid'],
  opportunities: [opportunitiesQuery, 'opportunities'],
  'a place': [(api) => placeQuery(api, 'napier'), 'places/napier'],
  posts: [blogPostsQuery, 'blog-posts?limit=100'],
  'the latest posts': [latestPostsQuery, 'blog-posts?limit=3'],
  'a post': [(api) => blogPostQuery(api, 'kauri'), 'blog-posts/kauri'],
  faqs: [faqsQuery, 'faqs?limit=100'],
  changes: [(api) => changesQuery(api, { page: 2, of: null }), 'changes?page=2&limit=50'],
  'the changes of a record': [
    (api) => changesQuery(api, { page: 2, of: { parameter: 'blog_post', record: 'kauri' } }),
    'changes?page=2&limit=50&blog_post=kauri',
  ],
  corrections: [(api) => correctionsQuery(api, 2), 'corrections?page=2&limit=50'],
  outcomes: [
    (api) => outcomesQuery(api, OUTCOMES),
    'outcomes?page=2&limit=50&provider=kauri&empty_options=true&most_options=40',
  ],
  'the ranges of a class': [
    (api) => rangesChartQuery(api, { asset_class: 'property' }),
    'charts/ranges?asset_class=property',
  ],
  'the chart of a list': [
    (api) => listChartQuery(api, { tag: 'pie', sentence: true }, { ...OFFERS, page: 1, layout: 'chart' }),
    'charts/search?tag=pie&q=kauri&sentence=true&aip=true&open_first=true',
  ],
  'the ranges beside offers': [
    (api) => rangesChartQuery(api, { offer: ['kauri', 'rimu'] }),
    'charts/ranges?offer=kauri&offer=rimu',
  ],
  'the capital stack of a loan': [
    (api) => capitalStackChartQuery(api, 'kauri'),
    'charts/offers/kauri/capital-stack',
  ],
  'the chart of what is open now': [openNowChartQuery, 'charts/open-now'],
  'the chart of the track record': [
    (api) => trackRecordChartQuery(api, { asset_class: ['property'] }),
    'charts/track-record?asset_class=property',
  ],
  sources: [
    (api) => sourcesQuery(api, LEDGER),
    'sources?page=2&limit=50&state=differs&empty_options=true&most_options=40',
  ],
  releases: [releasesQuery, 'releases'],
  'the data dictionary': [dictionaryQuery, 'dictionary'],
  stats: [statsQuery, 'stats'],
  'providers in classes': [
    (api) => providersInQuery(api, ['property', 'carbon']),
    'search?asset_class=carbon&asset_class=property&limit=1',
  ],
  'entries on an offer': [(api) => ledgerEntriesQuery(api, 'offer', 'kauri'), 'offers/kauri'],
  'entries on a fund': [(api) => ledgerEntriesQuery(api, 'fund', 'kauri'), 'funds/kauri/page'],
  'entries on a provider': [(api) => ledgerEntriesQuery(api, 'provider', 'kauri'), 'providers/kauri/page'],
  'entries on a platform': [(api) => ledgerEntriesQuery(api, 'platform', 'kauri'), 'platforms/kauri'],
  'a report on an offer': [(api) => reportSubjectQuery(api, about('offer')), 'offers/kauri'],
  'a report on a fund': [(api) => reportSubjectQuery(api, about('fund')), 'funds/kauri/page'],
  'a report on a provider': [(api) => reportSubjectQuery(api, about('provider')), 'providers/kauri/page'],
  'a report on a platform': [(api) => reportSubjectQuery(api, about('platform')), 'platforms/kauri'],
};

/** An API that notes what it is asked, and answers with a list or a record. */
function listening(release: number | null, status = 200) {
  const asked: string[] = [];
  const fetch = async (input: string) => {
    const { pathname, search } = new URL(input, 'http://api.invalid');
    asked.push(pathname.replace('/api/', '') + search);
    const id = `id-of-${pathname.split('/')[2]}`;
    const row = {
      id,
      slug: 'kauri',
      name: 'Kauri',
      description: 'What it is',
      status: 'Open',
      closed_on: null,
      sources: [id],
      checks: {},
      not_applicable: [],
    };
    const facets = { provider: [{ value: 'p', label: 'P', count: 2 }] };
    return Response.json({ ...row, data: [row], next_cursor: null, facets }, { status });
  };
  const api: Api = { client: createClient({ baseUrl: 'http://api.invalid', fetch }), release };
  return { api, asked };
}
const fetched = (query: object) => new QueryClient().fetchQuery({ ...query, retry: false } as never);

/** In any order: the order of parameters means nothing. */
const parts = (address: string) => address.split(/[?&]/).sort();

describe.each(Object.entries(ASKED))('%s', (_, [query, ...addresses]) => {
  it('are read of the release that the page is made from', async () => {
    const { api, asked } = listening(7);
    await fetched(query(api));
    expect(asked.map(parts)).toEqual(addresses.map((address) => parts(`${address}&release=7`)));
  });

  it('are read of the live release where none is known', async () => {
    const { api, asked } = listening(null);
    await fetched(query(api));
    expect(asked.map(parts)).toEqual(addresses.map(parts));
  });

  it('have a key that begins with the release', () => {
    expect(query(listening(7).api).queryKey[0]).toBe(7);
  });
});

it('no two of them share a key', () => {
  const { api } = listening(7);
  const keys = Object.values(ASKED).map(([query]) => JSON.stringify(query(api).queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

it('the live release is read without a release', async () => {
  const { api, asked } = listening(7);
  await fetched(releaseQuery(api.client));
  expect(asked).toEqual(['release']);
});

describe('what a query makes of the answer', () => {
  it('are the rows of a list', async () => {
    const { api } = listening(7);
    const row = expect.objectContaining({ name: 'Kauri' });
    expect(await fetched(newestOpenOffersQuery(api))).toEqual([row]);
    expect(await fetched(opportunitiesQuery(api))).toEqual([row]);
    expect(await fetched(blogPostsQuery(api))).toEqual([row]);
    expect(await fetched(ledgerEntriesQuery(api, 'fund', 'kauri'))).toEqual(['id-of-funds']);
    const option = { value: 'p', label: 'P', count: 2 };
    expect(await fetched(offerListQuery(api, {}, OFFERS).optionsOf('provider'))).toEqual([option]);
    expect(await fetched(providersInQuery(api, ['carbon']))).toEqual([{ id: 'p', name: 'P', count: 2 }]);
  });

  it('has no more of a record than the home page shows of it: what the page carries is data', async () => {
    const { api } = listening(7);
    const featured = ['id', 'slug', 'name', 'logo_url', 'website', 'kind', 'description'];
    for (const query of [featuredProvidersQuery(api), featuredPlatformsQuery(api)])
      expect(((await fetched(query)) as object[]).map(Object.keys)).toEqual([featured]);
    expect(await fetched(secondaryOffersQuery(api))).toHaveLength(1);
    const many = (status: string) => [1, 2, 3, 4].map((id) => ({ id, status }));
    const answer = { data: [...many('Closed'), ...many('Open')], next_cursor: null };
    const fetch = async () => Response.json(answer);
    const client = createClient({ baseUrl: 'http://api.invalid', fetch });
    expect(await fetched(secondaryOffersQuery({ client, release: 7 }))).toMatchObject([{ id: 1 }, { id: 2 }]);
  });

  it('are the open offers of existing shares also where more ended ones are newer than a page has', async () => {
    const asked: string[] = [];
    const closed = { id: 1, status: 'Closed' };
    const open = { id: 2, status: 'Open' };
    const fetch = async (url: string | URL | Request) => {
      asked.push(String(url).replace(/^.*\/api\//, ''));
      const data = asked.length === 1 ? [closed] : [{ id: 3, status: 'OPEN' }, open];
      return Response.json({ data, next_cursor: 'more' });
    };
    const client = createClient({ baseUrl: 'http://api.invalid', fetch });
    expect(await fetched(secondaryOffersQuery({ client, release: 7 }))).toEqual([open]);
    expect(asked[1]).toBe('search?release=7&secondary_market=true&status=Open&limit=25');
  });

  it('is a class with its funds, and the footer’s classes beside those of the data', async () => {
    const { api } = listening(7);
    expect(await fetched(assetClassQuery(api, 'carbon'))).toMatchObject({
      asset_class: { id: 'id-of-asset-classes', slug: 'kauri' },
      funds: { rows: [{ id: 'id-of-funds' }], count: 1 },
    });
    const classes = (await fetched(assetClassesQuery(api))) as { name: string }[];
    expect(classes.map(({ name }) => name)).toEqual([
      ...['Agriculture', 'Forestry', 'Kauri', 'Private credit', 'Private equity', 'Property'],
      'Venture capital',
    ]);
  });

  it('is a class of the footer where the data has none, and else the API’s error', async () => {
    const { api } = listening(7, 404);
    expect(await fetched(assetClassQuery(api, 'forestry'))).toMatchObject({
      asset_class: { id: null, name: 'Forestry' },
      funds: { rows: [], count: 0 },
    });
    await expect(fetched(assetClassQuery(api, 'carbon'))).rejects.toMatchObject({ status: 404 });
    await expect(fetched(assetClassQuery(listening(7, 500).api, 'forestry'))).rejects.toMatchObject({
      status: 500,
    });
  });

  it('is no subject of a report where the record is not there, or no longer', async () => {
    for (const status of [404, 410])
      expect(await fetched(reportSubjectQuery(listening(7, status).api, about('offer')))).toBeNull();
    const { api } = listening(7, 503);
    await expect(fetched(reportSubjectQuery(api, about('offer')))).rejects.toMatchObject({ status: 503 });
    const platform = await fetched(reportSubjectQuery(listening(7).api, about('platform')));
    expect(platform).toMatchObject({ kind: 'platform', path: '/platforms/kauri' });
  });
});

it('nothing is asked before there is something to ask for', () => {
  const { api } = listening(7);
  expect([quickSearchQuery(api, '').enabled, quickSearchQuery(api, 'a').enabled]).toEqual([false, true]);
  expect([providersInQuery(api, []).enabled, providersInQuery(api, ['a']).enabled]).toEqual([false, true]);
});
