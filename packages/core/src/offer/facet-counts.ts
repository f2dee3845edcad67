import { sortedRows, type TableOf, tableOf, withAsked } from '../list/facet-table';
import { FACETS, type FacetName, type Filters } from './facets';
import type { CatalogueOffer } from './offer';
import { DAY_ORDERS, type OrderContext, offerOrder } from './offer-order';
import type { OfferSort } from './offer-sort';

/** The offers of a release laid out for counting. */
export type FacetTable = TableOf<FacetName, CatalogueOffer>;

export const facetTable = (cards: readonly CatalogueOffer[]): FacetTable => tableOf(FACETS, cards);

/** The same with the values that filters ask for. */
export const tableFor = (table: FacetTable, filters: Filters) =>
  withAsked(table, filters, table.cards.length, ({ holds }, value) =>
    [...table.cards.keys()].filter((row) => holds(table.cards[row] as CatalogueOffer, value)),
  );

/** All row numbers in the order of a sort. The table caches them; an order that depends on the day, for the latest one only. */
export function rowsInOrder(table: FacetTable, sort: OfferSort, context: OrderContext): Uint32Array {
  const { today, rate } = context;
  if (!dependsOnDay(sort)) return sortedRows(table, sort, offerOrder(sort, context));
  const key = [sort, rate, today].filter(Boolean).join(' ');
  for (const old of table.orders.keys())
    if (old.startsWith(`${sort} `) && !old.endsWith(today)) table.orders.delete(old);
  return sortedRows(table, key, offerOrder(sort, context));
}

/** Whether the order may be another one tomorrow. */
export const dependsOnDay = (sort: string | undefined): sort is keyof typeof DAY_ORDERS =>
  sort !== undefined && Object.hasOwn(DAY_ORDERS, sort);
