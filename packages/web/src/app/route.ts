import { matchRoutes } from 'react-router-dom';
import type { PageAddress, PlainRouteModule, RouteModule } from '../lib/route';

// biome-ignore lint/suspicious/noExplicitAny: each module reads its address in its own way
type AnyModule = PlainRouteModule | RouteModule<any>;

/** A page of the site: its path, and the module of `routes` that shows it. */
export interface Route {
  /** A path pattern of React Router. */
  path: string;
  caseSensitive: true;
  /** File name of the module: the HTML names its scripts, so that they load beside the first one. */
  name: string;
  load: () => Promise<AnyModule>;
  /** The module once it is loaded; undefined before. */
  loaded: () => AnyModule | undefined;
}

export function route(path: string, name: string, load: () => Promise<PlainRouteModule>): Route;
export function route<At>(path: string, name: string, load: () => Promise<RouteModule<At>>): Route;
export function route(path: string, name: string, load: () => Promise<AnyModule>): Route {
  let loaded: AnyModule | undefined;
  let loading: Promise<AnyModule> | undefined;
  return {
    path,
    caseSensitive: true,
    name,
    loaded: () => loaded,
    load: () => {
      loading ??= load().then(
        (module) => {
          loaded = module;
          return module;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

export interface MatchedRoute {
  route: Route;
  address: PageAddress;
}

/** The route of an address with its parameters; null where there is none, as for a path with an empty segment. */
export function matchRoute(routes: Route[], path: string, search: URLSearchParams): MatchedRoute | null {
  if (path.includes('//')) return null;
  const match = matchRoutes(routes, path)?.at(-1);
  return match ? { route: match.route, address: { path, params: match.params, search } } : null;
}

/** Loads the module of a route and reads the address with it. */
export async function openRoute({ route, address }: MatchedRoute) {
  const module = await route.load();
  return { module, at: readAddress(module, address) };
}

/** The address as the page's module parses it; null where the module has no `parse`. */
export const readAddress = (module: AnyModule, address: PageAddress) => module.parse?.(address) ?? null;
