import type { Context } from 'hono';

/**
 * The visitor's address behind the edge, which puts it into `x-viewer-address` (and drops a visitor's own header of that
 * name); else the last hop of `x-forwarded-for`, the only one that the visitor cannot write. Used for the rate limit.
 */
export function viewerAddress(c: Context): string {
  const hops = c.req.header('x-forwarded-for')?.split(',') ?? [];
  return c.req.header('x-viewer-address')?.trim() || hops.at(-1)?.trim() || 'unknown';
}
