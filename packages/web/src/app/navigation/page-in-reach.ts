import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api';
import { isSiteInReach } from '../../lib/reach';
import { queryFailure } from '../client/query-failure';
import type { MatchedRoute } from '../route';
import { prefetchPage } from './prefetch-page';

/** `unknown`: there is no such page for these scripts, or no such record for the API. One of them may be of another version of the site. */
export type Reach = 'in reach' | 'out of reach' | 'unknown';

const siteReach = (where: Reach) =>
  isSiteInReach().then((answers): Reach => (answers ? where : 'out of reach'));

/**
 * Loads what a page shows. It is out of reach where it has nothing to show since nobody answered; never rejects. A page that the server failed to
 * fill says so itself, and one whose script is gone from the site is loaded as a whole.
 */
export const loadInReach = (
  matched: MatchedRoute | null,
  api: Api,
  queryClient: QueryClient,
): Promise<Reach> =>
  prefetchPage(matched, api, queryClient).then(
    ({ opened, queries }) => {
      if (!opened) return siteReach('unknown');
      const outcomes = queries.map(({ required, options }) => ({
        required,
        failure: queryFailure(queryClient, options),
      }));
      if (outcomes.some(({ required, failure }) => required && failure === 404)) return 'unknown';
      const lost = outcomes.filter(({ failure }) => failure === 0);
      const isEmpty =
        lost.some(({ required }) => required) || (lost.length > 0 && lost.length === queries.length);
      return isEmpty ? 'out of reach' : 'in reach';
    },
    () => siteReach('in reach'),
  );
