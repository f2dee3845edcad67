import { join } from 'node:path';
import { localSqlite } from '@tussock/store/local-sqlite';
import { createFileOf } from '@tussock/store/search-file-of';
import type { SearchFileTarget } from '@tussock/store/search-file-target';
import { searchFilesIn } from '@tussock/store/search-files-folder';
import type { FileOfReads } from '@tussock/store/search-parts';
import { localFolder } from './folder';

/** The search files of the local directory. */
export const localSearchFiles = (folder = localFolder()) => searchFilesIn(join(folder, 'search'));

/** Where a local publish stores search files; undefined where no SQLite is there to write them. */
export async function localSearchTarget(folder?: string): Promise<SearchFileTarget | undefined> {
  const sqlite = await localSqlite();
  return sqlite ? { files: localSearchFiles(folder), sqlite } : undefined;
}

/** What finds the search files for a local site. */
export async function localFileOf(): Promise<FileOfReads> {
  const sqlite = await localSqlite();
  return (reads) => createFileOf(reads, localSearchFiles(), sqlite);
}
