import type { FirmCards } from '@tussock/core/firm/firm-card';
import { type FacetTable, facetTable } from '@tussock/core/offer/facet-counts';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import type { DirectoryReads } from '../records/directory-reads';
import { cachedByRelease, madeOnce } from '../table/result-cache';
import { firmTables } from './firm-search';
import { openTextIndex } from './text-search';

/** What a search reads. */
export type SearchReads = Pick<DirectoryReads, 'catalogue' | 'textIndex' | 'firms' | 'hiddenFromSearch'>;

export interface LoadedOffers {
  table: FacetTable;
  /** Row of the catalogue by offer id. */
  rowOf: Map<string, number>;
}

/** What a search needs of a release; the first search that needs a part loads it into memory. */
export function searchMemory(reads: SearchReads) {
  // Made anew with what the reads answer: a release may show less than it did.
  const offersOf = madeOnce(
    (cards: CatalogueOffer[]): LoadedOffers => ({
      table: facetTable(cards),
      rowOf: new Map(cards.map((card, row) => [card.id, row])),
    }),
  );
  const firmsOf = madeOnce((firms: FirmCards) => ({ tables: firmTables(firms), places: firms.places }));
  return {
    offers: async (release: number) => offersOf(await reads.catalogue(release)),
    text: cachedByRelease(async (release) => openTextIndex(await reads.textIndex(release))),
    firms: async (release: number) => firmsOf(await reads.firms(release)),
  };
}
