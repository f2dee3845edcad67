import * as z from 'zod';
import { ALIASES, PAGES } from '../settings/pages';
import { FIELD_LIMITS } from './limits';

/** The body of POST /api/page-views. */
export const pageView = z.object({
  path: z.string('must be the path of a page').min(1).max(2_000).startsWith('/', 'must begin with a slash'),
});

/** What a parameter of a path can be: a slug or an id. */
const PARAMETER = '[a-z0-9][a-z0-9-]{0,119}';
const PATTERNS = [...Object.values(PAGES), ...Object.values(ALIASES)].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, PARAMETER)}$`),
);

/**
 * The page under which a view of an address is counted: the path alone, in lower case, without a slash at its end. Null
 * for an address that cannot be a page of ours. Queries and fragments are dropped: they can hold what a visitor typed.
 */
export function countedPath(address: string): string | null {
  const path = (address.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  if (path.length > FIELD_LIMITS.path) return null;
  return PATTERNS.some((pattern) => pattern.test(path)) ? path : null;
}
