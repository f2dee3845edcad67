import type { DirectoryReads } from '../../records/directory-reads';
import { cachedByRelease } from '../../table/result-cache';
import type { FileOf } from '../search-parts';
import { SEARCH_FILE_VERSION } from './schema';
import { openSearchFile, type SearchFile } from './search-file';
import type { SearchFiles } from './search-files';
import type { OpenSqlite } from './sqlite';

/**
 * Finds and opens the search files of releases. A release whose file is of another version or not there, and every release
 * where there is no SQLite, is searched in memory.
 */
export function createFileOf(
  reads: Pick<DirectoryReads, 'searchFile'>,
  files: Pick<SearchFiles, 'get'>,
  open: OpenSqlite | null,
): FileOf {
  const opened = cachedByRelease(async (release): Promise<{ file: SearchFile | null }> => {
    const entry = await reads.searchFile(release);
    if (!open || entry?.version !== SEARCH_FILE_VERSION) return { file: null };
    const path = await files.get(release, entry);
    return { file: path === null ? null : openSearchFile(open(path)) };
  });
  return async (release) => (await opened(release)).file;
}
