import { createReadApi } from '@tussock/api/create-read-api';
import { PRIVATE } from '@tussock/server/http/caching';
import { PREVIEW_HEADERS, PREVIEW_PATH } from '@tussock/server/http/preview';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import type { PreviewSource } from '@tussock/store/preview-source';
import type { FileOfReads } from '@tussock/store/search-parts';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { createFeeds } from '../feeds/feeds';
import { createPages, type PagesDeps } from '../pages';
import { previewNotice } from './notice';
import { PLAIN_POLICY, plainPage } from './plain-page';

export interface PreviewsDeps
  extends Pick<PagesDeps, 'renderer' | 'assets' | 'build' | 'now' | 'patience' | 'log'> {
  previews: PreviewSource;
  /** Finds the search files of previewed releases; without it a search is in memory. */
  searchFileOf?: FileOfReads | undefined;
}

type Preview = NonNullable<Awaited<ReturnType<PreviewSource['find']>>>;

/** Each holds a directory in memory. */
const MOST_SITES = 2;
/** Characters of pages that the site of a preview caches. */
const CACHED = 2 ** 20;

/** What a large data file depends on: without them no part of it can be had, nor all of it compressed. */
const PASSED_ON = ['accept-encoding', 'range'];

const ENDED = plainPage(
  'This preview cannot be opened',
  'The address is wrong, or the preview has ended. A preview ends when its time is over and when its release is published.',
  '<a href="/">Go to the published site</a>',
);
const NOT_READABLE = plainPage('This preview cannot be read just now', 'Try again in a minute.');
const FORMS_OFF = {
  message: 'This is a preview of a release that is not published. Nothing was sent.',
  details: null,
  hint: null,
  code: 'preview',
};

/**
 * `/preview/TOKEN/…`: the whole site as a release that is not live would make it, pages, data and files, for whoever has the
 * token. Nothing of it is cached, indexed or sent on as a referrer; docs/decisions/026-previews.md.
 */
export function createPreviews({ previews, searchFileOf, ...deps }: PreviewsDeps) {
  const sites = new LRUCache<string, Hono>({ max: MOST_SITES });

  function siteOf(base: string, preview: Preview): Hono {
    const known = sites.get(base);
    if (known) return known;
    const reads = previews.reads(preview.release);
    const { build, log } = deps;
    const report = (error: unknown) =>
      log?.({ level: 'error', message: 'preview could not be read', path: PREVIEW_PATH, error });
    const api = createReadApi({ reads, build, searchFileOf: searchFileOf?.(reads), report });
    const mount = { base, notice: previewNotice(base, preview) };
    const site = new Hono()
      .route('/', api)
      .route('/', createFeeds({ reads, build, ...(log && { log }) }))
      .route('/', createPages({ ...deps, api, mount, cached: CACHED }));
    sites.set(base, site);
    return site;
  }

  async function answer(c: Context): Promise<Response> {
    const { pathname, search, origin } = new URL(c.req.url);
    const [, token = '', path = '/'] = /^\/preview\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
    const preview = await previews.find(token);
    if (preview === null) return plain(ENDED, 404);
    if (/^\/api\/(submissions|page-views)(\/|$)/.test(path)) return Response.json(FORMS_OFF, { status: 403 });
    if (path === '/diff' && preview.changesPage) return plain(await preview.changesPage(), 200);
    const base = `${PREVIEW_PATH}/${token}`;
    const headers = PASSED_ON.flatMap((name): [string, string][] => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    const found = await siteOf(base, preview).fetch(
      new Request(origin + path + search, { method: c.req.method, headers }),
    );
    return inside(base, found);
  }

  return new Hono().use(async (c, next) => {
    // In any spelling: the site redirects to lower case, and would put the token into a public answer.
    if (!/^\/+preview(\/|$)/i.test(c.req.path)) return next();
    const found = await answer(c).catch((error) => {
      // The path holds the token.
      deps.log?.({ level: 'error', message: 'preview could not be read', path: PREVIEW_PATH, error });
      return plain(NOT_READABLE, 503, { 'retry-after': '10' });
    });
    return closed(found);
  });
}

const plain = (html: string, status: number, more: Record<string, string> = {}) =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PLAIN_POLICY, ...more },
  });

/** Redirects of the site lead to the published one: in a preview they stay inside. */
function inside(base: string, found: Response): Response {
  const location = found.headers.get('location');
  if (!location?.startsWith('/')) return found;
  const headers = new Headers(found.headers);
  headers.set('location', base + location);
  return new Response(found.body, { status: found.status, headers });
}

/** Whatever the answer is, nobody stores it, lists it, or learns its address from a link that is followed. */
function closed(found: Response): Response {
  const headers = new Headers(found.headers);
  headers.delete('etag');
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...PREVIEW_HEADERS }))
    headers.set(name, value);
  headers.set('cache-control', PRIVATE);
  return new Response(found.body, { status: found.status, headers });
}
