import type { QueryClient } from '@tanstack/react-query';
import type { DirectoryClient } from '@tussock/api/client';
import { useCallback, useEffect, useMemo } from 'react';
import type { Path } from 'react-router-dom';
import { PageViews } from '../features/page-views/page-views';
import { siteBase } from '../lib/address/site-base';
import { App } from './app';
import { useNewerRelease } from './client/use-newer-release';
import type { Control } from './hydration/early-input';
import { isAfterStartLost, loadAfterStart } from './hydration/load-after-start';
import { AfterNavigation } from './navigation/after-navigation';
import { matchAddress } from './navigation/match-address';
import { loadInReach, type Reach } from './navigation/page-in-reach';
import { PageProgress, PageRouter } from './navigation/page-router';
import { loadAhead } from './navigation/prefetch-page';
import { useDay } from './use-day';

/** The app in the browser: follows the live release, loads pages ahead, moves focus and scroll, reports page views. */
export function BrowserApp({
  client,
  queryClient,
  earlyInput,
  ...props
}: {
  client: DirectoryClient;
  queryClient: QueryClient;
  /** Used before the page was hydrated. */
  earlyInput: readonly Control[];
  release: number | null;
  today: string;
}) {
  const release = useNewerRelease(client, queryClient, props.release);
  const today = useDay(props.today);
  const api = useMemo(() => ({ client, release }), [client, release]);
  const prepare = useCallback(
    async (to: Partial<Path>): Promise<Reach> =>
      isAfterStartLost() ? 'out of reach' : loadInReach(matchAddress(to), api, queryClient),
    [api, queryClient],
  );
  useEffect(() => {
    loadAfterStart().then(
      ({ applyEarlyInput, followTheme, keepTranslations }) => {
        followTheme();
        keepTranslations(document.body);
        return applyEarlyInput(earlyInput);
      },
      () => undefined,
    );
  }, [earlyInput]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    loadAfterStart().then(
      ({ prefetchLinks }) => {
        if (!left) stop = prefetchLinks((to) => loadAhead(matchAddress(to), api, queryClient));
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [api, queryClient]);
  return (
    <PageRouter base={siteBase()} prepare={prepare}>
      <App api={api} queryClient={queryClient} today={today}>
        <AfterNavigation />
        <PageViews />
        <PageProgress />
      </App>
    </PageRouter>
  );
}
