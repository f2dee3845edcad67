/** Values of Cache-Control. CloudFront caches what is shared; a browser checks its copy at every use. */

/** What depends on the live release: a minute at the edge, longer while the origin is slow or away. */
export const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** Redirects and pages that are missing, which a release may restore, and what code of one build answers to a page of another. */
export const SHORT = 'public, max-age=0, s-maxage=10';
/**
 * What is pinned to a release: a browser keeps it for good, the edge asks again after a minute whether the release may
 * still be read.
 */
export const PINNED = 'public, max-age=31536000, s-maxage=60, immutable';
/** What never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What the bundler writes has a digest in its name and is directly under /assets. In folders there are logos and pictures, which keep their names. */
const NAMED_BY_DIGEST = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
/** Whether a file of the browser never changes under its address. */
export const isNamedByDigest = (path: string): boolean => NAMED_BY_DIGEST.test(path);
/** What is tied to a session. */
export const PRIVATE = 'private, no-store';
export const NO_STORE = 'no-store';
