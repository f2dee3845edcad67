import type { FirmCards } from '@tussock/core/firm/firm-card';
import type { DirectoryReads, SearchRedaction } from '../records/directory-reads';
import { cachedByRelease, madeOnce } from '../table/result-cache';
import { changedRows } from './file/changed-rows';
import { offersInFile } from './file/offers-in-file';
import type { SearchFile } from './file/search-file';
import { firmTables } from './firm-search';
import { offersInMemory } from './offers-in-memory';
import { textInMemory } from './text-in-memory';
import { readTextIndex } from './text-index';
import { openTextIndex, type TextSource } from './text-search';
import { withoutRemoved } from './without-removed';

/** What a search reads. */
export type SearchReads = Pick<
  DirectoryReads,
  'catalogue' | 'offersOnPlatform' | 'textIndex' | 'firms' | 'searchRedaction'
>;

/** The search file of a release, the same as long as it is open; null where the release is searched in memory. */
export type FileOf = (release: number) => Promise<SearchFile | null>;
/** Finds the search files of what is read this way: the published releases, or a preview. */
export type FileOfReads = (reads: DirectoryReads) => FileOf;

/**
 * What a search needs of a release, from its search file or, without one, from memory. The first search that needs a part
 * loads it, and it is made anew when the release may show less than it did.
 */
export function searchParts(reads: SearchReads, fileOf: FileOf) {
  const offersOf = madeOnce(offersInMemory);
  const textOfMemory = cachedByRelease(async (release) =>
    textInMemory(readTextIndex(await reads.textIndex(release))),
  );
  const wholeFile = madeOnce((file: SearchFile) => offersInFile(file, new Map()));
  const redactedFile = madeOnce((file: SearchFile) =>
    madeOnce((redaction: SearchRedaction) => offersInFile(file, changedRows(file, redaction))),
  );
  const textOfFile = madeOnce((file: SearchFile) => file.text());
  const indexOf = madeOnce(openTextIndex);
  const redactedText = madeOnce((text: TextSource) =>
    madeOnce((redaction: SearchRedaction) => withoutRemoved(text, redaction)),
  );
  const firmsOf = madeOnce((firms: FirmCards) => ({ tables: firmTables(firms), places: firms.places }));
  async function offers(release: number) {
    const file = await fileOf(release);
    if (!file) return offersOf(await reads.catalogue(release));
    const redaction = await reads.searchRedaction(release);
    return redaction ? redactedFile(file)(redaction) : wholeFile(file);
  }
  return {
    offers,
    /** The same for a list of what is on a platform alone: one read of its offers, where they are stored apart. */
    async offersOn(release: number, platform: string) {
      const own = await reads.offersOnPlatform(release, platform);
      return own ? offersOf(own) : offers(release);
    },
    async text(release: number) {
      const [file, redaction] = await Promise.all([fileOf(release), reads.searchRedaction(release)]);
      const text = file ? textOfFile(file) : await textOfMemory(release);
      return indexOf(redaction ? redactedText(text)(redaction) : text);
    },
    firms: async (release: number) => firmsOf(await reads.firms(release)),
  };
}
