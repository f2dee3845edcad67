import {
  type ListQuery,
  type ListSpec,
  listQueryParams,
  parseListQuery,
  sortInUse,
} from '../list/list-query';
import { isTaxPosition, TAX_POSITIONS, type TaxPosition } from '../return/tax-position';
import { FACETS, type FacetName } from './facets';
import type { FactName } from './facts';
import { OFFER_SORTS, type OfferSort } from './offer-sort';

/** The state of a list of offers that its address carries. */
export type OfferQuery = ListQuery<FacetName, OfferSort>;

/** Rows of a page that is a list of offers. */
export const OFFERS_ON_A_PAGE = 25;

/** The orders that pages offer. `highest_return`, which mixes kinds of return, is still read from older addresses. */
export const PAGE_SORTS: readonly OfferSort[] = [
  'newest',
  'return_by_kind',
  'left_after',
  'lowest_minimum',
  'closing_soonest',
  'term',
  'risk',
  'name',
];

/** The facts that a table of offers can show beside the name. Figures come first: a phone shows two columns. */
export const TABLE_FACTS = [
  'status',
  'minimum_investment',
  'target_return',
  'asset_class',
  'term',
  'distribution',
  'risk_rating',
  'location',
  'liquidity',
  'tax_structure',
  'security_type',
  'closes_on',
] as const satisfies readonly FactName[];
export type TableFact = (typeof TABLE_FACTS)[number];

const OWN_COLUMNS: readonly TableFact[] = [
  'minimum_investment',
  'target_return',
  'asset_class',
  'term',
  'distribution',
  'risk_rating',
];

export const OFFER_LIST: ListSpec<FacetName, OfferSort> = {
  facets: FACETS,
  sorts: OFFER_SORTS,
  ownSort: 'newest',
  columns: { all: TABLE_FACTS, own: OWN_COLUMNS },
  offeredSorts: (query) => PAGE_SORTS.filter((sort) => sort !== 'left_after' || rateOfQuery(query) !== null),
  options: {
    rate: { values: TAX_POSITIONS, own: null },
    open_first: { values: ['true', 'false'], own: 'true' },
  },
};

export const DEFAULT_OFFER_QUERY: OfferQuery = { q: '', filters: {}, sort: null, page: 1, layout: 'cards' };

/**
 * Reads an address. Unknown parameters and impossible values are ignored; `wrongListParameters` names those. What is left after
 * tax has no order without a tax position: kinds of return are ordered then.
 */
export function parseFilters(params: URLSearchParams, spec = OFFER_LIST): OfferQuery {
  const query = parseListQuery(spec, params);
  const isWithoutRate = query.sort === 'left_after' && rateOfQuery(query) === null;
  return isWithoutRate ? { ...query, sort: 'return_by_kind' } : query;
}

/** The tax position in the address; null without one. */
export function rateOfQuery({ options }: Pick<OfferQuery, 'options'>): TaxPosition | null {
  const rate = options?.rate ?? '';
  return isTaxPosition(rate) ? rate : null;
}

/** Whether a page shows what takes money now before the rest; the API's own default is without. */
export const isOpenFirst = ({ options }: Pick<OfferQuery, 'options'>): boolean =>
  options?.open_first !== 'false';

/** The address of a query in its one canonical order, without what is default. */
export const filtersToParams = (query: OfferQuery): URLSearchParams => listQueryParams(OFFER_LIST, query);

/** The order that a list is in; every list shows it. */
export const effectiveSort = (query: Pick<OfferQuery, 'q' | 'sort'>): OfferSort | 'relevance' =>
  sortInUse(query, OFFER_LIST.ownSort);
