import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Assembled, assemble } from '@tussock/core/directory/assemble';
import { sha256Of } from '../../search/file/folder-files';
import { SEARCH_FILE_VERSION } from '../../search/file/schema';
import { BadSearchFile, type SearchFileEntry, type SearchFiles } from '../../search/file/search-files';
import type { OpenSqlite } from '../../search/file/sqlite';
import { writeSearchFile } from '../../search/file/write-search-file';
import { buildTextIndex, readTextIndex } from '../../search/text-index';
import type { DirectoryTable } from '../../table/engine/client';
import { Break } from '../chain/verify-content';
import { type ReadyManifest, readManifest } from '../manifest';
import { readTables } from '../tables';

/** Active offers from which on a release has a search file; with fewer, a search in memory is as good. */
const LEAST_OFFERS = 10_000;

/** What writes search files, and where they go. */
export interface SearchFileTarget {
  files: SearchFiles;
  sqlite: OpenSqlite;
  /** For tests: instead of 10,000. */
  leastOffers?: number;
}

/** Whether a release is large enough for a search file. */
export const isLarge = ({ cards }: Pick<Assembled, 'cards'>, leastOffers = LEAST_OFFERS): boolean =>
  cards.length >= leastOffers;

/** The version of the search file that a release gets; null for none. */
export const searchFileVersion = (content: Assembled, target: SearchFileTarget | undefined): number | null =>
  target && isLarge(content, target.leastOffers) ? SEARCH_FILE_VERSION : null;

/** What a search file is made of. */
interface Made {
  content: Assembled;
  textIndex: Uint8Array;
}

/** Writes and stores the search file of a release, and reads it back. Throws `StoreUnavailable` and `BadSearchFile`. */
export async function storeSearchFile(
  release: number,
  made: Made,
  target: SearchFileTarget | undefined,
): Promise<SearchFileEntry | null> {
  const version = searchFileVersion(made.content, target);
  if (!target || version === null) return null;
  return withFile(made, target, version, (entry, path) => store(release, entry, path, target.files));
}

/**
 * Stores the search file of a whole release again where it is missing or damaged, made of its own tables if nothing is given. Throws
 * `StoreUnavailable`, `ReleaseGone`, and an error where this machine writes another file: one with another version of this program, of
 * Node or of SQLite.
 */
export async function restoreSearchFile(
  table: DirectoryTable,
  release: number,
  target: SearchFileTarget | undefined,
  made?: Made,
): Promise<void> {
  if (!target) return;
  const manifest = await readManifest(table, release);
  const entry = manifest?.state === 'ready' ? manifest.search_file : null;
  if (entry?.version !== SEARCH_FILE_VERSION) return;
  const cause = await target.files.get(release, entry).catch((error) => error);
  if (!(cause instanceof Error)) return;
  if (!(cause instanceof BadSearchFile)) throw cause;
  await withFile(made ?? (await madeAgain(table, release)), target, entry.version, async (again, path) => {
    if (again.sha256 !== entry.sha256) throw new Error(`${cause.message}, ${NOT_THE_SAME}`);
    return store(release, entry, path, target.files);
  });
}

async function madeAgain(table: DirectoryTable, release: number): Promise<Made> {
  const content = assemble(await readTables(table, release));
  return { content, textIndex: buildTextIndex(content) };
}

const NOT_THE_SAME =
  'and this machine writes another one, with its versions of this program, Node and SQLite: publish as that one was published, or publish other data';

async function withFile<T>(
  { content, textIndex }: Made,
  { sqlite }: SearchFileTarget,
  version: number,
  use: (entry: SearchFileEntry, path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-search-'));
  try {
    const path = join(folder, 'search.sqlite');
    const { cards, settings: thresholds } = content;
    writeSearchFile(sqlite, path, { cards, text: readTextIndex(Buffer.from(textIndex)), thresholds });
    return await use({ version, bytes: (await stat(path)).size, sha256: await sha256Of(path) }, path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function store(release: number, entry: SearchFileEntry, path: string, files: SearchFiles) {
  await files.put(release, entry, path);
  await files.get(release, entry);
  return entry;
}

/** Throws `Break` where the search file of a whole release is not what was published. */
export async function verifySearchFile(
  files: Pick<SearchFiles, 'get'>,
  { release, search_file: entry }: ReadyManifest,
): Promise<void> {
  if (!entry) return;
  await files.get(release, entry).catch((error) => {
    throw error instanceof BadSearchFile ? new Break(release, `its search file ${error.what}`) : error;
  });
}
