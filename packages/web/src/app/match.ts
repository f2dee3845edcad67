import { matchRoutes } from 'react-router-dom';
import type { At, Route } from '../lib/route';

/** The route of an address with its parameters; null where there is none. */
export function matchRoute(
  routes: Route[],
  path: string,
  search: URLSearchParams,
): { route: Route; at: At } | null {
  const match = matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route, caseSensitive: true })),
    path,
  )?.at(-1);
  if (!match) return null;
  const route = match.route.handle as Route;
  const at: At = { path, params: match.params, search };
  return { route, at };
}

/** One spelling of a path: lower case, single slashes, none at the end. */
export function tidyPath(path: string): string {
  const tidy = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  return tidy === '' ? '/' : tidy;
}
