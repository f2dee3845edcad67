import { decodeText, encodeText } from './encoded-text';
import { type IndexedText, indexText } from './index-text';
import { isMiniSearch, textOfMiniSearch } from './minisearch-text';
import { type TextSources, textDocuments } from './text-documents';

/** The text index of a release as the publisher stores it and a search with words loads it. */
export const buildTextIndex = (sources: TextSources): Buffer => encodeText(indexText(textDocuments(sources)));

/** Reads what `buildTextIndex` wrote, now or in an earlier version. */
export const readTextIndex = (stored: Buffer): IndexedText =>
  isMiniSearch(stored) ? textOfMiniSearch(stored) : decodeText(stored);
