import type { dataTagSymbol, QueryKey } from '@tanstack/react-query';
import { type FacetNameOf, FIRM_LISTS, type FirmKind, type FirmSort } from '@tussock/core/firm/firm-lists';
import type { FiltersOf } from '@tussock/core/list/facet';
import { type ListSpec, parseListQuery } from '@tussock/core/list/list-query';
import { parseFilters } from '@tussock/core/offer/offer-query';
import { classScope } from '../features/asset-classes/class-scope';
import { assetClassesQuery, assetClassQuery, classFiguresQuery } from '../features/asset-classes/queries';
import { blogPostQuery, blogPostsQuery } from '../features/blog/queries';
import { askedOffers } from '../features/comparison/requested-offers';
import { faqsQuery } from '../features/faqs/queries';
import { ANGEL_NETWORKS, WEALTH_MANAGERS } from '../features/firms/fixed-types';
import { approvedProvidersQuery, firmListQuery } from '../features/firms/list-queries';
import { platformQuery } from '../features/firms/platform-queries';
import { providerQuery } from '../features/firms/provider-queries';
import { fundQuery } from '../features/funds/queries';
import { homeQueries } from '../features/home/queries';
import { AIP_OFFERS, SECONDARY_MARKET, VENTURE_CAPITAL } from '../features/offers/list/scopes';
import { placeScope } from '../features/opportunities/place-scope';
import { opportunitiesQuery, opportunityQuery, placeQuery } from '../features/opportunities/queries';
import { tagQuery } from '../features/tags/queries';
import type { Api } from '../lib/api-context';
import { paths } from '../lib/paths';
import { EVERYTHING, type ListScope } from '../lib/queries/list-scope';
import { offerListQuery } from '../lib/queries/offer-list';
import { offerQuery, similarOffersQuery } from '../lib/queries/offers';
import {
  changesQuery,
  offerChangesQuery,
  outcomesQuery,
  recordPage,
  sourcesQuery,
} from '../lib/queries/public-record';
import { type At, optional, type RouteData, required } from '../lib/route';

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

/** The canonical path of a record's page: the one that the record itself has, whatever was asked for. */
const ownPath =
  <Q extends { queryKey: QueryKey }>(
    queryOf: (api: Api, identifier: string) => Q,
    pathOf: (record: DataOf<Q>) => string,
  ): NonNullable<RouteData['canonical']> =>
  ({ params }, api, data) => {
    const record = data.getQueryData<DataOf<Q>>(queryOf(api, params.id ?? params.slug ?? '').queryKey);
    return record ? pathOf(record) : null;
  };
type DataOf<Q> = Q extends { queryKey: { [dataTagSymbol]: infer T } } ? T : never;

/** An asset class by slug; /asset-classes/property has a row of its own in the specification. */
const slugOf = ({ id = 'property' }: Record<string, string | undefined>) => id;
const assetClass: RouteData = {
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

/** Platforms stand at two addresses; the page names /platforms as the canonical one. */
const platforms: RouteData = {
  queries: firmQueries('platforms'),
};
const platform: RouteData = {
  queries: ({ params: { id = '' }, search }, api) => [
    required(platformQuery(api, id)),
    optional(offerListQuery(api, { platform: id }, parseFilters(search))),
  ],
};

/** What each page reads, by the path of its route; pages that read nothing but the settings have no entry. */
export const routeData: Record<string, RouteData> = {
  '/': {
    queries: (_, api) => homeQueries(api).map(optional),
  },
  '/offers': {
    queries: offerQueries(EVERYTHING),
  },
  '/offers/:id': {
    queries: ({ params: { id = '' } }, api) => [
      required(offerQuery(api, id)),
      optional(similarOffersQuery(api, id)),
      optional(offerChangesQuery(api, id)),
    ],
    canonical: ownPath(offerQuery, paths.offer),
  },
  '/secondary-market': {
    queries: offerQueries(SECONDARY_MARKET),
  },
  '/search': {
    queries: (at, api) => (at.search.get('q')?.trim() ? offerQueries(EVERYTHING)(at, api) : []),
  },
  '/asset-classes/property': assetClass,
  '/providers': {
    queries: firmQueries('providers'),
  },
  '/providers/:id': {
    queries: ({ params: { id = '' } }, api) => [required(providerQuery(api, id))],
    canonical: ownPath(providerQuery, paths.provider),
  },
  '/angel-networks': {
    queries: firmQueries('providers', ANGEL_NETWORKS),
  },
  '/wealth-managers': {
    queries: firmQueries('providers', WEALTH_MANAGERS),
  },
  '/platforms': platforms,
  '/aggregators': platforms,
  '/platforms/:id': platform,
  '/aggregators/:id': platform,
  '/funds/:id': {
    queries: ({ params: { id = '' } }, api) => [required(fundQuery(api, id))],
    canonical: ownPath(fundQuery, paths.fund),
  },
  '/venture-capital': {
    queries: offerQueries(VENTURE_CAPITAL),
  },
  '/asset-classes': {
    queries: (_, api) => [required(assetClassesQuery(api)), optional(classFiguresQuery(api))],
  },
  '/asset-classes/:id': assetClass,
  '/tags/:slug': {
    queries: ({ params: { slug = '' }, search }, api) => [
      required(tagQuery(api, slug)),
      optional(offerListQuery(api, { tag: slug }, parseFilters(search))),
    ],
    canonical: ownPath(tagQuery, ({ slug }) => paths.tag(slug)),
  },
  '/blog': {
    queries: (_, api) => [required(blogPostsQuery(api))],
  },
  '/blog/:id': {
    queries: ({ params: { id = '' } }, api) => [
      required(blogPostQuery(api, id)),
      optional(blogPostsQuery(api)),
    ],
    canonical: ownPath(blogPostQuery, paths.blogPost),
  },
  '/aip-eligible-funds': {
    queries: (at, api) => [...offerQueries(AIP_OFFERS)(at, api), optional(approvedProvidersQuery(api))],
  },
  '/faq': {
    queries: (_, api) => [required(faqsQuery(api))],
  },
  '/apply': {
    queries: (_, api) => [optional(assetClassesQuery(api))],
  },
  '/compare': {
    queries: ({ search }, api) =>
      (askedOffers(search) ?? []).map((identifier) => optional(offerQuery(api, identifier))),
  },
  '/opportunities/:slug': {
    queries: (at, api) => [
      required(opportunityQuery(api, at.params.slug ?? '')),
      optional(opportunitiesQuery(api)),
      ...offerQueries({ opportunity: at.params.slug ?? '' })(at, api),
    ],
  },
  '/opportunities/:assetSlug/:locationSlug': {
    queries: (at, api) => {
      const { assetSlug = '', locationSlug = '' } = at.params;
      return [
        required(assetClassQuery(api, assetSlug)),
        required(placeQuery(api, locationSlug)),
        ...offerQueries(placeScope(assetSlug, locationSlug))(at, api),
      ];
    },
  },
  '/funds': {
    queries: firmQueries('funds'),
  },
  '/sources': {
    queries: (at, api) => [required(sourcesQuery(api, recordPage(at.search)))],
  },
  '/changes': {
    queries: (at, api) => [required(changesQuery(api, recordPage(at.search)))],
  },
  '/track-record': {
    queries: (at, api) => [required(outcomesQuery(api, recordPage(at.search)))],
  },
};
