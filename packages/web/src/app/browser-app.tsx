import type { QueryClient } from '@tanstack/react-query';
import type { DirectoryClient } from '@tussock/api/client';
import { useMemo } from 'react';
import { PageViews } from '../features/page-views/page-views';
import { AfterNavigation } from './after-navigation';
import { App } from './app';
import { useNewerRelease } from './use-newer-release';

/** The app in the browser: follows the live release, moves focus and scroll, reports page views. */
export function BrowserApp(props: {
  client: DirectoryClient;
  queryClient: QueryClient;
  release: number | null;
  today: string;
}) {
  const release = useNewerRelease(props.client, props.queryClient, props.release);
  const api = useMemo(() => ({ client: props.client, release }), [props.client, release]);
  return (
    <App api={api} queryClient={props.queryClient} today={props.today}>
      <AfterNavigation />
      <PageViews />
    </App>
  );
}
