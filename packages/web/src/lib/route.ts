import type { QueryClient } from '@tanstack/react-query';
import type { LazyPage } from '../app/lazy-page';
import type { Api } from './api-context';

/** Where a visitor is: the path's parameters and the query string. */
export interface At {
  path: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

export interface RouteQuery {
  /** Made by `queryOptions`, the same that the page's component uses. */
  // biome-ignore lint/suspicious/noExplicitAny: each query has its own data
  options: any;
  /** Without its data there is no page: a 404 of it is the page's 404, its failure the page's failure. */
  required: boolean;
}

export const required = (options: unknown): RouteQuery => ({ options, required: true });
export const optional = (options: unknown): RouteQuery => ({ options, required: false });

export interface Route {
  /** A path pattern of React Router. */
  path: string;
  page: LazyPage;
}

export interface RouteData {
  queries?: (at: At, api: Api) => RouteQuery[];
  /** The canonical path of what was loaded, where it may differ from the one asked for: leads to a redirect. */
  canonical?: (at: At, api: Api, data: QueryClient) => string | null;
}
