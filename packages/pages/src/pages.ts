import { jsonForScript } from '@tussock/core/text/json-for-script';
import { nzDate } from '@tussock/core/text/nz-date';
import { answerError } from '@tussock/server/http/answer-error';
import { NO_STORE, SHARED, SHORT } from '@tussock/server/http/caching';
import { bodyTag, matchesTag } from '@tussock/server/http/etag';
import { getOnly } from '@tussock/server/http/http-error';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { inTime } from '@tussock/server/in-time';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Assets } from './assets';
import { contentSecurityPolicy } from './content-security-policy';
import { dataFiles, fileOfPage } from './data-files';
import { type DocumentParts, htmlDocument } from './document';
import { filesOfList, listFiles } from './lists/list-files';
import { pageStyles } from './page-style';

/** What the web package's server build exports. */
export interface Renderer {
  renderPage(
    address: string,
    deps: { fetch: typeof fetch; build: string; now: Date; base?: string },
  ): Promise<Rendered>;
  /** The body of a page that could not be rendered. */
  renderUnavailable(): Promise<string>;
  HEAD_SCRIPT: string;
  SCRIPTS_META: string;
  STATE_ELEMENT_ID: string;
  /** The state as the HTML carries it. */
  packedRows(state: unknown): unknown;
}

interface Rendered {
  status: number;
  location?: string;
  head: string;
  body: string;
  state: unknown;
  release: number | null;
  page: string | null;
  /** False when a part of the page could not be read. */
  complete: boolean;
}

export interface PagesDeps {
  renderer: Renderer;
  assets: Assets;
  /** Names the code that runs; part of every ETag. */
  build: string;
  /** Answers the API's addresses in process. */
  api: { request: (path: string, init?: RequestInit) => Response | Promise<Response> };
  now?: () => Date;
  /** Where the site begins, and what its pages begin with; the addresses that are asked for are without it. */
  mount?: { base: string; notice: string };
  /** Characters of HTML that a process caches, once by release and once by address. */
  cached?: number;
  /** Milliseconds that a page is waited for. */
  patience?: number;
  log?: (event: { level: 'warn' | 'error'; message: string; path: string; error?: unknown }) => void;
}

const RETRY_AFTER_SECONDS = '10';

/** For so long a page is waited for, less than Lambda gives it: while the table is slow, one read after the other can take longer. */
export const PATIENCE_MS = 10_000;
const tooLate = () => Promise.reject(new Error('The page took too long'));

const CACHED = 32 * 2 ** 20;

interface Page {
  html: string;
  /** The content security policy that travels with it. */
  csp: string;
  etag: string;
  status: number;
  /** False when the directory, or a part of it, could not be read: such a page is never cached. */
  cacheable: boolean;
}

/** A page with the edition of the directory that it shows. */
interface GoodPage extends Page {
  edition: string | null;
}

/** The release that visitors read. */
interface Live {
  release: number;
  etag: string | null;
}

/** The table answers, and no release may be read: nothing of any may be shown. */
const NOTHING_LIVE: Live = { release: 0, etag: null };

/**
 * The HTML of every page. A page is the same for every visitor, per build, release and New Zealand date; what was
 * rendered is cached, and served again when the directory cannot be read, unless something may have been hidden since.
 * Without such a copy that is a 503, so that CloudFront serves the one that it has.
 */
export function createPages({
  renderer,
  assets,
  build,
  api,
  now = () => new Date(),
  mount,
  cached = CACHED,
  patience = PATIENCE_MS,
  log = () => {},
}: PagesDeps) {
  const styleOf = pageStyles(assets.rules);
  const headersOf = ({ csp }: Page) => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': csp,
    ...SECURITY_HEADERS,
  });
  const bySize = { maxSize: cached, sizeCalculation: ({ html }: Page) => html.length };
  const rendered = new LRUCache<string, Page>(bySize);
  /** The last good rendering of an address. Another edition may hide what it shows. */
  const lastGood = new LRUCache<string, GoodPage>(bySize);

  const fetchApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    return api.request(pathname + search, { method: request.method, headers: request.headers });
  };

  /** Null where nobody can say. The ETag changes with every answer of the release: also when something of it may no longer be shown. */
  async function liveRelease(): Promise<Live | null> {
    const answer = await api.request('/api/release');
    if (!answer.ok) {
      const { code } = (await answer.json()) as { code?: string };
      return code === 'nothing_published' ? NOTHING_LIVE : null;
    }
    const { release } = (await answer.json()) as { release: number };
    return { release, etag: answer.headers.get('etag') };
  }

  /** The document of a page with the policy that allows its style. */
  function documentOf(parts: Pick<DocumentParts, 'head' | 'body' | 'state' | 'page'>) {
    const style = styleOf((mount?.notice ?? '') + parts.body);
    const html = htmlDocument({
      ...parts,
      style,
      stateElementId: renderer.STATE_ELEMENT_ID,
      headScript: renderer.HEAD_SCRIPT,
      scriptsMeta: renderer.SCRIPTS_META,
      assets,
      ...(mount && { notice: mount.notice }),
    });
    return { html, csp: contentSecurityPolicy({ script: renderer.HEAD_SCRIPT, style }) };
  }

  async function render(address: string, live: Live | null): Promise<Page | { location: string }> {
    const at = now();
    const key = `${live?.release}:${live?.etag}:${nzDate(at)}:${address}`;
    const known = live === null ? undefined : rendered.get(key);
    if (known) return known;
    const page = await renderer.renderPage(address, {
      fetch: fetchApi,
      build,
      now: at,
      ...(mount && { base: mount.base }),
    });
    if (page.location) return { location: page.location };
    const { html, csp } = documentOf({
      ...page,
      state: page.state === null ? null : jsonForScript(renderer.packedRows(page.state)),
    });
    const cacheable = page.complete && page.release !== null;
    const fresh = { html, csp, etag: bodyTag(build, html), status: page.status, cacheable };
    if (page.status === 200 && cacheable && page.release === live?.release) {
      rendered.set(key, fresh);
      lastGood.set(address, { ...fresh, edition: live.etag });
    }
    return fresh;
  }

  /** The app without the page: the browser renders it itself, or says why it cannot. */
  async function plainShell(): Promise<Page> {
    const { html, csp } = documentOf({
      head: '<title>Not available just now</title><meta name="robots" content="noindex">',
      body: await renderer.renderUnavailable(),
      state: null,
      page: null,
    });
    return { html, csp, etag: bodyTag(build, html), status: 503, cacheable: false };
  }

  /** The page of an address, or an earlier rendering of it where this one lacks data. */
  async function pageAt(address: string, path: string): Promise<Page | { location: string }> {
    let live = null as Live | null;
    const fresh = async () => {
      live = await liveRelease().catch(() => null);
      return render(address, live);
    };
    let page: Page | { location: string };
    try {
      page = await inTime(fresh(), patience, tooLate);
    } catch (error) {
      log({ level: 'error', message: 'page could not be rendered', path, error });
      page = await plainShell();
    }
    if ('location' in page || page.cacheable) return page;
    const earlier = lastGood.get(address);
    if (!earlier || (live !== null && live.etag !== earlier.edition)) return page;
    log({ level: 'warn', message: 'page answered from memory', path });
    return earlier;
  }

  return new Hono()
    .route('/', dataFiles(api))
    .route('/', listFiles({ api, build, now }))
    .get('*', async (c) => {
      const url = new URL(c.req.url);
      const page = await pageAt(url.pathname + url.search, url.pathname);
      if ('location' in page) {
        const { location } = page;
        return c.body(null, 301, { ...SECURITY_HEADERS, location, 'cache-control': SHORT });
      }
      const headers = headersOf(page);
      if (page.status >= 500)
        return c.body(page.html, 503, {
          ...headers,
          'cache-control': NO_STORE,
          'retry-after': RETRY_AFTER_SECONDS,
        });
      if (!page.cacheable)
        return c.body(page.html, page.status as 200, { ...headers, 'cache-control': NO_STORE });
      const links = page.status === 200 ? alternates(url, mount?.base) : '';
      const caching = {
        'cache-control': page.status === 200 ? SHARED : SHORT,
        etag: page.etag,
        ...(links && { link: links }),
      };
      if (page.status === 200 && matchesTag(c.req.header('if-none-match'), page.etag))
        return c.body(null, 304, caching);
      return c.body(page.html, page.status as 200 | 404 | 410, { ...headers, ...caching });
    })
    .all('*', (c) => answerError(c, getOnly(SECURITY_HEADERS)));
}

/** Characters. Each file has the whole address, and many programs take 16 KB of headers at the most. */
const LONGEST_LINKS = 4_000;

/** The `Link` header of a page: its data as files. In the HTML, a page that the browser navigates to would keep it. */
function alternates(url: URL, base = ''): string {
  const links = [...filesOfList(url), ...fileOfPage(url)]
    .map(({ path, type }) => `<${base}${path}>; rel="alternate"; type="${type}"`)
    .join(', ');
  return links.length > LONGEST_LINKS ? '' : links;
}
