import { type FacetNameOf, FIRM_LISTS, type FirmKind, type FirmSort } from '@tussock/core/firm/firm-lists';
import type { FiltersOf } from '@tussock/core/list/facet';
import { type ListSpec, parseListQuery } from '@tussock/core/list/list-query';
import { parseFilters } from '@tussock/core/offer/offer-query';
import { classScope } from '../features/asset-classes/class-scope';
import { assetClassesQuery, assetClassQuery, classFiguresQuery } from '../features/asset-classes/queries';
import { blogPostQuery, blogPostsQuery } from '../features/blog/queries';
import { askedOffers } from '../features/comparison/asked-offers';
import { faqsQuery } from '../features/faqs/queries';
import { ANGEL_NETWORKS, WEALTH_MANAGERS } from '../features/firm-list/fixed-types';
import { approvedProvidersQuery, firmListQuery } from '../features/firm-list/queries';
import { fundQuery } from '../features/funds/queries';
import { homeQueries } from '../features/home/queries';
import { offerListQuery } from '../features/offer-list/queries';
import { EVERYTHING, type ListScope } from '../features/offer-list/scope';
import { AIP_OFFERS, SECONDARY_MARKET, VENTURE_CAPITAL } from '../features/offer-list/scopes';
import { offerQuery, similarOffersQuery } from '../features/offers/queries';
import { placeScope } from '../features/opportunities/place-scope';
import { opportunitiesQuery, opportunityQuery, placeQuery } from '../features/opportunities/queries';
import { platformQuery } from '../features/platforms/queries';
import { providerQuery } from '../features/providers/queries';
import {
  changesQuery,
  offerChangesQuery,
  outcomesQuery,
  recordPage,
  sourcesQuery,
} from '../features/record/queries';
import { tagQuery } from '../features/tags/queries';
import type { Api } from './api-context';
import { lazyPage } from './lazy-page';
import { paths } from './paths';
import { type At, optional, type Route, required } from './route';

/** What a page that is a list of offers needs. */
const offerQueries =
  (scope: ListScope) =>
  ({ search }: At, api: Api) => [required(offerListQuery(api, scope, parseFilters(search)))];

/** What a page that is a list of firms or funds needs. */
const firmQueries =
  <K extends FirmKind>(kind: K, fixed: FiltersOf<FacetNameOf[K]> = {}) =>
  ({ search }: At, api: Api) => {
    const spec = FIRM_LISTS[kind] as unknown as ListSpec<FacetNameOf[K], FirmSort>;
    return [required(firmListQuery(api, kind, fixed, parseListQuery(spec, search)))];
  };

/** An asset class by slug; /asset-classes/property has a row of its own in the specification. */
const assetClass = (path: string): Route => {
  const slugOf = ({ id = 'property' }: Record<string, string | undefined>) => id;
  return {
    path,
    page: lazyPage(() => import('../pages/asset-class')),
    queries: ({ params, search }, api) => [
      required(assetClassQuery(api, slugOf(params))),
      optional(classFiguresQuery(api)),
      optional(offerListQuery(api, classScope(slugOf(params)), parseFilters(search))),
    ],
    canonical: ({ params }, api, data) => {
      const found = data.getQueryData(assetClassQuery(api, slugOf(params)).queryKey);
      return found ? paths.assetClass(found.asset_class.slug) : null;
    },
  };
};

/** Platforms stand at two addresses; the page names /platforms as the canonical one. */
const platforms = (path: string): Route => ({
  path,
  page: lazyPage(() => import('../pages/platforms')),
  queries: firmQueries('platforms'),
});
const platform = (path: string): Route => ({
  path,
  page: lazyPage(() => import('../pages/platform')),
  queries: ({ params: { id = '' }, search }, api) => [
    required(platformQuery(api, id)),
    optional(offerListQuery(api, { platform: id }, parseFilters(search))),
  ],
});

/** The whole route table, in the order of the specification. */
export const routes: Route[] = [
  {
    path: '/',
    page: lazyPage(() => import('../pages/home')),
    queries: (_, api) => homeQueries(api).map(optional),
  },
  {
    path: '/offers',
    page: lazyPage(() => import('../pages/offers')),
    queries: offerQueries(EVERYTHING),
  },
  {
    path: '/offers/:id',
    page: lazyPage(() => import('../pages/offer')),
    queries: ({ params: { id = '' } }, api) => [
      required(offerQuery(api, id)),
      optional(similarOffersQuery(api, id)),
      optional(offerChangesQuery(api, id)),
    ],
    canonical: ({ params: { id = '' } }, api, data) => {
      const offer = data.getQueryData(offerQuery(api, id).queryKey);
      return offer ? paths.offer(offer) : null;
    },
  },
  {
    path: '/secondary-market',
    page: lazyPage(() => import('../pages/secondary-market')),
    queries: offerQueries(SECONDARY_MARKET),
  },
  {
    path: '/search',
    page: lazyPage(() => import('../pages/search')),
    queries: (at, api) => (at.search.get('q')?.trim() ? offerQueries(EVERYTHING)(at, api) : []),
  },
  assetClass('/asset-classes/property'),
  {
    path: '/providers',
    page: lazyPage(() => import('../pages/providers')),
    queries: firmQueries('providers'),
  },
  {
    path: '/providers/:id',
    page: lazyPage(() => import('../pages/provider')),
    queries: ({ params: { id = '' } }, api) => [required(providerQuery(api, id))],
    canonical: ({ params: { id = '' } }, api, data) => {
      const provider = data.getQueryData(providerQuery(api, id).queryKey);
      return provider ? paths.provider(provider) : null;
    },
  },
  {
    path: '/angel-networks',
    page: lazyPage(() => import('../pages/angel-networks')),
    queries: firmQueries('providers', ANGEL_NETWORKS),
  },
  {
    path: '/wealth-managers',
    page: lazyPage(() => import('../pages/wealth-managers')),
    queries: firmQueries('providers', WEALTH_MANAGERS),
  },
  platforms('/platforms'),
  platforms('/aggregators'),
  platform('/platforms/:id'),
  platform('/aggregators/:id'),
  {
    path: '/funds/:id',
    page: lazyPage(() => import('../pages/fund')),
    queries: ({ params: { id = '' } }, api) => [required(fundQuery(api, id))],
    canonical: ({ params: { id = '' } }, api, data) => {
      const fund = data.getQueryData(fundQuery(api, id).queryKey);
      return fund ? paths.fund(fund) : null;
    },
  },
  {
    path: '/venture-capital',
    page: lazyPage(() => import('../pages/venture-capital')),
    queries: offerQueries(VENTURE_CAPITAL),
  },
  {
    path: '/asset-classes',
    page: lazyPage(() => import('../pages/asset-classes')),
    queries: (_, api) => [required(assetClassesQuery(api)), optional(classFiguresQuery(api))],
  },
  assetClass('/asset-classes/:id'),
  {
    path: '/tags/:slug',
    page: lazyPage(() => import('../pages/tag')),
    queries: ({ params: { slug = '' }, search }, api) => [
      required(tagQuery(api, slug)),
      optional(offerListQuery(api, { tag: slug }, parseFilters(search))),
    ],
    canonical: ({ params: { slug = '' } }, api, data) => {
      const tag = data.getQueryData(tagQuery(api, slug).queryKey);
      return tag ? paths.tag(tag.slug) : null;
    },
  },
  {
    path: '/blog',
    page: lazyPage(() => import('../pages/blog')),
    queries: (_, api) => [required(blogPostsQuery(api))],
  },
  {
    path: '/blog/:id',
    page: lazyPage(() => import('../pages/blog-post')),
    queries: ({ params: { id = '' } }, api) => [
      required(blogPostQuery(api, id)),
      optional(blogPostsQuery(api)),
    ],
    canonical: ({ params: { id = '' } }, api, data) => {
      const post = data.getQueryData(blogPostQuery(api, id).queryKey);
      return post ? paths.blogPost(post) : null;
    },
  },
  { path: '/aip-investor-visa', page: lazyPage(() => import('../pages/aip-investor-visa')) },
  {
    path: '/aip-eligible-funds',
    page: lazyPage(() => import('../pages/aip-eligible-funds')),
    queries: (at, api) => [...offerQueries(AIP_OFFERS)(at, api), optional(approvedProvidersQuery(api))],
  },
  {
    path: '/faq',
    page: lazyPage(() => import('../pages/faq')),
    queries: (_, api) => [required(faqsQuery(api))],
  },
  { path: '/guides/wholesale-investing-nz', page: lazyPage(() => import('../pages/wholesale-investing-nz')) },
  { path: '/about', page: lazyPage(() => import('../pages/about')) },
  { path: '/privacy', page: lazyPage(() => import('../pages/privacy')) },
  { path: '/terms', page: lazyPage(() => import('../pages/terms')) },
  { path: '/disclaimer', page: lazyPage(() => import('../pages/disclaimer')) },
  { path: '/qualify', page: lazyPage(() => import('../pages/qualify')) },
  {
    path: '/apply',
    page: lazyPage(() => import('../pages/apply')),
    queries: (_, api) => [optional(assetClassesQuery(api))],
  },
  { path: '/pie-structure', page: lazyPage(() => import('../pages/pie-structure')) },
  { path: '/pooled-vs-direct', page: lazyPage(() => import('../pages/pooled-vs-direct')) },
  { path: '/partners', page: lazyPage(() => import('../pages/partners')) },
  { path: '/portfolio-builder', page: lazyPage(() => import('../pages/portfolio-builder')) },
  { path: '/unlock', page: lazyPage(() => import('../pages/unlock')) },
  { path: '/unlock/thank-you', page: lazyPage(() => import('../pages/unlock-thank-you')) },
  {
    path: '/compare',
    page: lazyPage(() => import('../pages/compare')),
    queries: ({ search }, api) =>
      (askedOffers(search) ?? []).map((identifier) => optional(offerQuery(api, identifier))),
  },
  {
    path: '/opportunities/:slug',
    page: lazyPage(() => import('../pages/opportunity')),
    queries: (at, api) => [
      required(opportunityQuery(api, at.params.slug ?? '')),
      optional(opportunitiesQuery(api)),
      ...offerQueries({ opportunity: at.params.slug ?? '' })(at, api),
    ],
  },
  {
    path: '/opportunities/:assetSlug/:locationSlug',
    page: lazyPage(() => import('../pages/asset-by-location')),
    queries: (at, api) => {
      const { assetSlug = '', locationSlug = '' } = at.params;
      return [
        required(assetClassQuery(api, assetSlug)),
        required(placeQuery(api, locationSlug)),
        ...offerQueries(placeScope(assetSlug, locationSlug))(at, api),
      ];
    },
  },
  { path: '/watchlist', page: lazyPage(() => import('../pages/watchlist')) },
  {
    path: '/funds',
    page: lazyPage(() => import('../pages/funds')),
    queries: firmQueries('funds'),
  },
  { path: '/methodology', page: lazyPage(() => import('../pages/methodology')) },
  {
    path: '/sources',
    page: lazyPage(() => import('../pages/sources')),
    queries: (at, api) => [required(sourcesQuery(api, recordPage(at.search)))],
  },
  {
    path: '/changes',
    page: lazyPage(() => import('../pages/changes')),
    queries: (at, api) => [required(changesQuery(api, recordPage(at.search)))],
  },
  {
    path: '/track-record',
    page: lazyPage(() => import('../pages/track-record')),
    queries: (at, api) => [required(outcomesQuery(api, recordPage(at.search)))],
  },
];
