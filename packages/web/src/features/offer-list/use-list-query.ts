import { FACET_NAMES, type FacetName, type Filters } from '@tussock/core/offer/facets';
import { filtersToParams, type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The list's state, which is the address and nothing else. */
export function useListQuery() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => parseFilters(new URLSearchParams(search)), [search]);
  const addressOf = (query: OfferQuery) => {
    const params = filtersToParams(query).toString();
    return params ? `${pathname}?${params}` : pathname;
  };
  /** Any change but of the page goes back to the first page. */
  const go = (change: Partial<OfferQuery>) =>
    navigate(addressOf({ ...asked, page: 1, ...change }), { preventScrollReset: true });
  return { asked, addressOf, go };
}

/** The filters with one value of one facet switched. */
export function toggled(filters: Filters, name: FacetName, value: string): Filters {
  const chosen = filters[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return Object.fromEntries(
    FACET_NAMES.map((facet) => [facet, facet === name ? next : (filters[facet] ?? [])]).filter(
      ([, values]) => (values as string[]).length > 0,
    ),
  );
}
