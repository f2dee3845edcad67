import type { QueryClient } from '@tanstack/react-query';
import type { DirectoryClient } from '@tussock/api/client';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Api } from '../../lib/api';
import { releaseQuery } from '../../lib/queries/release';
import { settingsQuery } from '../../lib/queries/settings';
import { isDocumentKept } from '../is-document-kept';
import { matchAddress } from '../navigation/match-address';
import { prefetchPage } from '../navigation/prefetch-page';
import type { MatchedRoute } from '../route';
import { onGoneRelease } from './gone-release';
import { isOutage, queryFailure } from './query-failure';

/**
 * The release that the page shows. When the page was kept by the browser, the window gets the focus, or a pinned read answers that its
 * release is gone (410), the live release is looked up. Another one is loaded for the current page and then replaces the old one as a
 * whole.
 */
export function useNewerRelease(
  client: DirectoryClient,
  queryClient: QueryClient,
  first: number | null,
): number | null {
  const [release, setRelease] = useState(first);

  // Two that ask at once share one read.
  const look = useCallback(async () => {
    try {
      const live = await queryClient.fetchQuery({ ...releaseQuery(client), staleTime: 0 });
      if (live.release === release) return;
      const api = { client, release: live.release };
      let prepared: string;
      let isRead: boolean;
      // Another page may be opened meanwhile.
      do {
        prepared = window.location.href;
        isRead = await isReadOf(matchAddress(window.location), api, queryClient);
      } while (prepared !== window.location.href);
      if (!isRead) return;
      // Reads that waited for it then use the new one.
      flushSync(() => setRelease(live.release));
    } catch {
      // No other release could be read: the page stays as it is.
    }
  }, [client, queryClient, release]);

  useEffect(() => {
    if (isDocumentKept()) void look();
    const onVisible = () => document.visibilityState === 'visible' && void look();
    window.addEventListener('focus', onVisible);
    document.addEventListener('visibilitychange', onVisible);
    const stop = onGoneRelease((gone) => (gone === String(release) ? look() : undefined));
    return () => {
      window.removeEventListener('focus', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [look, release]);

  return release;
}

/** Whether what a page needs was read of a release, or is not in it any more. */
async function isReadOf(matched: MatchedRoute | null, api: Api, queryClient: QueryClient): Promise<boolean> {
  const { queries } = await prefetchPage(matched, api, queryClient);
  const needed = queries.filter(({ required }) => required).map(({ options }) => options);
  return [settingsQuery(api), ...needed].every((options) => !isOutage(queryFailure(queryClient, options)));
}
