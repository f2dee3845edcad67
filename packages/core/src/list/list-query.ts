import { compareText } from '../text/fold';
import type { Facet, FiltersOf } from './facet';
import { type ChosenColumns, COLUMN, columnsIn, type ListColumns } from './list-columns';
import { LONGEST_VALUE } from './longest-value';

export const LAYOUTS = ['cards', 'table', 'chart'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The state of a list that its address carries. */
export interface ListQuery<Name extends string, Sort extends string> extends ChosenColumns {
  /** Words to search for; empty without. */
  q: string;
  filters: FiltersOf<Name>;
  /** Null where the visitor chose none: relevance with words, else the list's own. */
  sort: Sort | null;
  /** From 1. */
  page: number;
  layout: Layout;
  /** Choices of the list's further parameters by name; none where it is absent. */
  options?: Readonly<Record<string, string>>;
  /** The filters of which all options are in the page, for visitors without scripts; absent where there are none. */
  unfolded?: readonly Name[];
}

/** A further parameter of a list. */
interface ListOption {
  values: readonly string[];
  /** What holds where the address has none; null where that is nothing. */
  own: string | null;
}

/** The parameters that the address of a list may have. */
export interface ListSpec<Name extends string, Sort extends string> extends ListColumns {
  facets: { readonly [N in Name]: Pick<Facet<never>, 'label' | 'declared' | 'asked'> };
  sorts: readonly Sort[];
  /** The order of a list without words in which none was chosen. */
  ownSort: Sort;
  /** The orders that a visitor is offered; all of `sorts` without it. The others are still read from addresses. */
  offeredSorts?: (query: ListQuery<Name, Sort>) => readonly Sort[];
  options?: Readonly<Record<string, ListOption>>;
}

/** The parameter of a filter of which all options are asked for; it is repeated. No other address of the list has it. */
const UNFOLD = 'unfold';

/** Of one filter; the API refuses more. */
export const MOST_VALUES = 50;
const MOST_PAGES = 100_000;
export const LONGEST_WORDS = 200;

/** In the order in which they are shown. */
export const facetNames = <Name extends string>(spec: Pick<ListSpec<Name, never>, 'facets'>) =>
  Object.keys(spec.facets) as Name[];

/** Reads an address. Unknown parameters and impossible values are ignored; `wrongListParameters` names those. */
export function parseListQuery<Name extends string, Sort extends string>(
  spec: ListSpec<Name, Sort>,
  params: URLSearchParams,
): ListQuery<Name, Sort> {
  const sort = params.get('sort') ?? '';
  const words = (params.get('q') ?? '').trim();
  const filters: FiltersOf<Name> = {};
  for (const name of facetNames(spec)) {
    const values = chosenValues(spec, params, name);
    if (values.length > 0) filters[name] = values.slice(0, MOST_VALUES);
  }
  const layout = params.get('layout') ?? '';
  return {
    q: words.length <= LONGEST_WORDS ? words : '',
    filters,
    sort: isOneOf(spec.sorts, sort) ? sort : null,
    // A chart is of the whole list.
    page: isPage(params.get('page')) && layout !== 'chart' ? Number(params.get('page')) : 1,
    layout: isOneOf(LAYOUTS, layout) ? layout : 'cards',
    ...columnsIn(spec, params),
    ...optionsOf(spec, params),
    ...unfoldedIn(spec, params),
  };
}

function unfoldedIn<Name extends string>(
  spec: Pick<ListSpec<Name, never>, 'facets'>,
  params: URLSearchParams,
): Pick<ListQuery<Name, never>, 'unfolded'> {
  const asked = params.getAll(UNFOLD);
  const unfolded = facetNames(spec).filter((name) => asked.includes(name));
  return unfolded.length > 0 ? { unfolded } : {};
}

function optionsOf(
  { options = {} }: Pick<ListSpec<never, never>, 'options'>,
  params: URLSearchParams,
): Pick<ListQuery<never, never>, 'options'> {
  const chosen = Object.entries(options).flatMap(([name, { values, own }]) => {
    const value = params.get(name) ?? '';
    return values.includes(value) && value !== own ? [[name, value] as const] : [];
  });
  return chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {};
}

/** The filters with more values than `parseListQuery` takes: it uses the first of them. */
export const overfullFilters = <Name extends string>(
  spec: Pick<ListSpec<Name, never>, 'facets'>,
  params: URLSearchParams,
): Name[] => facetNames(spec).filter((name) => chosenValues(spec, params, name).length > MOST_VALUES);

/** Names of known parameters with a value that `parseListQuery` does not know. */
export function wrongListParameters<Name extends string, Sort extends string>(
  spec: ListSpec<Name, Sort>,
  params: URLSearchParams,
): string[] {
  const wrong: string[] = facetNames(spec).filter((name) =>
    statedValues(params, name).some((value) => spelled(spec, name, value) === null),
  );
  const check = (name: string, isRight: (value: string) => boolean) => {
    if (!params.getAll(name).every((value) => value === '' || isRight(value))) wrong.push(name);
  };
  check('q', (value) => value.trim().length <= LONGEST_WORDS);
  check('sort', (value) => isOneOf(spec.sorts, value));
  check('page', isPage);
  check('layout', (value) => isOneOf(LAYOUTS, value));
  check(COLUMN, (value) => spec.columns?.all.includes(value) ?? true);
  for (const [name, { values }] of Object.entries(spec.options ?? {}))
    check(name, (value) => values.includes(value));
  return wrong;
}

/** The address of a query in its one canonical order, without what is default. */
export function listQueryParams<Name extends string, Sort extends string>(
  spec: ListSpec<Name, Sort>,
  query: ListQuery<Name, Sort>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q !== '') params.set('q', query.q);
  for (const name of facetNames(spec)) {
    const values = [...(query.filters[name] ?? [])].sort(compareText);
    for (const value of values) params.append(name, value);
  }
  if (query.sort) params.set('sort', query.sort);
  for (const name of Object.keys(spec.options ?? {})) {
    const value = query.options?.[name];
    if (value !== undefined) params.set(name, value);
  }
  if (query.layout !== 'cards') params.set('layout', query.layout);
  for (const name of query.columns ?? []) params.append(COLUMN, name);
  if (query.page > 1 && query.layout !== 'chart') params.set('page', String(query.page));
  return params;
}

/** The address of a query on which the page has all options of one more filter. */
export function unfoldedParams<Name extends string>(
  address: URLSearchParams,
  unfolded: readonly Name[],
  name: Name,
): URLSearchParams {
  const asked = [...unfolded, name].map((value): [string, string] => [UNFOLD, value]);
  return new URLSearchParams([...address, ...asked]);
}

/** The order that a list is in; every list shows it. */
export function sortInUse<Sort extends string>(
  query: { q: string; sort: Sort | null },
  ownSort: Sort,
): Sort | 'relevance' {
  return query.sort ?? (query.q === '' ? ownSort : 'relevance');
}

/** The query with one of its further parameters set, or without it. */
export function withOption<Query extends Pick<ListQuery<never, never>, 'options'>>(
  query: Query,
  name: string,
  value: string | null,
): Query {
  const { options, ...rest } = query;
  const { [name]: _, ...others } = options ?? {};
  const next = value === null ? others : { ...others, [name]: value };
  return { ...rest, ...(Object.keys(next).length > 0 && { options: next }) } as Query;
}

/** The facets that have a choice, in the order in which they are shown. */
export function facetsInUse<Name extends string>(
  spec: Pick<ListSpec<Name, never>, 'facets'>,
  filters: FiltersOf<Name>,
): Name[] {
  return facetNames(spec).filter((name) => (filters[name]?.length ?? 0) > 0);
}

/** The filters with one value of one facet added or removed. */
export function toggled<Name extends string>(
  filters: FiltersOf<Name>,
  name: Name,
  value: string,
): FiltersOf<Name> {
  const chosen: readonly string[] = filters[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withValues(filters, name, next);
}

/** The filters with these values of one facet and no others; without the facet where there are none. */
export function withValues<Name extends string>(
  filters: FiltersOf<Name>,
  name: Name,
  values: readonly string[],
): FiltersOf<Name> {
  const { [name]: _, ...others } = filters;
  return (values.length > 0 ? { ...others, [name]: values } : others) as FiltersOf<Name>;
}

export function isOneOf<T extends string>(known: readonly T[], text: string): text is T {
  return (known as readonly string[]).includes(text);
}

function statedValues(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** The values of a filter, each once. */
function chosenValues<Name extends string>(
  spec: Pick<ListSpec<Name, never>, 'facets'>,
  params: URLSearchParams,
  name: Name,
): string[] {
  const known = statedValues(params, name).flatMap((value) => spelled(spec, name, value) ?? []);
  return [...new Set(known)].sort(compareText);
}

/** A value as the facet has it, however the address writes it; null where it is none. */
function spelled<Name extends string>(
  spec: Pick<ListSpec<Name, never>, 'facets'>,
  name: Name,
  value: string,
): string | null {
  const { declared, asked } = spec.facets[name];
  if (asked) return asked.optionOf(value)?.value ?? null;
  if (!declared) return value.length <= LONGEST_VALUE ? value : null;
  const folded = value.toLowerCase();
  return declared.find((option) => option.value.toLowerCase() === folded)?.value ?? null;
}

function isPage(text: string | null): boolean {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) && Number(text) <= MOST_PAGES;
}
