import type { FacetOption, FacetsOf } from '@tussock/core/list/facet';
import { type Column, tableOf } from '@tussock/core/list/facet-table';
import { FACETS, type FacetName } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import type { About } from './schema';

/** The columns of facets that a file lacks or has by other rules: each card is read once, and only what it is counted under is kept. */
export function columnsOfCards(
  names: readonly FacetName[],
  { about, card }: { about: About; card(row: number): CatalogueOffer },
): Column<FacetName>[] {
  if (names.length === 0) return [];
  const rows = Array.from({ length: about.offers }, (_, row) => {
    const offer = card(row);
    return names.map((name): FacetOption[] => FACETS[name].optionsOf(offer));
  });
  const facets = names.map((name, at) => [
    name,
    { ...FACETS[name], optionsOf: (row: (typeof rows)[0]) => row[at] },
  ]);
  return tableOf(Object.fromEntries(facets) as FacetsOf<FacetName, (typeof rows)[0]>, rows).columns;
}
