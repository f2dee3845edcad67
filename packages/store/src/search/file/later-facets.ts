import type { FacetOption, FacetsOf } from '@tussock/core/list/facet';
import { type Column, tableOf } from '@tussock/core/list/facet-table';
import { FACETS, type FacetName } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';

type OptionsByFacet = ReadonlyMap<FacetName, FacetOption[]>;

/**
 * The columns of facets that are later than the file. They are made of its cards: each is read once, and only what it is counted
 * under is kept.
 */
export function columnsOfCards(
  names: readonly FacetName[],
  cards: Iterable<CatalogueOffer>,
): Column<FacetName>[] {
  if (names.length === 0) return [];
  const rows = Array.from(
    cards,
    (card): OptionsByFacet => new Map(names.map((name) => [name, FACETS[name].optionsOf(card)])),
  );
  const facets = names.map((name) => {
    const optionsOf = (row: OptionsByFacet) => row.get(name) ?? [];
    return [name, { ...FACETS[name], optionsOf }] as const;
  });
  return tableOf(Object.fromEntries(facets) as unknown as FacetsOf<FacetName, OptionsByFacet>, rows).columns;
}
