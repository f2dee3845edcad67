import { nzDate } from '@tussock/core/text/nz-date';
import { answerError, errorHandler } from '@tussock/server/http/answer-error';
import { forAnySite } from '@tussock/server/http/any-site';
import { getOnly } from '@tussock/server/http/http-error';
import { createSearch } from '@tussock/store/search';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { LRUCache } from 'lru-cache';
import type { ApiDeps, ApiEnv, ReadyAddress } from './env';
import { bodyCache } from './http/body-cache';
import { noSuch, storeErrors } from './http/errors';
import { readyAnswers } from './http/pinned';
import { DEPRECATIONS, type Deprecation, deprecated, routeOf } from './openapi/deprecations';
import { assetClassFigures } from './routes/asset-class-figures';
import { assetClasses } from './routes/asset-classes';
import { blogPosts } from './routes/blog-posts';
import { changelog } from './routes/changelog';
import { charts } from './routes/charts';
import { dictionary } from './routes/dictionary';
import { exclusive } from './routes/exclusive';
import { faqs } from './routes/faqs';
import { firms } from './routes/firms';
import { funds } from './routes/funds';
import { offerCharts } from './routes/offer-charts';
import { offers } from './routes/offers';
import { opportunities } from './routes/opportunities';
import { places } from './routes/places';
import { platforms } from './routes/platforms';
import { providers } from './routes/providers';
import { release } from './routes/release';
import { search } from './routes/search';
import { similarOffers } from './routes/similar-offers';
import { tags } from './routes/tags';
import { textCharts } from './routes/text-charts';

/** Characters of addresses whose answers are among them. */
const ADDRESSES = 2 * 1024 * 1024;

/** Puts what the API is given into the context of every request. */
function provide(deps: ApiDeps) {
  const build = deps.build.replace(/[^\w.-]/g, '_');
  const search = createSearch(deps.reads, deps.searchFileOf);
  const today = deps.today ?? (() => nzDate(new Date()));
  const verifyToken = deps.verifyToken ?? (async () => false);
  const bodies = bodyCache();
  const addresses = new LRUCache<string, ReadyAddress>({
    maxSize: ADDRESSES,
    sizeCalculation: (_, url) => url.length,
  });
  return createMiddleware<ApiEnv>(async (c, next) => {
    c.set('reads', deps.reads);
    c.set('build', build);
    c.set('search', search);
    c.set('today', today);
    c.set('verifyToken', verifyToken);
    c.set('bodies', bodies);
    c.set('addresses', addresses);
    await next();
  });
}

/** Known routes answer 405 to every method but GET and HEAD. */
function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const refusal = getOnly();
  const paths = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  for (const path of paths) app.all(path.replace('/api', ''), (c) => forAnySite(answerError(c, refusal)));
}

/** What adds the documents of the API to its routes. */
type AddDocuments = (app: Hono<ApiEnv>, deprecations: readonly Deprecation[]) => void;

/**
 * The read API under /api: parse, read, answer. Every dependency is given, so that it runs anywhere. What answers addresses of the API
 * in process and shows none of its documents leaves them out: 27 KB of a function.
 */
export function createReadApi(deps: ApiDeps, addDocuments?: AddDocuments) {
  const base = new Hono<ApiEnv>().basePath('/api').use(requestId(), provide(deps));
  if (deps.limit) base.use(deps.limit);
  const deprecations = deps.deprecations ?? DEPRECATIONS;
  for (const one of deprecations) base.use(routeOf(one), deprecated(one));
  base.use(readyAnswers);
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
    .route('/', changelog)
    .route('/', dictionary)
    .route('/', charts)
    .route('/', offerCharts)
    .route('/', textCharts)
    .route('/', search)
    .route('/', firms)
    .route('/', opportunities)
    .route('/', places)
    .route('/', exclusive);
  addDocuments?.(base, deprecations);
  refuseOtherMethods(base);
  // A route and not `notFound`, so that it still answers where the API is mounted into a site of several apps.
  const unknown = noSuch('address in the API', 'The routes are listed in /api/docs.');
  base.all('/*', (c) => forAnySite(answerError(c, unknown)));
  const report = deps.report ?? reportOnStderr;
  const handled = errorHandler<ApiEnv>(storeErrors, (error, c) => report(error, c.get('requestId')));
  base.onError(async (error, c) => forAnySite(await handled(error, c)));
  return app;
}

function reportOnStderr(error: unknown, requestId: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: 'error', request_id: requestId, name, message, stack }));
}
