import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Api, ApiProvider } from '../lib/api';
import { TodayProvider } from '../lib/today';
import { SettingsProvider } from '../lib/use-settings';
import { Pages } from './pages';
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
  /** What runs in the browser only. */
  children?: ReactNode;
}) {
  return (
    <StrictMode>
      <HelmetProvider>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={api}>
            <TodayProvider value={today}>
              <SettingsProvider>
                <Shell>
                  <Pages />
                </Shell>
                {children}
              </SettingsProvider>
            </TodayProvider>
          </ApiProvider>
        </QueryClientProvider>
      </HelmetProvider>
    </StrictMode>
  );
}
