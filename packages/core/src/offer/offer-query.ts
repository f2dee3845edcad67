import {
  type ListQuery,
  type ListSpec,
  listQueryParams,
  parseListQuery,
  sortInUse,
  wrongListParameters,
} from '../list/list-query';
import { FACETS, type FacetName } from './facets';
import { OFFER_SORTS, type OfferSort } from './offer-sort';

/** The state of a list of offers that its address carries. */
export type OfferQuery = ListQuery<FacetName, OfferSort>;

export const OFFER_LIST: ListSpec<FacetName, OfferSort> = {
  facets: FACETS,
  sorts: OFFER_SORTS,
  ownSort: 'newest',
  options: { open_first: { values: ['true', 'false'], own: 'true' } },
};

export const DEFAULT_OFFER_QUERY: OfferQuery = { q: '', filters: {}, sort: null, page: 1, layout: 'cards' };

/** Reads an address. Unknown parameters and impossible values are ignored; `wrongParameters` names those. */
export const parseFilters = (params: URLSearchParams): OfferQuery => parseListQuery(OFFER_LIST, params);

/** Names of known parameters with a value that `parseFilters` ignores. */
export const wrongParameters = (params: URLSearchParams): string[] => wrongListParameters(OFFER_LIST, params);

/** Whether a page shows what takes money now before the rest; the API's own default is without. */
export const isOpenFirst = ({ options }: Pick<OfferQuery, 'options'>): boolean =>
  options?.open_first !== 'false';

/** The address of a query in its one canonical order, without what is default. */
export const filtersToParams = (query: OfferQuery): URLSearchParams => listQueryParams(OFFER_LIST, query);

/** The order that a list is in; every list shows it. */
export const effectiveSort = (query: Pick<OfferQuery, 'q' | 'sort'>): OfferSort | 'relevance' =>
  sortInUse(query, OFFER_LIST.ownSort);
