import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api';
import { settingsQuery } from '../../lib/queries/settings';
import { scriptsBefore } from '../../lib/script/script-before';
import { type MatchedRoute, openRoute } from '../route';

/**
 * Loads the module of a page, and its data into the query cache, where a failed query is left for the page to show.
 * Rejects where the module, or what it is shown with, cannot be loaded.
 */
export async function prefetchPage(matched: MatchedRoute | null, api: Api, queryClient: QueryClient) {
  const opened = matched && (await openRoute(matched));
  const queries = opened?.module.queries?.(opened.at, api) ?? [];
  const all = [settingsQuery(api), ...queries.map(({ options }) => options)];
  await Promise.all([scriptsBefore(), ...all.map((options) => queryClient.prefetchQuery(options))]);
  return { opened, queries };
}

/** The same for a link that may be followed: nothing for what no page of these scripts shows. Never rejects: who follows it learns what is missing. */
export const loadAhead = (
  matched: MatchedRoute | null,
  api: Api,
  queryClient: QueryClient,
): Promise<unknown> =>
  matched ? prefetchPage(matched, api, queryClient).catch(() => undefined) : Promise.resolve();
