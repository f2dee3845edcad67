import { Hono } from 'hono';
import type { SubmissionsDeps } from './deps';
import { methodNotAllowed, notFound } from './http/fault';
import { onError } from './http/on-error';
import { apply } from './routes/apply';
import { pageViews } from './routes/page-views';
import { unlock } from './routes/unlock';

const ROUTES = ['/api/submissions/apply', '/api/submissions/unlock', '/api/page-views'];

/** What visitors send: `/api/submissions/apply`, `/api/submissions/unlock`, `/api/page-views`. Nothing is ever cached. */
export function createSubmissions(deps: SubmissionsDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  if (deps.guard) app.use(deps.guard);
  app.route('/api/submissions/apply', apply(deps));
  app.route('/api/submissions/unlock', unlock(deps));
  app.route('/api/page-views', pageViews(deps));
  for (const route of ROUTES) {
    app.all(route, () => {
      throw methodNotAllowed();
    });
  }
  app.notFound((c) => onError(deps.report)(notFound(), c));
  app.onError(onError(deps.report));
  return app;
}
