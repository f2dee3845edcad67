import type { CountsOf } from '@tussock/core/answers/facets';
import { type FiltersOf, namedBy } from '@tussock/core/list/facet';

/**
 * A query with its filters as the list spells them: the "open" of an address is the "Open" of the list, and its "Bay of Plenty"
 * the bay-of-plenty.
 */
export function spelledAs<Name extends string, Query extends { filters: FiltersOf<Name> }>(
  query: Query,
  facets: CountsOf<Name> | undefined,
): Query {
  const names = Object.keys(query.filters) as Name[];
  const spelled = names.map((name) => {
    const values = (query.filters[name] ?? []).map((value) => spelling(value, facets?.[name] ?? []));
    return [name, [...new Set(values)]] as const;
  });
  const isSame = spelled.every(([name, values]) => values.join('|') === query.filters[name]?.join('|'));
  return isSame ? query : { ...query, filters: Object.fromEntries(spelled) };
}

function spelling(value: string, options: readonly { value: string }[]): string {
  const isKnown = options.some((option) => option.value === value);
  const isNamed = namedBy([value]);
  return isKnown ? value : (options.find((option) => isNamed(option.value))?.value ?? value);
}
