import type { CountsOf } from '@tussock/core/answers/facets';
import type { FiltersOf } from '@tussock/core/list/facet';

/** A query with its filters as the list spells them: the "open" of an address is the "Open" of the list. */
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
  const folded = value.toLowerCase();
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? value : (options.find((option) => option.value.toLowerCase() === folded)?.value ?? value);
}
