import { sortedRows, type TableOf, tableOf } from '../list/facet-table';
import { FACETS, type FacetName } from './facets';
import type { OfferCard } from './offer';
import { type OfferSort, offerOrder } from './offer-sort';

/** The offers of a release laid out for counting. */
export type FacetTable = TableOf<FacetName, OfferCard>;

export const facetTable = (cards: readonly OfferCard[]): FacetTable => tableOf(FACETS, cards);

/** All row numbers in the order of a sort. The table caches them; "closing soonest" for the latest day only. */
export function rowsInOrder(table: FacetTable, sort: OfferSort, today?: string): Uint32Array {
  const key = sort === 'closing_soonest' ? `${sort} ${today}` : sort;
  for (const old of table.orders.keys())
    if (sort === 'closing_soonest' && old !== key && old.startsWith(sort)) table.orders.delete(old);
  return sortedRows(table, key, offerOrder(sort, today));
}
