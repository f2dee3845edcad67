import { facetTable, rowsInOrder, tableFor } from '@tussock/core/offer/facet-counts';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { madeOnce } from '../table/result-cache';
import type { OfferRows } from './offer-rows';
import { inScope } from './scope';
import type { TextIndex } from './text-search';

/** The offers of a release in memory: 100,000 of them have more than a gigabyte. */
export function offersInMemory(cards: readonly CatalogueOffer[]): OfferRows {
  const table = facetTable(cards);
  const cardAt = (row: number) => cards[row] as CatalogueOffer;
  return {
    size: cards.length,
    table,
    uncounted: [],
    tableFor: (filters) => tableFor(table, filters),
    inOrder: (sort, context) => rowsInOrder(table, sort, context),
    inScope(scope) {
      const isInside = inScope(scope);
      return isInside && ((row) => isInside(cardAt(row)));
    },
    takingMoney(open_statuses) {
      const takesMoney = takesMoneyIn(open_statuses);
      return (row) => takesMoney(cardAt(row));
    },
    cards: (rows) => rows.map(cardAt),
    fields: (rows) => rows.map(cardAt),
    rowsOfText: madeOnce((text: TextIndex) => {
      const rowOf = new Map(cards.map(({ id }, row) => [id, row]));
      return Int32Array.from({ length: text.size }, (_, document) => {
        const { kind, id } = text.record(document);
        return kind === 'offer' ? (rowOf.get(id ?? '') ?? -1) : -1;
      });
    }),
  };
}
