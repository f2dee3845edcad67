import { inspect } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { createApi } from '@tussock/api/app';
import { readLimit } from '@tussock/api/read-limit';
import { loadDrawing } from '@tussock/images/drawing';
import { createImages } from '@tussock/images/images';
import { readAssets } from '@tussock/pages/assets';
import { createFeeds } from '@tussock/pages/feeds';
import { createPages, type Renderer } from '@tussock/pages/pages';
import { createPreviews } from '@tussock/pages/preview/previews';
import { IMMUTABLE, isNamedByDigest } from '@tussock/server/http/caching';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { SERVER_TIMING, timeSince } from '@tussock/server/http/server-timing';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import type { PreviewSource } from '@tussock/store/preview-source';
import type { FileOfReads } from '@tussock/store/search-parts';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { WebBuild } from '../build/ensure-build';
import { note } from '../cli/terminal';
import { localMcp } from './mcp';
import { visitorAddress } from './visitor-address';

const DAY = 'public, max-age=86400';

/** Files that browsers ask for by these names, as the edge sends them to S3. */
const ROOT_FILES = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

/** Prints what went wrong while a request was answered, with its stack. */
export function log({ message, path, error }: { message: string; path: string; error?: unknown }): void {
  note(`${message}: ${path}${error === undefined ? '' : ` ${inspect(error)}`}`);
}

/** What takes visitors' forms and checks their tokens; without it the site is read-only. */
export interface Visitors {
  submissions: Hono;
  verifyToken: (token: string) => Promise<boolean>;
}

/** What a site has beside pages, files and reads of the live release. */
interface SiteParts {
  visitors?: Visitors | undefined;
  previews?: PreviewSource;
  searchFileOf?: FileOfReads;
}

/** Nothing ends this process while a page is rendered, whose first one takes long on a busy machine. */
const PATIENCE_MS = 60_000;

/** The whole site in one process, as CloudFront and its origins serve it on AWS. */
export async function createSite(
  build: WebBuild,
  reads: DirectoryReads,
  { visitors, previews, searchFileOf }: SiteParts = {},
) {
  // React chooses its build when it is loaded; the one for development is slower and puts stacks into pages.
  process.env.NODE_ENV = 'production';
  const renderer = (await import(build.server)) as Renderer;
  const api = createApi({
    reads,
    build: build.id,
    searchFileOf: searchFileOf?.(reads),
    limit: readLimit(process.env.READS_PER_MINUTE, visitorAddress),
    ...(visitors && { verifyToken: visitors.verifyToken }),
  });
  const assets = readAssets(build.client);
  const rendering = { renderer, assets, build: build.id, patience: PATIENCE_MS, log };

  const site = new Hono();
  site.use(async (c, next) => {
    const started = performance.now();
    await next();
    c.res.headers.set(SERVER_TIMING, timeSince(started));
  });
  site.use(async (c, next) => {
    await next();
    // A preview has stricter ones of its own.
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  site.use(compress());
  site.use('/assets/*', serveStatic({ root: build.client, onFound: cacheFile }));
  for (const path of ROOT_FILES) site.use(path, serveStatic({ root: build.client, onFound: cacheFile }));
  site.get('/assets/*', (c) => c.text('Not found', 404));
  if (visitors) mountVisitors(site, visitors);
  if (previews) site.route('/', createPreviews({ previews, searchFileOf, ...rendering }));
  site.route('/', api);
  site.route('/', createImages({ api, loadDrawing, log }));
  site.route('/', localMcp({ api, reads, build: build.id }));
  site.route('/', createFeeds({ reads, build: build.id, log }));
  site.route('/', createPages({ ...rendering, api }));
  return site;
}

/** Mounted before the API, which answers 404 for addresses it does not know. */
export function mountVisitors(site: Hono, { submissions }: Visitors): void {
  site.all('/api/submissions/*', (c) => submissions.fetch(c.req.raw, c.env));
  site.all('/api/page-views', (c) => submissions.fetch(c.req.raw, c.env));
}

function cacheFile(_file: string, c: Context) {
  c.header('cache-control', isNamedByDigest(c.req.path) ? IMMUTABLE : DAY);
}
