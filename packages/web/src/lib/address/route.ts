import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api';

/** The address of a page, with the parameters of its path. */
export interface PageAddress {
  path: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** What a module of `routes` exports. `At` is what `parse` reads from the address. */
export interface RouteModule<At> {
  default: ComponentType<{ at: At }>;
  /** Reads the address once; the component and the functions below get what it returns. */
  parse: (address: PageAddress) => At;
  queries?: (at: At, api: Api) => PageQuery[];
  /** The canonical path of what was loaded; another one than the address leads to a redirect. */
  canonical?: (at: At, api: Api, data: QueryClient) => string | null;
}

/** A module that reads nothing from the address. */
export interface PlainRouteModule {
  default: ComponentType;
  parse?: undefined;
  queries?: (at: null, api: Api) => PageQuery[];
  canonical?: undefined;
}

export interface PageQuery {
  /** Made by `queryOptions`, the same that the page's component uses. */
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own data
  options: any;
  /** The page needs its data: a 404 of this query is the page's 404, its failure the page's failure. */
  required: boolean;
  /** Of a note: the page is whole without it, and its failure is no outage. */
  isNote?: true;
}

export const required = (options: unknown): PageQuery => ({ options, required: true });
export const optional = (options: unknown): PageQuery => ({ options, required: false });
export const note = (options: unknown): PageQuery => ({ options, required: false, isNote: true });

/** The path of a record that a query has loaded; null while it has not. */
export function pathOfLoaded<T>(
  data: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  pathOf: (record: T) => string | null,
): string | null {
  const record = data.getQueryData<T>(queryKey);
  return record === undefined ? null : pathOf(record);
}

/** The page of a list that an address names, from 1; anything but a whole number is the first. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
