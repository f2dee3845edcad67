import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api';
import { isSiteInReach } from '../lib/reach';
import { prefetchPage } from './prefetch-page';
import { queryFailure } from './query-failure';
import type { MatchedRoute } from './route';

/**
 * Loads what a page shows. False where it has nothing to show since nobody answered; never rejects. A page that the server failed to fill says so
 * itself, and one whose script is gone from the site is loaded as a whole.
 */
export const loadInReach = (
  matched: MatchedRoute | null,
  api: Api,
  queryClient: QueryClient,
): Promise<boolean> =>
  prefetchPage(matched, api, queryClient).then(({ queries }) => {
    const lost = queries.filter(({ options }) => queryFailure(queryClient, options) === 0);
    return !lost.some(({ required }) => required) && (lost.length === 0 || lost.length < queries.length);
  }, isSiteInReach);
