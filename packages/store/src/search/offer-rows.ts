import type { CountedTable } from '@tussock/core/list/facet-table';
import type { FacetName, Filters } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import type { DayOrdered, OrderContext } from '@tussock/core/offer/offer-order';
import type { OfferSort } from '@tussock/core/offer/offer-sort';
import type { SearchScope } from './scope';
import type { TextIndex } from './text-search';

export type RowTest = (row: number) => boolean;

/** The offers of a release as rows, newest first, with what a search asks of them. Both engines are one of these. */
export interface OfferRows {
  /** Number of rows. */
  size: number;
  table: CountedTable<FacetName, CatalogueOffer>;
  /** Facets that are not counted, so that nothing may be filtered by them. */
  uncounted: readonly FacetName[];
  /** The same with the values that the filters ask for. */
  tableFor(filters: Filters): CountedTable<FacetName, CatalogueOffer>;
  /** All rows in an order. */
  inOrder(sort: OfferSort, context: OrderContext): Uint32Array;
  /** Which rows a scope has; null for all. */
  inScope(scope: SearchScope | undefined): RowTest | null;
  /** Which rows have one of these statuses. */
  takingMoney(open_statuses: readonly string[]): RowTest;
  cards(rows: readonly number[]): CatalogueOffer[];
  /** What orders look at: of many rows far less than their cards. */
  fields(rows: readonly number[]): DayOrdered[];
  /** By document of the text index its row, −1 for what is no offer or may not be found. */
  rowsOfText(text: TextIndex): Int32Array;
}
