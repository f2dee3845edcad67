import type { Context } from 'hono';
import { VIEWER_ADDRESS_HEADER, VIEWER_AUTHORIZATION_HEADER } from './edge-headers';

/**
 * The viewer's Authorization header. Behind CloudFront it comes renamed, since origin access control signs the
 * request and overwrites the header itself.
 */
function viewerAuthorization(c: Context): string | undefined {
  const own = c.req.header('authorization');
  return c.req.header(VIEWER_AUTHORIZATION_HEADER) ?? (own?.startsWith('AWS4-HMAC-SHA256') ? undefined : own);
}

/** Whether the request is tied to a session, good token or bad: its answer is then private. */
export const isPersonal = (c: Context) => viewerAuthorization(c) !== undefined;

/** The token of `Authorization: Bearer`, of 4,096 characters at most; undefined where there is none in that form. */
export const bearerToken = (c: Context) =>
  /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(viewerAuthorization(c) ?? '')?.[1];

/**
 * The visitor's network address behind the edge; without the edge the last hop of `x-forwarded-for`, the only one that
 * the visitor cannot write. Used for the rate limit.
 */
export function viewerAddress(c: Context): string {
  const hops = c.req.header('x-forwarded-for')?.split(',') ?? [];
  return c.req.header(VIEWER_ADDRESS_HEADER)?.trim() || hops.at(-1)?.trim() || 'unknown';
}
