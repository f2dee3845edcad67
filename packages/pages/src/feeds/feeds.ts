import { nzDate } from '@tussock/core/text/nz-date';
import { NO_STORE, SHARED } from '@tussock/server/http/caching';
import { bodyTag, matchesTag } from '@tussock/server/http/etag';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { createDataReleases } from '../data/data-releases';
import { FILE_HEADERS } from '../file-headers';
import { blogFeed } from './blog-feed';
import { changesFeed } from './changes-feed';
import type { LiveDirectory } from './live-directory';
import { llmsText } from './llms';
import { manifestText } from './manifest';
import { offersFeed } from './offers-feed';
import { robotsText } from './robots';
import { securityText } from './security';
import { sitemapEntries, sitemapFiles } from './sitemap';

export interface FeedsDeps {
  reads: DirectoryReads;
  /** Names the code that runs; part of every ETag. */
  build: string;
  log?: (event: { level: 'error'; message: string; path: string; error: unknown }) => void;
  now?: () => Date;
}

const RETRY_AFTER_SECONDS = '30';
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';
/** Characters of files that a process caches. */
const CACHED = 32 * 2 ** 20;

/** The files beside the pages: those of the live release, such as the sitemap, and the files of every release. */
export function createFeeds({ reads, build, log = () => {}, now = () => new Date() }: FeedsDeps) {
  const cache = new LRUCache<string, string>({ maxSize: CACHED, sizeCalculation: (text) => text.length + 1 });

  async function answer(
    c: Context,
    type: string,
    make: (directory: LiveDirectory) => string | null | Promise<string | null>,
    /** What the file depends on beside the release. */
    on = '',
  ): Promise<Response> {
    let body: string | null;
    try {
      const live = await reads.live();
      if (!live) return unavailable(c);
      const key = `${live.edition}:${on}:${c.req.path}`;
      body = cache.get(key) ?? (await make({ reads, live }));
      if (body !== null) cache.set(key, body);
    } catch (error) {
      log({ level: 'error', message: 'file could not be made', path: c.req.path, error });
      return unavailable(c);
    }
    if (body === null) return c.text('Not found\n', 404, { ...FILE_HEADERS, 'cache-control': NO_STORE });
    const etag = bodyTag(build, body);
    const headers = { ...FILE_HEADERS, 'cache-control': SHARED, etag };
    if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(body, 200, { ...headers, 'content-type': type });
  }

  /** Made together: each of the files needs a walk through the whole directory. */
  const sitemaps = new LRUCache<string, ReadonlyMap<string, string>, LiveDirectory>({
    max: 1,
    fetchMethod: async (_edition, _stale, { context }) =>
      sitemapFiles(await sitemapEntries(context), context.live.settings.address),
    ignoreFetchAbort: true,
  });
  const sitemap = (c: Context) =>
    answer(c, XML, async (directory) => {
      const files = await sitemaps.forceFetch(directory.live.edition, { context: directory });
      return files.get(c.req.path) ?? null;
    });

  return new Hono()
    .route('/', createDataReleases({ reads, log }))
    .get('/sitemap.xml', sitemap)
    .get('/sitemap/:file{[1-9][0-9]{0,3}\\.xml}', sitemap)
    .get('/robots.txt', (c) => answer(c, TEXT, ({ live }) => robotsText(live.settings)))
    .get('/llms.txt', (c) => answer(c, TEXT, llmsText))
    .get('/site.webmanifest', (c) => answer(c, MANIFEST, ({ live }) => manifestText(live.settings)))
    .get('/.well-known/security.txt', (c) => {
      const month = nzDate(now()).slice(0, 7);
      return answer(c, TEXT, ({ live }) => securityText(live.settings, month), month);
    })
    .get('/blog/rss.xml', (c) => answer(c, RSS, blogFeed))
    .get('/offers/rss.xml', (c) => answer(c, RSS, offersFeed))
    .get('/changes/rss.xml', (c) => answer(c, RSS, changesFeed));
}

function unavailable(c: Context): Response {
  return c.text('The directory cannot be read just now.\n', 503, {
    ...FILE_HEADERS,
    'cache-control': NO_STORE,
    'retry-after': RETRY_AFTER_SECONDS,
  });
}
