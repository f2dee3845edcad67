import { FIELD_LIMITS } from './limits';

/** Pages without a part of their own. */
const PAGES: ReadonlySet<string> = new Set(
  `/ /offers /secondary-market /search /asset-classes /asset-classes/property /venture-capital /providers
  /platforms /aggregators /wealth-managers /angel-networks /funds /blog /aip-investor-visa /aip-eligible-funds /faq
  /guides/wholesale-investing-nz /pie-structure /pooled-vs-direct /about /partners /methodology /sources /changes
  /track-record /privacy /terms /disclaimer /qualify /apply /unlock /unlock/thank-you /portfolio-builder /compare
  /watchlist /api/docs`.split(/\s+/),
);

const RECORD =
  /^\/(?:offers|providers|platforms|aggregators|funds|asset-classes|tags|blog|opportunities)\/[a-z0-9][a-z0-9-]{0,119}$/;
const ASSET_BY_LOCATION = /^\/opportunities\/[a-z0-9][a-z0-9-]{0,79}\/[a-z0-9][a-z0-9-]{0,79}$/;

/**
 * The page that an address counts for: the path alone, in lower case, without a slash at its end. Null for an address
 * that has the shape of none of our pages. Queries and fragments never count: they can hold what a visitor typed.
 */
export function countedPath(address: string): string | null {
  const path = (address.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  if (path.length > FIELD_LIMITS.path) return null;
  return PAGES.has(path) || RECORD.test(path) || ASSET_BY_LOCATION.test(path) ? path : null;
}
