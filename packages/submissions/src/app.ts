import { answerError, errorHandler } from '@tussock/server/http/answer-error';
import { NO_STORE } from '@tussock/server/http/caching';
import { Hono } from 'hono';
import type { SubmissionsDeps } from './deps';
import { postOnly, submissionErrors, unknownAddress } from './http/errors';
import { apply } from './routes/apply';
import { pageViews } from './routes/page-views';
import { report } from './routes/report';
import { unlock } from './routes/unlock';
import { safeFailure } from './safe-failure';

/** The addresses of the forms and of the counter. */
export const ROUTES = {
  apply: '/api/submissions/apply',
  unlock: '/api/submissions/unlock',
  report: '/api/submissions/report',
  pageViews: '/api/page-views',
} as const;

/** Takes what visitors send. Nothing is ever cached. */
export function createSubmissions(deps: SubmissionsDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', NO_STORE);
    c.header('X-Content-Type-Options', 'nosniff');
  });
  if (deps.guard) app.use(deps.guard);
  app.route(ROUTES.apply, apply(deps));
  app.route(ROUTES.unlock, unlock(deps));
  app.route(ROUTES.report, report(deps));
  app.route(ROUTES.pageViews, pageViews(deps));
  for (const route of Object.values(ROUTES)) app.all(route, (c) => answerError(c, postOnly()));
  app.notFound((c) => answerError(c, unknownAddress()));
  app.onError(errorHandler(submissionErrors, (error) => deps.report(safeFailure(error))));
  return app;
}
