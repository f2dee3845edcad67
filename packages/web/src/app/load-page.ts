import type { QueryClient } from '@tanstack/react-query';
import type { DirectoryClient } from '@tussock/api/client';
import type { Api } from '../lib/api';
import { releaseQuery } from '../lib/queries/release';
import { settingsQuery } from '../lib/queries/settings';
import { type MatchedRoute, openRoute } from './route';

export interface Loaded {
  status: number;
  redirect?: string;
  release: number | null;
  publishedAt: string | null;
}

/** Fills the query cache with what a page needs, and decides its HTTP status. */
export async function loadPage(
  matched: MatchedRoute | null,
  client: DirectoryClient,
  queryClient: QueryClient,
): Promise<Loaded> {
  const live = await queryClient.fetchQuery(releaseQuery(client)).catch(() => null);
  const api: Api = { client, release: live?.release ?? null };
  const pinned = { release: api.release, publishedAt: live?.published_at ?? null };
  const opened = matched && (await openRoute(matched));
  const queries = opened?.module.queries?.(opened.at, api) ?? [];
  await Promise.all(
    [settingsQuery(api), ...queries.map((query) => query.options)].map((options) =>
      queryClient.prefetchQuery(options),
    ),
  );
  if (!opened) return { status: 404, ...pinned };

  const failures = queries
    .filter((query) => query.required)
    .map((query) => queryClient.getQueryState(query.options.queryKey))
    .filter((state) => state?.status === 'error')
    .map((state) => (state?.error as { status?: number } | null)?.status ?? 0);
  if (failures.includes(404)) return { status: 404, ...pinned };
  if (failures.length > 0) return { status: 503, ...pinned };
  const canonical = opened.module.canonical?.(opened.at, api, queryClient);
  if (canonical && canonical !== matched.address.path) return { status: 301, redirect: canonical, ...pinned };
  return { status: 200, ...pinned };
}
