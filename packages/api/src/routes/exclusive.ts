import { isUuid } from '@tussock/core/identifier/identifier';
import { lockedOffer } from '@tussock/core/offer/offer';
import { PRIVATE } from '@tussock/server/http/caching';
import { bearerToken } from '@tussock/server/http/viewer';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env';
import { noSuch, unauthorised } from '../http/errors';
import { query, readParameters } from '../http/parameters';
import { requestedRelease } from '../http/pinned';
import { describe } from '../openapi/describe';

/** Lets unlocked visitors through; what they get is cached by nobody. */
const unlocked = createMiddleware<ApiEnv>(async (c, next) => {
  const token = bearerToken(c);
  if (token === undefined || !(await c.get('verifyToken')(token))) throw unauthorised();
  await next();
  if (c.res.status === 200) c.res.headers.set('Cache-Control', PRIVATE);
});

const single = describe({
  id: 'getLockedOffer',
  summary: 'The locked part of an exclusive offer',
  description: 'With the token of an unlocked session; never cached.',
  group: 'Offers',
  answers: () => lockedOffer,
  single: 'by-id',
  personal: true,
});

export const exclusive = new Hono<ApiEnv>().get(
  '/exclusive/offers/:id',
  single,
  unlocked,
  query(readParameters),
  async (c) => {
    const id = c.req.param('id').toLowerCase();
    const { release } = await requestedRelease(c.get('reads'), c.req.valid('query'));
    const found = isUuid(id) ? await c.get('reads').getLockedOffer(release, id) : null;
    if (!found) throw noSuch('exclusive offer');
    return c.json(found);
  },
);
