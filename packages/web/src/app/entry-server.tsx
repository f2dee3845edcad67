import { dehydrate } from '@tanstack/react-query';
import { createClient } from '@tussock/api/create-client';
import { nzDate } from '@tussock/core/text/nz-date';
import { StaticRouter } from 'react-router-dom';
import type { Api } from '../lib/api';
import { App } from './app';
import { CLIENT_KEY } from './client/client-key';
import { makeQueryClient } from './client/query-client';
import { loadPage } from './load-page';
import { normalisePath } from './normalise-path';
import { withOwnSettings } from './page-settings';
import type { PageState } from './page-state';
import { renderHtml } from './render-html';
import { matchRoute } from './route';
import { routes } from './routes';
import { splitHead } from './split-head';
import { Unavailable } from './unavailable';

// What `packages/pages` reads of the built module (its `Renderer`).
/** @public */
export { HEAD_SCRIPT, SCRIPTS_META } from './hydration/head-script';
/** @public */
export { packedRows } from './packed-rows';
/** @public */
export { STATE_ELEMENT_ID } from './page-state';

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
  /** False when a part of the page could not be read: such a page must not be cached. */
  complete: boolean;
}

/**
 * The body of a page that could not be rendered.
 * @public
 */
export const renderUnavailable = (): Promise<string> => renderHtml(<Unavailable />);

/**
 * Renders one address against the API. Rejects when a component fails.
 * @param address path and query string, such as `/offers?status=Open`
 * @param deps.fetch answers the API's addresses, in process
 * @param deps.base where the site begins, such as `/preview/TOKEN`; links lead there, the address is without it
 * @public
 */
export async function renderPage(
  address: string,
  deps: { fetch: typeof fetch; build: string; now: Date; base?: string },
): Promise<Rendered> {
  // Joined, not resolved: an address that begins with `//` would name another host.
  const url = new URL(`http://site.invalid${address}`);
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

  const { base = '' } = deps;
  const api: Api = { client, release: loaded.release };
  const today = nzDate(deps.now);
  const html = await renderHtml(
    <StaticRouter location={base + address} basename={base || '/'}>
      <App api={api} queryClient={queryClient} today={today} />
    </StaticRouter>,
  );
  const { head, body } = splitHead(html);
  const state: PageState = {
    release: loaded.release,
    today,
    version: [deps.build, ...(loaded.hash ? [loaded.hash.slice(0, 8)] : [])].join('-'),
    queries: withOwnSettings(dehydrate(queryClient)),
  };
  pinTimes(state, loaded.publishedAt);
  queryClient.clear();
  return {
    status: loaded.status,
    head,
    body,
    state,
    release: loaded.release,
    page: matched?.route.name ?? null,
    complete: loaded.complete,
  };
}

function redirect(location: string): Rendered {
  return {
    status: 301,
    location,
    head: '',
    body: '',
    state: null,
    release: null,
    page: null,
    complete: true,
  };
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
