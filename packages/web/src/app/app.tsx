import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { type Api, ApiProvider } from '../lib/api-context';
import { MatchProvider } from '../lib/match-context';
import { TodayProvider } from '../lib/today';
import NotFound from '../ui/page/not-found';
import { matchRoute } from './match';
import { PageErrors } from './page-errors';
import { routes } from './routes';
import { Shell } from './shell/shell';

/** Everything inside the router, the same on the server and in the browser. */
export function App({
  api,
  queryClient,
  today,
  children,
}: {
  api: Api;
  queryClient: QueryClient;
  today: string;
  /** What only the browser runs. */
  children?: ReactNode;
}) {
  return (
    <StrictMode>
      <HelmetProvider>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={api}>
            <TodayProvider value={today}>
              <Shell>
                <Pages />
              </Shell>
              {children}
            </TodayProvider>
          </ApiProvider>
        </QueryClientProvider>
      </HelmetProvider>
    </StrictMode>
  );
}

function Pages() {
  const { pathname, search } = useLocation();
  const matched = useMemo(
    () => matchRoute(routes, pathname, new URLSearchParams(search)),
    [pathname, search],
  );
  const Page = matched?.route.page.Component ?? NotFound;
  return (
    <PageErrors address={pathname}>
      <Suspense key={pathname} fallback={<p className="py-24 text-center text-muted">Loading...</p>}>
        <MatchProvider value={matched}>
          <Page />
        </MatchProvider>
      </Suspense>
    </PageErrors>
  );
}
