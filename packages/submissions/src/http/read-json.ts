import { MAX_BODY_BYTES } from '@tussock/core/submission/limits';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { notJson, tooLarge, wrongFields } from './errors';

const refuseOtherTypes: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw notJson();
  await next();
};

const refuseLongBodies = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw tooLarge();
  },
});

/** Lets through requests whose body may be JSON of an acceptable size. */
export const jsonOnly = [refuseOtherTypes, refuseLongBodies] as const;

export interface BodyEnv {
  Variables: { body: Record<string, unknown> };
}

/** Puts the JSON object of the body into `c.var.body`. */
export const readBody = createMiddleware<BodyEnv>(async (c, next) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw wrongFields([{ field: 'body', message: 'must be a JSON object' }]);
  }
  c.set('body', body as Record<string, unknown>);
  await next();
});
