/**
 * A page of any other site may read an answer that everybody gets. What a token opens stays unreadable there: a browser asks
 * first before it sends one, and is not answered.
 */
export const ANY_SITE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Accept-Ranges, Content-Range, Deprecation, ETag, Link, Release-Hash, Retry-After, Sunset',
};

/** Lets any site read an error too: without it a browser reports that the network failed. */
export function forAnySite(response: Response): Response {
  for (const [name, value] of Object.entries(ANY_SITE)) response.headers.set(name, value);
  return response;
}
