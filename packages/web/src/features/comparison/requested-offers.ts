import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';

const POSSIBLE = /^[a-z0-9-]{1,120}$/;

/** The slugs or ids that a share link names, at most three; null where the address names none. */
export function askedOffers(search: URLSearchParams): string[] | null {
  const named = search.getAll('offers').flatMap((value) => value.toLowerCase().split(','));
  const possible = [...new Set(named.map((name) => name.trim()))].filter((name) => POSSIBLE.test(name));
  return possible.length > 0 ? possible.slice(0, COMPARISON_LIMIT) : null;
}

/** Whether rows that are the same are left out; `show=differences`. */
export const onlyDifferences = (search: URLSearchParams) => search.get('show') === 'differences';
