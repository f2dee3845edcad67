import { HONEYPOT_FIELD, MIN_ELAPSED_MS } from '@tussock/core/submission/limits';
import { createMiddleware } from 'hono/factory';
import type { BodyEnv } from './read-json';

/** Answers robots as if all were well, and stores nothing: they filled in the hidden field, or were too quick for a person. */
export const absorbRobots = createMiddleware<BodyEnv>(async (c, next) => {
  const { [HONEYPOT_FIELD]: hidden, elapsed_ms } = c.var.body;
  const filled = hidden !== undefined && hidden !== null && hidden !== '';
  const tooQuick = typeof elapsed_ms === 'number' && elapsed_ms < MIN_ELAPSED_MS;
  if (filled || tooQuick) return c.json({ received: true }, 202);
  await next();
});
