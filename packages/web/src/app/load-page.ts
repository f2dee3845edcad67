import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { DirectoryClient } from '@tussock/api/client';
import type { Api } from '../lib/api';
import { releaseQuery } from '../lib/queries/release';
import { settingsQuery } from '../lib/queries/settings';
import { isOutage, queryFailure } from './client/query-failure';
import { prefetchPage } from './navigation/prefetch-page';
import type { MatchedRoute } from './route';

export interface Loaded {
  status: number;
  redirect?: string;
  release: number | null;
  publishedAt: string | null;
  hash: string | null;
  /** False when a part of the page could not be read: such a page must not be cached. */
  complete: boolean;
}

/**
 * Fills the query cache with what a page needs, and decides its HTTP status: 410 for a record that was removed, 503 when the release, the settings, what the
 * page requires, or more than one of its sections could not be read.
 */
export async function loadPage(
  matched: MatchedRoute | null,
  client: DirectoryClient,
  queryClient: QueryClient,
): Promise<Loaded> {
  const live = await queryClient.fetchQuery(releaseQuery(client)).catch(() => null);
  const api: Api = { client, release: live?.release ?? null };
  const pinned = { release: api.release, publishedAt: live?.published_at ?? null, hash: live?.hash ?? null };
  const { opened, queries } = await prefetchPage(matched, api, queryClient);
  const isWithoutSettings = queryFailure(queryClient, settingsQuery(api)) !== null;
  if (!matched || !opened) return { status: 404, complete: !isWithoutSettings, ...pinned };

  const outcomes = queries.map((query) => ({ ...query, failure: queryFailure(queryClient, query.options) }));
  const needed = outcomes.filter((query) => query.required).map((query) => query.failure);
  if (needed.includes(404)) return { status: 404, complete: !isWithoutSettings, ...pinned };
  const isRemoved = outcomes.some((query) => query.required && wasRemoved(queryClient, query.options));
  if (isRemoved) return { status: 410, complete: !isWithoutSettings, ...pinned };
  const unreadable = outcomes.filter((query) => isOutage(query.failure));
  const sections = outcomes.filter((query) => !query.isNote);
  const lost = sections.filter((query) => unreadable.includes(query)).length;
  // One section that fails offers a retry; more of them, or all there is, are an outage.
  const outage = lost > 1 || (lost > 0 && lost === sections.length);
  if (!live || isWithoutSettings || outage || needed.some((one) => one !== null))
    return { status: 503, complete: false, ...pinned };
  const canonical = opened.module.canonical?.(opened.at, api, queryClient);
  const complete = unreadable.length === 0;
  if (canonical && canonical !== matched.address.path)
    return { status: 301, redirect: canonical, complete, ...pinned };
  return { status: 200, complete, ...pinned };
}

/** Whether the record of a query was removed; a release that is gone answers 410 too. */
const wasRemoved = (queryClient: QueryClient, { queryKey }: { queryKey: QueryKey }) =>
  (queryClient.getQueryState(queryKey)?.error as { code?: string } | null)?.code === 'record_removed';
