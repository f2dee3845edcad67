/** Headers that the edge sets on a request, and removes from what a viewer sends under their names. */

/** Proof for the submissions function that a request came through the distribution. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';
/** The viewer's Authorization, which origin access control overwrites; part of the cache key. */
export const VIEWER_AUTHORIZATION_HEADER = 'x-viewer-authorization';
/** The visitor's network address, for the rate limit of submissions: other hops follow it in X-Forwarded-For. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';
