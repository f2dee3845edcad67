import { type FacetTable, facetTable } from '@tussock/core/offer/facet-counts';
import type { DirectoryReads } from '../records/directory-reads';
import { cachedByRelease } from '../table/result-cache';
import { firmTables } from './firm-search';
import { openTextIndex } from './text-search';

/** What a search reads. */
export type SearchReads = Pick<DirectoryReads, 'catalogue' | 'textIndex' | 'firms'>;

export interface LoadedOffers {
  table: FacetTable;
  /** Row of the catalogue by offer id. */
  rowOf: Map<string, number>;
}

/** What a search needs of a release; the first search that needs a part loads it into memory. */
export const searchMemory = (reads: SearchReads) => ({
  offers: cachedByRelease(async (release): Promise<LoadedOffers> => {
    const cards = await reads.catalogue(release);
    return { table: facetTable(cards), rowOf: new Map(cards.map((card, row) => [card.id, row])) };
  }),
  text: cachedByRelease(async (release) => openTextIndex(await reads.textIndex(release))),
  firms: cachedByRelease(async (release) => {
    const firms = await reads.firms(release);
    return { tables: firmTables(firms), places: firms.places };
  }),
});
