import { dehydrate } from '@tanstack/react-query';
import { createClient } from '@tussock/api/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Api } from '../lib/api';
import { newZealandDate } from '../lib/today';
import { App } from './app';
import { CLIENT_KEY } from './client-key';
import { loadPage } from './load-page';
import { normalisePath } from './normalise-path';
import type { PageState } from './page-state';
import { makeQueryClient } from './query-client';
import { matchRoute } from './route';
import { routes } from './routes';
import { splitHead } from './split-head';

// What `packages/pages` reads of the built module (its `Renderer`).
/** @public */
export { HEAD_SCRIPT } from './head-script';
/** @public */
export { STATE_ELEMENT_ID } from './page-state';
/** @public */
export { newZealandDate };

export interface Rendered {
  status: number;
  /** Set on a redirect. */
  location?: string;
  /** Titles, meta and links of the page. */
  head: string;
  /** What goes into the root element. */
  body: string;
  state: PageState | null;
  release: number | null;
  /** Name of the page's module; null where there is none. */
  page: string | null;
}

/**
 * Renders one address against the API.
 * @param address path and query string, such as `/offers?status=Open`
 * @param deps.fetch answers the API's addresses, in process
 * @public
 */
export async function renderPage(
  address: string,
  deps: { fetch: typeof fetch; build: string; now: Date },
): Promise<Rendered> {
  const url = new URL(address, 'http://site.invalid');
  const tidy = normalisePath(url.pathname);
  if (tidy !== url.pathname) return redirect(tidy + url.search);

  const client = createClient({
    baseUrl: 'http://site.invalid',
    clientKey: CLIENT_KEY,
    fetch: deps.fetch,
  });
  const queryClient = makeQueryClient();
  const matched = matchRoute(routes, url.pathname, url.searchParams);
  const loaded = await loadPage(matched, client, queryClient);
  if (loaded.redirect) return redirect(loaded.redirect + url.search);

  const api: Api = { client, release: loaded.release };
  const today = newZealandDate(deps.now);
  const html = renderToString(
    <StaticRouter location={address}>
      <App api={api} queryClient={queryClient} today={today} />
    </StaticRouter>,
  );
  const { head, body } = splitHead(html);
  const state: PageState = {
    release: loaded.release,
    today,
    build: deps.build,
    queries: dehydrate(queryClient),
  };
  pinTimes(state, loaded.publishedAt);
  queryClient.clear();
  return {
    ...{ status: loaded.status, head, body, state, release: loaded.release },
    page: matched?.route.name ?? null,
  };
}

function redirect(location: string): Rendered {
  return { status: 301, location, head: '', body: '', state: null, release: null, page: null };
}

/** Sets the times of dehydrated queries to that of the release, so that every rendering of a page is the same. */
function pinTimes(state: PageState, publishedAt: string | null) {
  const at = publishedAt ? Date.parse(publishedAt) : 0;
  for (const query of state.queries.queries) {
    query.state.dataUpdatedAt = at;
    query.state.errorUpdatedAt = at;
    query.dehydratedAt = at;
  }
}
