import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import { paths } from '../../lib/paths';

/** What the address of a comparison says. */
export interface CompareQuery {
  /** The slugs or ids that a share link names, at most three; null where it names none: the visitor's own list. */
  offers: string[] | null;
  /** Whether rows that are the same are left out; `show=differences`. */
  differencesOnly: boolean;
}

const POSSIBLE = /^[a-z0-9-]{1,120}$/;

export function parseCompareQuery(search: URLSearchParams): CompareQuery {
  const named = search.getAll('offers').flatMap((value) => value.toLowerCase().split(','));
  const possible = [...new Set(named.map((name) => name.trim()))].filter((name) => POSSIBLE.test(name));
  return {
    offers: possible.length > 0 ? possible.slice(0, COMPARISON_LIMIT) : null,
    differencesOnly: search.get('show') === 'differences',
  };
}

/** The address that reads back as the same query. */
export function compareAddress({ offers, differencesOnly }: CompareQuery): string {
  const params = [offers && `offers=${offers.join(',')}`, differencesOnly && 'show=differences'].filter(
    Boolean,
  );
  return params.length > 0 ? `${paths.compare}?${params.join('&')}` : paths.compare;
}
