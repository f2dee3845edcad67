import { StoreUnavailable } from '@tussock/server/table/budget';
import type { DirectoryReads } from '../../records/directory-reads';
import { cachedByRelease } from '../../table/result-cache';
import { toldAgain } from '../../table/told-again';
import type { FileOf } from '../search-parts';
import { READABLE_SEARCH_FILES } from './schema';
import { openSearchFile, type SearchFile } from './search-file';
import type { SearchFileEntry, SearchFiles } from './search-files';
import type { OpenSqlite } from './sqlite';

export interface FileOfOptions {
  /** Offers that this process can search in memory where a file cannot be read; any number, if it is not given. */
  mostInMemory?: number;
  /** Of so many offers facets that a file lacks are made of its cards. */
  mostOfCards?: number;
  /** Called for each failure to read a file, and each minute in which a search meets the same one. */
  onFailure?: ((error: SearchFileUnreadable) => void) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** The search file of a release cannot be read: its cause says why. */
class SearchFileUnreadable extends Error {
  override readonly name = 'SearchFileUnreadable';
}

/** Milliseconds until a file that left the cache is closed: a search that still reads it has ended by then. */
const SEARCH_ENDS = 60_000;
/**
 * So many wait for that. A file takes its room on the disk while it is open, and anybody can search in one earlier release after the
 * other: ten files of 100,000 offers fill the scratch folder of a function.
 */
const MOST_WAITING = 2;
const RETRY_AFTER_SECONDS = 5;

/**
 * Finds and opens the search files of releases. A release without a file, and every release where there is no SQLite, is searched in memory. So is
 * one whose file cannot be read or has a version that is not readable, where memory can hold it; otherwise `StoreUnavailable` is thrown.
 * Throws `ReleaseGone` where the file went with its release.
 */
export function createFileOf(
  reads: Pick<DirectoryReads, 'searchFile' | 'release' | 'assertThere'>,
  files: Pick<SearchFiles, 'get'>,
  open: OpenSqlite | null,
  { mostInMemory = Number.POSITIVE_INFINITY, mostOfCards, onFailure = () => {}, now }: FileOfOptions = {},
): FileOf {
  const leaves = closedLater();
  const opened = cachedByRelease(
    async (release): Promise<{ file: SearchFile | null }> => {
      const entry = await reads.searchFile(release);
      if (!open || !entry) return { file: null };
      return { file: await fileAt(release, entry, open) };
    },
    ({ file }) => file && leaves(file),
  );

  /** The same error each time: `toldAgain` knows a fault by it, and would report every search otherwise. */
  const otherVersion = new Error(
    'It has a version that this code does not read: publish the directory again',
  );
  async function fileAt(release: number, entry: SearchFileEntry, sqlite: OpenSqlite): Promise<SearchFile> {
    try {
      if (!READABLE_SEARCH_FILES.includes(entry.version)) throw otherVersion;
      return openSearchFile(sqlite(await files.get(release, entry)), mostOfCards);
    } catch (cause) {
      throw new SearchFileUnreadable(`The search file of release ${release} cannot be read`, { cause });
    }
  }

  const [isTold, isUncountedTold] = [toldAgain<object>(now), toldAgain<number>(now)];
  function report(error: SearchFileUnreadable): void {
    if (isTold(error.cause as object)) onFailure(error);
  }

  /** The file is read all the same: it is the operator who can do something about it. */
  function reportUncounted(release: number, file: SearchFile): void {
    if (file.uncounted.length === 0 || !isUncountedTold(release)) return;
    const cause = new Error('They are later than the file: publish the directory again');
    const message = `The search file of release ${release} cannot be filtered by ${file.uncounted.join(', ')}`;
    onFailure(new SearchFileUnreadable(message, { cause }));
  }

  return async (release) => {
    try {
      const { file } = await opened(release);
      if (file) reportUncounted(release, file);
      return file;
    } catch (error) {
      if (!(error instanceof SearchFileUnreadable)) throw error;
      // A release that is being pruned loses its file first: that is no failure. S3 denies a missing file to those who may not list.
      await reads.assertThere(release);
      report(error);
      const offers = (await reads.release(release))?.counts.offers;
      if (offers !== undefined && offers <= mostInMemory) return null;
      throw new StoreUnavailable(RETRY_AFTER_SECONDS, { cause: error });
    }
  };
}

/** Closes files after a while, or the first of them when there are many. */
function closedLater(): (file: SearchFile) => void {
  const waiting = new Set<SearchFile>();
  const close = (file: SearchFile) => {
    if (waiting.delete(file)) file.close();
  };
  return (file) => {
    waiting.add(file);
    setTimeout(() => close(file), SEARCH_ENDS).unref();
    const [first] = waiting;
    if (first && waiting.size > MOST_WAITING) close(first);
  };
}
