import type { SearchFileEntry } from './search-files';

/** The name of a file says what is in it, so that none is ever written over. */
export const nameOfFile = (release: number, { sha256 }: SearchFileEntry) => `${release}-${sha256}.sqlite`;

/** What the names of all files of a release begin with. */
export const nameStart = (release: number) => `${release}-`;

/** What the keys of search files in a bucket begin with: the functions may read nothing else there. */
export const SEARCH_FILES_PREFIX = 'search/';
