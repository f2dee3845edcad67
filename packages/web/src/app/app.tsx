import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { Shell } from '../components/shell/shell';
import NotFound from '../pages/not-found';
import { type Api, ApiProvider } from './api-context';
import { matchRoute } from './match';
import { MatchProvider } from './match-context';
import { PageErrors } from './page-errors';
import { routes } from './routes';
import { TodayProvider } from './today';

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
