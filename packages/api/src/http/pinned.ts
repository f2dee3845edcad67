import { ANY_SITE } from '@tussock/server/http/any-site';
import { PINNED, PRIVATE, SHARED, SHORT } from '@tussock/server/http/caching';
import { addressTag, matchesTag } from '@tussock/server/http/etag';
import { badParameter } from '@tussock/server/http/http-error';
import { isPersonal } from '@tussock/server/http/viewer';
import { decodeCursor } from '@tussock/store/cursor';
import type { DirectoryReads, Release } from '@tussock/store/directory-reads';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv, BodyCache, PinnedEnv } from '../env';
import { jsonResponse } from './answer';
import { nothingPublished, releaseGone } from './errors';

/** What the validator of a route lets through of these two; a parameter that the route does not have stays out. */
interface PinParameters {
  release?: number | undefined;
  cursor?: string | undefined;
}

/** Of the hash of a release in an ETag: enough to tell two of the same number apart. */
const HASH_CHARACTERS = 8;

/** Numbers start again in a table that is new: the hash tells its first release from the first of the one before. */
export const versionOf = ({ edition, hash }: Release): string =>
  hash ? `${edition}-${hash.slice(0, HASH_CHARACTERS)}` : edition;

/**
 * Whether a page of another build asks, as while one function is deployed before the other. A page says its build at the beginning of its
 * `version` (`packages/web/src/app/page-state.ts`).
 */
const isOfOtherBuild = (version: string | undefined, build: string): boolean =>
  version !== undefined && version !== build && !version.startsWith(`${build}-`);

/**
 * How long an answer is kept for everybody. Kept for good, what this code leaves out would be missing in a page of another build until the
 * next release.
 */
function sharedAs(isImmutable: boolean, isOtherBuild: boolean): string {
  if (isOtherBuild) return SHORT;
  return isImmutable ? PINNED : SHARED;
}

/** A request as far as the day of its answer depends on it. */
interface Queried {
  query(name: string): string | undefined;
}

/** The release that a request names by `release` or by its cursor; undefined means the live one. */
function namedRelease({ release: named, cursor }: PinParameters): number | undefined {
  const carried = cursor === undefined ? undefined : decodeCursor(cursor).release;
  if (named !== undefined && carried !== undefined && named !== carried)
    throw badParameter(
      [{ field: 'cursor', message: `belongs to release ${carried}, not to ${named}` }],
      `Leave out release to read on in release ${carried}, or leave out the cursor to begin in release ${named}.`,
    );
  return named ?? carried;
}

/** The release of a number, else the live one. Throws 410 for one that is gone and 503 when nothing was published. */
async function readRelease(reads: DirectoryReads, number: number | undefined): Promise<Release> {
  const release = await (number === undefined ? reads.live() : reads.release(number));
  if (release) return release;
  throw number === undefined ? nothingPublished() : releaseGone(number);
}

/** The release that a request reads. Throws as `readRelease` does. */
export const requestedRelease = async (reads: DirectoryReads, parameters: PinParameters): Promise<Release> =>
  readRelease(reads, namedRelease(parameters));

/** Answers from what is already known where it can: 304 without touching the table, else a ready body. */
function knownAnswer(
  c: Pick<Context<ApiEnv>, 'req' | 'body' | 'get'>,
  bodies: BodyCache,
  headers: Record<string, string>,
  etag: string,
): Response | undefined {
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const body = bodies.get(etag);
  return body === undefined ? undefined : jsonResponse(c, body, headers);
}

/**
 * Answers an address again as it was answered before, while the same release is live: its parameters were checked then.
 */
export const readyAnswers = createMiddleware<ApiEnv>(async (c, next) => {
  const [addresses, bodies, reads] = [c.get('addresses'), c.get('bodies'), c.get('reads')];
  const ready = c.req.method === 'GET' && !isPersonal(c) ? addresses.get(c.req.url) : undefined;
  const live = ready && (await reads.live());
  return (
    (live && versionOf(live) === ready.version && knownAnswer(c, bodies, ready.headers, ready.etag)) || next()
  );
});

/**
 * Pins a public read to a release and says how its answer may be cached. Runs after the parameters were checked; handlers
 * after it use `answer`. `dayOf` names the day where the answer depends on it as well: then it is not immutable.
 */
export const pinnedOn = (dayOf: (request: Queried, today: () => string) => string | null) =>
  createMiddleware<PinnedEnv, string, { out: { query: PinParameters } }>(async (c, next) => {
    const parameters = c.req.valid('query');
    const named = namedRelease(parameters);
    const [reads, build] = [c.get('reads'), c.get('build')];
    // Before anything that is known is answered: it may have been withdrawn, or show less than it did.
    const release = await readRelease(reads, named);
    const day = dayOf(c.req, c.get('today'));
    const version = versionOf(release);
    const etag = addressTag(build, day ? `${version}-${day}` : version, c.req.url);
    const personal = isPersonal(c);
    const shared = sharedAs(
      parameters.release !== undefined && !day,
      isOfOtherBuild(c.req.query('version'), build),
    );
    const headers = {
      ...(personal ? { 'Cache-Control': PRIVATE } : { ...ANY_SITE, 'Cache-Control': shared, ETag: etag }),
      ...(release.hash && { 'Release-Hash': release.hash }),
    };
    const known = personal ? undefined : knownAnswer(c, c.get('bodies'), headers, etag);
    if (known) return known;
    if (named === undefined && !day && !personal)
      c.get('addresses').set(c.req.url, { version, etag, headers });
    c.set('release', release);
    c.set('caching', { etag, headers });
    await next();
  });

export const pinned = pinnedOn(() => null);

/** For answers that depend on the build, such as the OpenAPI document, and on no more than `version` says of the directory. */
export const builtFor = (version: (reads: DirectoryReads) => string | Promise<string>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const etag = addressTag(c.get('build'), await version(c.get('reads')), c.req.url);
    const headers = { ...ANY_SITE, 'Cache-Control': SHARED, ETag: etag };
    if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    await next();
    // A document that could not be made is no document of the build.
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

export const builtIn = builtFor(() => 'build');
