import { createHash } from 'node:crypto';
import { decodeCursor } from '@tussock/store/cursor';
import type { Release } from '@tussock/store/directory-reads';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env';
import { badParameter, releaseGone, unavailable } from './fault';
import { isPersonal } from './token';

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';
export const PRIVATE = 'private, no-store';

/** What the route's own validator let through; a parameter that the route does not have stays out. */
function parametersOf(c: Context<ApiEnv>): { release?: number | undefined; cursor?: string | undefined } {
  return c.req.valid('query' as never) ?? {};
}

/** The release that the request names by `release` or by its cursor; undefined means the live one. */
function namedRelease(c: Context<ApiEnv>): number | undefined {
  const { release: named, cursor } = parametersOf(c);
  const carried = cursor === undefined ? undefined : decodeCursor(cursor).release;
  if (named !== undefined && carried !== undefined && named !== carried)
    throw badParameter([{ field: 'cursor', message: `belongs to release ${carried}, not to ${named}` }]);
  return named ?? carried;
}

async function liveRelease(c: Context<ApiEnv>): Promise<Release> {
  const live = await c.var.reads.live();
  if (!live) throw unavailable('nothing_published', 30);
  return live;
}

async function releaseNumbered(c: Context<ApiEnv>, number: number): Promise<Release> {
  const release = await c.var.reads.release(number);
  if (!release) throw releaseGone(number);
  return release;
}

/** The release that the request reads. Throws 410 for one that is gone and 503 when nothing was published. */
export async function requestedRelease(c: Context<ApiEnv>): Promise<Release> {
  const named = namedRelease(c);
  return named === undefined ? liveRelease(c) : releaseNumbered(c, named);
}

/** Strong: equal only for the same build, release and address. */
export function entityTag(build: string, release: number | string, c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  const address = createHash('sha256').update(pathname).update(search).digest('base64url').slice(0, 22);
  return `"${build}-${release}-${address}"`;
}

export function matchesTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/** Answers from what is already known where it can: 304 without touching the table, else a ready body. */
function knownAnswer(
  c: Context<ApiEnv>,
  headers: Record<string, string>,
  etag: string,
): Response | undefined {
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const body = c.var.bodies.get(etag);
  return body === undefined
    ? undefined
    : c.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
}

/**
 * Pins a public read to a release and makes its answer cacheable. Runs after the parameters were checked.
 * Bodies are kept by ETag, since a release never changes; failures are neither kept nor cacheable. `dayOf` names the day
 * where the answer depends on it as well: then it is not for ever.
 */
export const pinnedOn = (dayOf: (c: Context<ApiEnv>) => string | null) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const named = namedRelease(c);
    const live = named === undefined ? await liveRelease(c) : undefined;
    const day = dayOf(c);
    const etag = entityTag(c.var.build, [live?.release ?? named, day].filter(Boolean).join('-'), c);
    const personal = isPersonal(c);
    const shared = parametersOf(c).release === undefined || day ? SHARED : IMMUTABLE;
    const headers = personal ? { 'Cache-Control': PRIVATE } : { 'Cache-Control': shared, ETag: etag };
    const known = personal ? undefined : knownAnswer(c, headers, etag);
    if (known) return known;
    c.set('release', live ?? (await releaseNumbered(c, named as number)));
    // The text is kept where it is made: read back from a Response it costs as much again.
    const { json } = c;
    c.json = ((value: object, ...status: []) => {
      // A failure names its status.
      if (status.length > 0) return json(value, ...status);
      const body = JSON.stringify(value);
      c.var.bodies.set(etag, body);
      return c.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
    }) as typeof c.json;
    await next();
  });

export const pinned = pinnedOn(() => null);

/** For answers that depend on the build alone, such as the OpenAPI document. */
export const builtIn = createMiddleware<ApiEnv>(async (c, next) => {
  const headers = { 'Cache-Control': SHARED, ETag: entityTag(c.var.build, 'build', c) };
  if (matchesTag(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers);
  await next();
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
});
