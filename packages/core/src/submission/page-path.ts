import { ALIASES, PAGES } from '../settings/pages';
import { FIELD_LIMITS } from './limits';

/** What a parameter of a path can be: a slug or an id. */
const PARAMETER = '[a-z0-9][a-z0-9-]{0,119}';
const PATTERNS = [...Object.values(PAGES), ...Object.values(ALIASES)].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, PARAMETER)}$`),
);

/**
 * The page that an address counts for: the path alone, in lower case, without a slash at its end. Null for an address
 * that has the shape of none of our pages. Queries and fragments never count: they can hold what a visitor typed.
 */
export function countedPath(address: string): string | null {
  const path = (address.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  if (path.length > FIELD_LIMITS.path) return null;
  return PATTERNS.some((pattern) => pattern.test(path)) ? path : null;
}
