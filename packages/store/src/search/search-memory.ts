import type { FirmCards } from '@tussock/core/firm/firm-card';
import type { DirectoryReads } from '../records/directory-reads';
import { cachedByRelease, madeOnce } from '../table/result-cache';
import { firmTables } from './firm-search';
import { offersInMemory } from './offers-in-memory';
import { textInMemory } from './text-in-memory';
import { readTextIndex } from './text-index';
import { openTextIndex } from './text-search';

/** What a search reads. */
export type SearchReads = Pick<DirectoryReads, 'catalogue' | 'textIndex' | 'firms' | 'hiddenFromSearch'>;

/** What a search needs of a release; the first search that needs a part loads it into memory. */
export function searchMemory(reads: SearchReads) {
  // Made anew with what the reads answer: a release may show less than it did.
  const offersOf = madeOnce(offersInMemory);
  const firmsOf = madeOnce((firms: FirmCards) => ({ tables: firmTables(firms), places: firms.places }));
  return {
    offers: async (release: number) => offersOf(await reads.catalogue(release)),
    text: cachedByRelease(async (release) =>
      openTextIndex(textInMemory(readTextIndex(await reads.textIndex(release)))),
    ),
    firms: async (release: number) => firmsOf(await reads.firms(release)),
  };
}
