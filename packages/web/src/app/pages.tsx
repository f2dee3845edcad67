import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteModule } from '../lib/address/route';
import { useApi } from '../lib/api';
import { NotFound } from '../ui/page/not-found';
import { PageErrors } from './page-errors';
import { type MatchedRoute, matchRoute, readAddress, useRouteModule } from './route';
import { routes } from './routes';

/** The page of the current address. */
export function Pages() {
  const { pathname, search } = useLocation();
  const matched = useMemo(
    () => matchRoute(routes, pathname, new URLSearchParams(search)),
    [pathname, search],
  );
  return (
    <PageErrors address={pathname}>
      <Suspense key={pathname} fallback={<p className="py-24 text-center text-muted">Loading...</p>}>
        {matched ? <Page {...matched} /> : <NotFound />}
      </Suspense>
    </PageErrors>
  );
}

/** A module that is loaded already, as on the server and before hydration, renders without suspending. */
function Page({ route, address }: MatchedRoute) {
  const module = useRouteModule(route);
  const at = useMemo(() => readAddress(module, address), [module, address]);
  useCanonicalAddress(module.canonical, at);
  const Component = module.default as ComponentType<{ at: unknown }>;
  return <Component at={at} />;
}

/** Replaces an address with an id or an older slug by the canonical one, as soon as the record is loaded. */
function useCanonicalAddress<At>(canonicalOf: RouteModule<At>['canonical'], at: At) {
  const api = useApi();
  const data = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!canonicalOf) return;
    const correct = () => {
      const canonical = canonicalOf(at, api, data);
      if (canonical && canonical !== pathname) navigate(canonical + search + hash, { replace: true });
    };
    correct();
    return data.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') correct();
    });
  }, [canonicalOf, at, api, data, navigate, pathname, search, hash]);
}
