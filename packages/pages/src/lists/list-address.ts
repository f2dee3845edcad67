import type { FirmKind } from '@tussock/core/firm/firm-lists';
import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { ALIASES, PAGES } from '@tussock/core/settings/pages';
import { aipScope } from '@tussock/web/aip-scope';
import { recordInAddress, recordParameter } from '@tussock/web/changes-address';
import {
  ANGEL_NETWORKS,
  type FirmScope,
  FUNDS,
  firmListParams,
  PLATFORMS,
  PROVIDERS,
  parseFirmQuery,
  WEALTH_MANAGERS,
} from '@tussock/web/firm-scopes';
import { LEDGER_LIST } from '@tussock/web/ledger-list';
import { type OfferScope, offerListParams } from '@tussock/web/offer-list-params';
import { ALL_OFFERS, SEARCHED_OFFERS, SECONDARY_MARKET, VENTURE_CAPITAL } from '@tussock/web/offer-scopes';
import { OUTCOME_LIST } from '@tussock/web/outcome-list';

/** What the rows of a list are. */
export type ListKind =
  | 'offers'
  | FirmKind
  | 'asset-classes'
  | 'blog-posts'
  | 'faqs'
  | 'sources'
  | 'changes'
  | 'outcomes'
  | 'corrections';

/** A record that a list is about; without it there is no such list. */
export interface ListSubject {
  collection: 'tags' | 'asset-classes' | 'opportunities' | 'places';
  slug: string;
}

/** A page that is a list: what it is called and where the API answers its rows, a page at a time. */
export interface ListAddress {
  kind: ListKind;
  /** `{0}`, `{1}` are the names of its subjects. */
  title: string;
  /** Path of the page without parameters, with the subjects' slugs as they were given. */
  path: string;
  subjects: readonly ListSubject[];
  /** Path of the API and the parameters that the page's own become there, without page, limit and cursor. */
  rows: (slugs: readonly string[]) => { path: string; params: URLSearchParams };
  /** Parameters of the page by which it narrows rows that the API answers whole. */
  narrowed: URLSearchParams;
  /** The API's parameters that the page itself sets before the visitor chooses anything. */
  fixed: URLSearchParams;
  /** "?" and the parameters that the list knows, in the order of the address; empty without any. */
  search: string;
}

type Params = Record<string, string | readonly string[] | undefined>;
type Page = Omit<ListAddress, 'path' | 'rows' | 'narrowed' | 'fixed' | 'search'> & {
  rows: (search: URLSearchParams, slugs: readonly string[]) => { path: string; params: Params };
};
type Matched = Page & {
  pattern: string;
  /** Names of the parameters by which the page narrows what the API answers whole. */
  narrowing?: readonly string[];
};

const offers = (
  pattern: string,
  title: string,
  scope: OfferScope | ((slugs: readonly string[], query: OfferQuery) => OfferScope),
  ...collections: ListSubject['collection'][]
): Matched => ({
  pattern,
  title,
  kind: 'offers',
  subjects: collections.map((collection) => ({ collection, slug: '' })),
  rows: (search, slugs) => {
    const query = parseFilters(search);
    const own = typeof scope === 'function' ? scope(slugs, query) : scope;
    return { path: '/api/search', params: offerListParams(own, query) };
  },
});

const firms = <K extends FirmKind>(pattern: string, title: string, scope: FirmScope<K>): Matched => ({
  pattern,
  title,
  kind: scope.kind,
  subjects: [],
  rows: (search) => ({
    path: `/api/firms/${scope.kind}`,
    params: firmListParams(scope, parseFirmQuery(scope)({ path: pattern, params: {}, search })),
  }),
});

const whole = (pattern: string, title: string, kind: ListKind): Matched => ({
  pattern,
  title,
  kind,
  subjects: [],
  rows: () => ({ path: `/api/${kind}`, params: {} }),
});

const ofClass = ([slug = '']: readonly string[]): OfferScope => ({ fixed: { asset_class: [slug] } });
const inAipState = (_: readonly string[], query: OfferQuery) => aipScope(query);
const inPlace = ([asset = '', place = '']: readonly string[]): OfferScope => ({
  fixed: { asset_class: [asset], location: [place] },
});

/** Every page that is a list. The pages of records, such as a platform with its offers, are not among them. */
const LISTS: readonly Matched[] = [
  offers(PAGES.offers, 'Wholesale investment offers', ALL_OFFERS),
  offers(PAGES.search, 'Offers found by search', SEARCHED_OFFERS),
  offers(PAGES.secondaryMarket, 'Offers with a secondary market', SECONDARY_MARKET),
  offers(PAGES.aipEligibleFunds, 'Offers stated as eligible for the Active Investor Plus visa', inAipState),
  offers(PAGES.ventureCapital, 'Venture capital offers', VENTURE_CAPITAL),
  offers(PAGES.assetClass, '{0} offers', ofClass, 'asset-classes'),
  offers(PAGES.tag, 'Offers tagged “{0}”', ([tag = '']) => ({ tag }), 'tags'),
  offers(PAGES.opportunities, '{0}', ([opportunity = '']) => ({ opportunity }), 'opportunities'),
  offers(PAGES.assetByLocation, '{0} offers in {1}', inPlace, 'asset-classes', 'places'),
  firms(PAGES.providers, 'Providers', PROVIDERS),
  firms(PAGES.wealthManagers, 'Wealth managers', WEALTH_MANAGERS),
  firms(PAGES.angelNetworks, 'Angel networks', ANGEL_NETWORKS),
  firms(PAGES.platforms, 'Platforms', PLATFORMS),
  firms(ALIASES.aggregators, 'Platforms', PLATFORMS),
  firms(PAGES.funds, 'Funds', FUNDS),
  whole(PAGES.assetClasses, 'Asset classes', 'asset-classes'),
  { ...whole(PAGES.blog, 'Blog posts', 'blog-posts'), narrowing: ['category', 'author'] },
  { ...whole(PAGES.faq, 'Questions and answers', 'faqs'), narrowing: ['q'] },
  {
    ...whole(PAGES.changes, 'Changes of the directory', 'changes'),
    rows: (search) => ({ path: '/api/changes', params: recordParameter(recordInAddress(search)) }),
  },
  {
    ...whole(PAGES.trackRecord, 'Offers that ended', 'outcomes'),
    rows: (search) => ({
      path: '/api/outcomes',
      params: OUTCOME_LIST.parse({ path: PAGES.trackRecord, params: {}, search }).filters,
    }),
  },
  whole(PAGES.corrections, 'Reported mistakes', 'corrections'),
  {
    ...whole(PAGES.sources, 'Sources of figures', 'sources'),
    rows: (search) => ({
      path: '/api/sources',
      params: LEDGER_LIST.parse({ path: PAGES.sources, params: {}, search }).filters,
    }),
  },
];

/**
 * The list at the address of a page; null where the page is none. Unknown parameters are ignored as on the page, and the
 * page's own page number is: a list is read whole.
 */
export function listOfAddress({ pathname, searchParams }: URL): ListAddress | null {
  for (const { pattern, rows, subjects, narrowing = [], ...page } of LISTS) {
    const slugs = slugsAt(pattern, pathname);
    if (!slugs) continue;
    const fixed = asSearch(rows(new URLSearchParams(), slugs).params);
    // What the page sets itself is a parameter of it also where the visitor turned it off: the API is asked without it then.
    const names = new Set([
      ...narrowing,
      ...fixed.keys(),
      ...asSearch(rows(searchParams, slugs).params).keys(),
    ]);
    return {
      ...page,
      path: pathname,
      subjects: subjects.map(({ collection }, at) => ({ collection, slug: slugs[at] ?? '' })),
      rows: (known) => {
        const { path, params } = rows(searchParams, known);
        return { path, params: asSearch(params) };
      },
      narrowed: searchParams,
      fixed,
      search: searchOf(searchParams, names),
    };
  }
  return null;
}

/** The parameters of a path in their order; null where it is not of the pattern. */
function slugsAt(pattern: string, pathname: string): string[] | null {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  if (wanted.length !== given.length) return null;
  const slugs: string[] = [];
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '') return null;
    else slugs.push(decoded(value));
  }
  return slugs;
}

/** A part of a path that is no UTF-8 stays as it is, and is found nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The filters of a page have the same names in the API. */
function searchOf(params: URLSearchParams, names: ReadonlySet<string>): string {
  const known = new URLSearchParams([...params].filter(([name]) => names.has(name)));
  return known.size > 0 ? `?${known}` : '';
}

function asSearch(params: Params): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of value === undefined ? [] : [value].flat()) search.append(name, one as string);
  return search;
}
