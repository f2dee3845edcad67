import { createSearch } from '@tussock/store/search';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { LRUCache } from 'lru-cache';
import type { ApiDeps, ApiEnv } from './env';
import { ApiFault, notFound } from './http/fault';
import { answerFault, onError, reportOnStderr } from './http/on-error';
import { documents } from './openapi/documents';
import { assetClassFigures } from './routes/asset-class-figures';
import { assetClasses } from './routes/asset-classes';
import { blogPosts } from './routes/blog-posts';
import { exclusive } from './routes/exclusive';
import { faqs } from './routes/faqs';
import { firms } from './routes/firms';
import { funds } from './routes/funds';
import { offers } from './routes/offers';
import { opportunities } from './routes/opportunities';
import { places } from './routes/places';
import { platforms } from './routes/platforms';
import { providers } from './routes/providers';
import { record } from './routes/record';
import { release } from './routes/release';
import { search } from './routes/search';
import { similarOffers } from './routes/similar-offers';
import { tags } from './routes/tags';

/** Characters of ready bodies that a process keeps. */
const BODIES = 48 * 1024 * 1024;

const newZealandDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });

function provide(deps: ApiDeps) {
  const provided = {
    reads: deps.reads,
    build: deps.build.replace(/[^\w.-]/g, '_'),
    search: createSearch(deps.reads),
    today: deps.today ?? (() => newZealandDate.format()),
    verifyToken: deps.verifyToken ?? (async () => false),
    bodies: new LRUCache<string, string>({ maxSize: BODIES, sizeCalculation: (body) => body.length + 1 }),
  };
  return createMiddleware<ApiEnv>(async (c, next) => {
    for (const [name, value] of Object.entries(provided))
      c.set(name as keyof ApiEnv['Variables'], value as never);
    await next();
  });
}

/** Known routes answer 405 to every method but GET and HEAD. */
function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const refusal = { message: 'Only GET and HEAD are answered here.', details: null, hint: null };
  const fault = new ApiFault(405, { ...refusal, code: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
  const paths = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  for (const path of paths) app.all(path.replace('/api', ''), (c) => answerFault(c, fault));
}

/** The read API under /api: parse, read, answer. Every dependency is given, so that it runs anywhere. */
export function createApi(deps: ApiDeps) {
  const base = new Hono<ApiEnv>().basePath('/api').use(requestId(), provide(deps));
  const app = base
    .route('/', offers)
    .route('/', similarOffers)
    .route('/', providers)
    .route('/', platforms)
    .route('/', funds)
    .route('/', tags)
    .route('/', assetClasses)
    .route('/', assetClassFigures)
    .route('/', blogPosts)
    .route('/', faqs)
    .route('/', release)
    .route('/', record)
    .route('/', search)
    .route('/', firms)
    .route('/', opportunities)
    .route('/', places)
    .route('/', exclusive);
  documents(base);
  refuseOtherMethods(base);
  // A route and not `notFound`, so that it still answers where the API is mounted into a site of several apps.
  const unknown = notFound('such address in the API', 'The routes are listed in /api/docs.');
  base.all('/*', (c) => answerFault(c, unknown));
  base.onError(onError(deps.report ?? reportOnStderr));
  return app;
}

export type AppType = ReturnType<typeof createApi>;
