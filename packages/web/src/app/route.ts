import { use } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { PageAddress, PlainRouteModule, RouteModule } from '../lib/address/route';
import { loadOnce } from '../lib/script/load-once';

// biome-ignore lint/suspicious/noExplicitAny: each module reads its address in its own way
type AnyModule = PlainRouteModule | RouteModule<any>;

/** A page of the site: its path, and the module of `routes` that shows it. */
export interface Route {
  /** A path pattern of React Router. */
  path: string;
  caseSensitive: true;
  /** File name of the module: the HTML names its scripts, so that they load beside the first one. */
  name: string;
  /** As `loadOnce`: the same promise each time, unless it failed and is wanted again. */
  load: (again?: boolean) => Promise<AnyModule>;
}

export function route(path: string, name: string, load: () => Promise<PlainRouteModule>): Route;
export function route<At>(path: string, name: string, load: () => Promise<RouteModule<At>>): Route;
export function route(path: string, name: string, load: () => Promise<AnyModule>): Route {
  return { path, caseSensitive: true, name, load: loadOnce(load) };
}

/**
 * The module of a route; suspends until it is loaded. It always calls `use`: React renders a suspended component again
 * in place, and the hooks after a `use` that is left out then fail.
 */
export const useRouteModule = (route: Route): AnyModule => use(route.load(false));

export interface MatchedRoute {
  route: Route;
  address: PageAddress;
}

/** The route of an address with its parameters; null where there is none, as for a path with an empty segment. */
export function matchRoute(routes: Route[], path: string, search: URLSearchParams): MatchedRoute | null {
  if (path.includes('//')) return null;
  const match = matchRoutes(routes, path)?.at(-1);
  return match
    ? { route: match.route, address: { path, params: match.params, search: withoutControls(search) } }
    : null;
}

/** HTML has no place for control characters: as the white space that some of them are. */
const withoutControls = (search: URLSearchParams) =>
  new URLSearchParams([...search].map(([name, value]) => [name, value.replace(/\p{Cc}/gu, ' ')]));

/** Loads the module of a route and reads the address with it. */
export async function openRoute({ route, address }: MatchedRoute) {
  const module = await route.load();
  return { module, at: readAddress(module, address) };
}

/** The address as the page's module parses it; null where the module has no `parse`. */
export const readAddress = (module: AnyModule, address: PageAddress) => module.parse?.(address) ?? null;
