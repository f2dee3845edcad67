import { createMiddleware } from 'hono/factory';
import type { SubmissionsDeps } from '../deps';
import { type LimitedRoute, takeHit } from '../rate-limit';
import { tooMany } from './errors';

/** Refuses an address that sends too many requests. */
export const limitRate = (route: LimitedRoute, { table, keys, now, addressOf }: SubmissionsDeps) =>
  createMiddleware(async (c, next) => {
    const wait = await takeHit(table, route, addressOf(c), keys[0].secret, now());
    if (wait !== null) throw tooMany(wait);
    await next();
  });
