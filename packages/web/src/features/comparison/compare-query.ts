import { shortened, type UnusedPart } from '@tussock/core/calculation/shared-link';
import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import { paths } from '../../lib/address/paths';

/** What the address of a comparison says. */
export interface CompareQuery {
  /** The slugs or ids that a share link names, at most three; null where it names none: the visitor's own list. */
  offers: string[] | null;
  /** Whether rows that are the same are left out; `show=differences`. */
  differencesOnly: boolean;
  /** Offers of the link that are not compared: more than three, or no name of an offer. */
  unused: UnusedPart[];
}

/** An address has room for thousands. */
const MOST_NAMED = 10;

const POSSIBLE = /^[a-z0-9-]{1,120}$/;

export function parseCompareQuery(search: URLSearchParams): CompareQuery {
  const named = search.getAll('offers').flatMap((value) => value.toLowerCase().split(','));
  const names = [...new Set(named.map((name) => name.trim()))].filter((name) => name !== '');
  const possible = names.filter((name) => POSSIBLE.test(name));
  const offers = possible.length > 0 ? possible.slice(0, COMPARISON_LIMIT) : null;
  const left = possible.slice(COMPARISON_LIMIT);
  return {
    offers,
    differencesOnly: search.get('show') === 'differences',
    unused: [
      ...names
        .filter((name) => !POSSIBLE.test(name))
        .map((name) => ({
          label: 'Offer',
          given: shortened(name),
          wanted: 'the name of an offer as in its address',
          instead: offers ? 'the other offers of the link' : 'your own list',
        })),
      ...(left.length > 0
        ? [
            {
              label: 'Offers',
              given:
                left.slice(0, MOST_NAMED).map(shortened).join(', ') + (left.length > MOST_NAMED ? ' …' : ''),
              wanted: `at most ${COMPARISON_LIMIT} offers`,
              instead: `the first ${COMPARISON_LIMIT}`,
            },
          ]
        : []),
    ],
  };
}

/** The address that reads back as the same query. */
export function compareAddress({
  offers,
  differencesOnly,
}: Pick<CompareQuery, 'offers' | 'differencesOnly'>): string {
  const params = [offers && `offers=${offers.join(',')}`, differencesOnly && 'show=differences'].filter(
    Boolean,
  );
  return params.length > 0 ? `${paths.compare}?${params.join('&')}` : paths.compare;
}
