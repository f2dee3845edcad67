import { compareText } from '../text/fold';
import { FACET_NAMES, FACETS, type FacetName, type Filters } from './facets';
import { isOfferSort, type OfferSort } from './offer-sort';

export const LAYOUTS = ['cards', 'table'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Everything about a list of offers that stands in its address. */
export interface OfferQuery {
  /** Words to search for; empty without. */
  q: string;
  filters: Filters;
  /** Null where the visitor chose none: relevance with words, else newest. */
  sort: OfferSort | null;
  /** From 1. */
  page: number;
  layout: Layout;
}

export const DEFAULT_OFFER_QUERY: OfferQuery = { q: '', filters: {}, sort: null, page: 1, layout: 'cards' };

const MOST_VALUES = 50;
const MOST_PAGES = 100_000;
export const LONGEST_WORDS = 200;

/** Reads an address. Unknown parameters and values that cannot be are ignored; `wrongParameters` names them. */
export function parseFilters(params: URLSearchParams): OfferQuery {
  const sort = params.get('sort') ?? '';
  const layout = params.get('layout');
  const filters: Filters = {};
  for (const name of FACET_NAMES) {
    const values = [...new Set(statedValues(params, name))].filter((value) => canBe(name, value));
    if (values.length > 0) filters[name] = values.sort(compareText).slice(0, MOST_VALUES);
  }
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_WORDS).trim(),
    filters,
    sort: isOfferSort(sort) ? sort : null,
    page: isPage(params.get('page')) ? Number(params.get('page')) : 1,
    layout: layout === 'table' ? layout : 'cards',
  };
}

/** Names of known parameters with a value that `parseFilters` ignores. */
export function wrongParameters(params: URLSearchParams): string[] {
  const wrong: string[] = FACET_NAMES.filter((name) =>
    statedValues(params, name).some((value) => !canBe(name, value)),
  );
  const check = (name: string, isRight: (value: string) => boolean) => {
    if (!params.getAll(name).every((value) => value === '' || isRight(value))) wrong.push(name);
  };
  check('q', (value) => value.trim().length <= LONGEST_WORDS);
  check('sort', isOfferSort);
  check('page', isPage);
  check('layout', (value) => (LAYOUTS as readonly string[]).includes(value));
  return wrong;
}

/** The address of a query in its one canonical order, without what is default. */
export function filtersToParams(query: OfferQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q !== '') params.set('q', query.q);
  for (const name of FACET_NAMES) {
    const values = [...(query.filters[name] ?? [])].sort(compareText);
    for (const value of values) params.append(name, value);
  }
  if (query.sort) params.set('sort', query.sort);
  if (query.layout !== 'cards') params.set('layout', query.layout);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

/** The order a list is in, which every list states. */
export function effectiveSort(query: Pick<OfferQuery, 'q' | 'sort'>): OfferSort | 'relevance' {
  return query.sort ?? (query.q === '' ? 'newest' : 'relevance');
}

/** The facets that have a choice. */
export function activeFacets(filters: Filters): FacetName[] {
  return FACET_NAMES.filter((name) => (filters[name]?.length ?? 0) > 0);
}

function statedValues(params: URLSearchParams, name: FacetName): string[] {
  return params
    .getAll(name)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function canBe(name: FacetName, value: string): boolean {
  const { declared } = FACETS[name];
  return declared ? declared.some((option) => option.value === value) : value.length <= 120;
}

function isPage(text: string | null): boolean {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) && Number(text) <= MOST_PAGES;
}
