import type { QueryClient } from '@tanstack/react-query';
import type { DirectoryClient } from '@tussock/api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { releaseQuery } from '../lib/queries/release';
import { matchAddress } from './match-address';
import { prefetchPage } from './prefetch-page';

/**
 * The release that the page shows. When the window gets the focus, or a pinned read answers that its release is gone
 * (410), the live release is looked up. A newer one is loaded for the current page and then replaces the old one as a
 * whole.
 */
export function useNewerRelease(
  client: DirectoryClient,
  queryClient: QueryClient,
  first: number | null,
): number | null {
  const [release, setRelease] = useState(first);
  const checking = useRef(false);

  const check = useCallback(async () => {
    if (checking.current) return;
    checking.current = true;
    try {
      const live = await queryClient.fetchQuery({ ...releaseQuery(client), staleTime: 0 });
      if (live.release === release) return;
      const api = { client, release: live.release };
      await prefetchPage(matchAddress(window.location), api, queryClient);
      setRelease(live.release);
    } catch {
      // No newer release could be read: the page stays as it is.
    } finally {
      checking.current = false;
    }
  }, [client, queryClient, release]);

  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void check();
    window.addEventListener('focus', onVisible);
    document.addEventListener('visibilitychange', onVisible);
    const stop = queryClient.getQueryCache().subscribe((event) => {
      const status = (event.query.state.error as { status?: number } | null)?.status;
      if (event.type === 'updated' && event.action.type === 'error' && status === 410) void check();
    });
    return () => {
      window.removeEventListener('focus', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [check, queryClient]);

  return release;
}
