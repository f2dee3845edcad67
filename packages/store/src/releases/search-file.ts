import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Assembled } from '@tussock/core/directory/assemble';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { sha256Of } from '../search/file/folder-files';
import { SEARCH_FILE_VERSION } from '../search/file/schema';
import type { SearchFileEntry, SearchFiles } from '../search/file/search-files';
import type { OpenSqlite } from '../search/file/sqlite';
import { writeSearchFile } from '../search/file/write-search-file';
import { readTextIndex } from '../search/text-index';
import type { ReadyManifest } from './manifest';
import { Break } from './verify-content';

/** Active offers from which on a release has a search file; with fewer, a search in memory is as good. */
const LEAST_OFFERS = 10_000;

/** What writes search files, and where they go. */
export interface SearchFileTarget {
  files: SearchFiles;
  sqlite: OpenSqlite;
  /** For tests: instead of 10,000. */
  leastOffers?: number;
}

/** The version of the search file that a release gets; null for none. */
export const searchFileVersion = (
  { cards }: Assembled,
  target: SearchFileTarget | undefined,
): number | null =>
  target && cards.length >= (target.leastOffers ?? LEAST_OFFERS) ? SEARCH_FILE_VERSION : null;

/** Writes and stores the search file of a release, and reads it back. Throws `StoreUnavailable`. */
export async function storeSearchFile(
  release: number,
  { content, textIndex }: { content: Assembled; textIndex: Uint8Array },
  target: SearchFileTarget | undefined,
): Promise<SearchFileEntry | null> {
  const version = searchFileVersion(content, target);
  if (!target || version === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'tussock-search-'));
  try {
    const path = join(folder, 'search.sqlite');
    const { cards, settings: thresholds } = content;
    writeSearchFile(target.sqlite, path, { cards, text: readTextIndex(Buffer.from(textIndex)), thresholds });
    const entry = { version, bytes: (await stat(path)).size, sha256: await sha256Of(path) };
    await target.files.put(release, entry, path);
    const stored = await target.files.get(release, entry);
    if (stored === null || (await sha256Of(stored)) !== entry.sha256) throw new StoreUnavailable(5);
    return entry;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Throws `Break` where the search file of a whole release is not what was published. */
export async function verifySearchFile(
  files: Pick<SearchFiles, 'get'>,
  { release, search_file: entry }: ReadyManifest,
): Promise<void> {
  if (!entry) return;
  const path = await files.get(release, entry);
  if (path === null) throw new Break(release, 'its search file is missing, or is not what was published');
  if ((await sha256Of(path)) !== entry.sha256)
    throw new Break(release, 'its search file is not what was published');
}
