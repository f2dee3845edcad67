import type { QueryClient } from '@tanstack/react-query';
import type { DirectoryClient } from '@tussock/api/client';
import type { Api } from '../lib/api-context';
import { releaseQuery } from '../lib/queries/release';
import { settingsQuery } from '../lib/queries/settings';
import type { At, Route } from '../lib/route';
import { routeData } from './route-data';

export interface Loaded {
  status: number;
  redirect?: string;
  release: number | null;
  publishedAt: string | null;
}

/** Fills the query cache with what an address needs, and says with which status it answers. */
export async function loadPage(
  matched: { route: Route; at: At } | null,
  client: DirectoryClient,
  queryClient: QueryClient,
): Promise<Loaded> {
  const live = await queryClient.fetchQuery(releaseQuery(client)).catch(() => null);
  const api: Api = { client, release: live?.release ?? null };
  const pinned = { release: api.release, publishedAt: live?.published_at ?? null };
  const queries = (matched && routeData[matched.route.path]?.queries?.(matched.at, api)) ?? [];
  await Promise.all(
    [settingsQuery(api), ...queries.map((query) => query.options)].map((options) =>
      queryClient.prefetchQuery(options),
    ),
  );
  if (!matched) return { status: 404, ...pinned };

  const failures = queries
    .filter((query) => query.required)
    .map((query) => queryClient.getQueryState(query.options.queryKey))
    .filter((state) => state?.status === 'error')
    .map((state) => (state?.error as { status?: number } | null)?.status ?? 0);
  if (failures.includes(404)) return { status: 404, ...pinned };
  if (failures.length > 0) return { status: 503, ...pinned };
  const canonical = routeData[matched.route.path]?.canonical?.(matched.at, api, queryClient);
  if (canonical && canonical !== matched.at.path) return { status: 301, redirect: canonical, ...pinned };
  return { status: 200, ...pinned };
}
