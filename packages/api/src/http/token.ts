import type { Context } from 'hono';

/**
 * The viewer's Authorization header. Behind CloudFront it comes renamed, since origin access control signs the
 * request and overwrites the header itself.
 */
function viewerAuthorization(c: Context): string | undefined {
  const own = c.req.header('authorization');
  return c.req.header('x-viewer-authorization') ?? (own?.startsWith('AWS4-HMAC-SHA256') ? undefined : own);
}

/** Whether the request is tied to a session, good token or bad: its answer is then private. */
export function isPersonal(c: Context): boolean {
  return viewerAuthorization(c) !== undefined;
}

export function bearerToken(c: Context): string | undefined {
  return /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(viewerAuthorization(c) ?? '')?.[1];
}
