import { countedPath, pageView } from '@tussock/core/submission/page-view';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { type Context, Hono } from 'hono';
import type { SubmissionsDeps } from '../deps';
import { limitRate } from '../http/limit-rate';
import { parseForm } from '../http/parse-form';
import { jsonOnly, readBody } from '../http/read-json';
import { countPageView } from '../page-views';

/** Do Not Track and Global Privacy Control: such a view is answered and not counted. */
const asksNotToBeCounted = (c: Context) => c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1';

export const pageViews = (deps: SubmissionsDeps) =>
  new Hono()
    .post('/', ...jsonOnly, async (c, next) => {
      if (asksNotToBeCounted(c)) return c.json({ counted: false }, 202);
      await next();
    })
    .post('/', limitRate('page-views', deps), readBody, async (c) => {
      const path = countedPath(parseForm(pageView, c.var.body).path);
      const counted = path !== null && (await isCounted(countPageView(deps.counters, path, deps.now())));
      return c.json({ counted }, 202);
    });

/** False when the answer was lost: one lost view raises no alarm, and an outage shows first in the rate limit. */
async function isCounted(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}
