import { isTooLargeForFiles, MOST_OFFERS_IN_FILES } from '@tussock/core/release/data-files';
import { answerError } from '@tussock/server/http/answer-error';
import { forAnySite } from '@tussock/server/http/any-site';
import { HttpError, notFound, unavailable } from '@tussock/server/http/http-error';
import type { DirectoryReads, Release } from '@tussock/store/directory-reads';
import { ReleaseGone } from '@tussock/store/errors';
import { readOpenData } from '@tussock/store/open-data';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { answerFile } from './answer-file';
import { indexFile } from './index-file';
import { type DataFile, releaseFiles } from './release-files';

interface DataReleasesDeps {
  reads: DirectoryReads;
  log?: (event: { level: 'error'; message: string; path: string; error: unknown }) => void;
}

/** Bytes of files that a process caches: one release of 5,000 offers. A file that is read in parts is made once, not for each part. */
const CACHED = 96 * 2 ** 20;

const noSuchFile = () =>
  notFound('There is no such file of a release.', 'Each release lists its files in manifest.json.');
const gone = (release: number) =>
  new HttpError(410, {
    message: `The files of release ${release} are not there, or not any more.`,
    hint: 'The releases that have files are in /data/index.json.',
    code: 'release_gone',
  });
const tooLarge = ({ release, counts }: Release) =>
  new HttpError(413, {
    message: `Release ${release} has ${counts.offers} offers: files are made of up to ${MOST_OFFERS_IN_FILES}.`,
    hint: 'Read its lists from the API, page by page: /api/offers, /api/providers, /api/platforms and /api/funds.',
    code: 'release_too_large',
  });
const notReadable = () =>
  unavailable(
    'store_unavailable',
    'The directory cannot be read at the moment.',
    'Try again in a minute.',
    30,
  );

/** Makes the files of a release, and keeps those that were asked for last. Throws 410 and 413 for one that has none. */
function cachedFiles(reads: DirectoryReads): (release: number) => Promise<DataFile[]> {
  const cache = new LRUCache<string, DataFile[]>({
    maxSize: CACHED,
    sizeCalculation: (files) => files.reduce((sum, { body }) => sum + body.length, 1),
  });
  return async (number) => {
    const info = await reads.release(number);
    if (!info) throw gone(number);
    if (isTooLargeForFiles(info)) throw tooLarge(info);
    const before = await releaseBefore(reads, info);
    const key = keyOf(info, before);
    const known = cache.get(key);
    if (known) return known;
    const read = async (info: Release) => ({ info, data: await readOpenData(reads, info.release) });
    const files = releaseFiles(await read(info), before && (await read(before).catch(nullIfGone)));
    // Something may have been hidden while they were made.
    const again = await reads.release(number);
    if (again && keyOf(again, before && (await reads.release(before.release))) === key) cache.set(key, files);
    return files;
  };
}

/**
 * The files of every release that can be read, under /data: made when they are asked for, from what everyone may read of
 * the release now. See docs/decisions/034-data-releases.md.
 */
export function createDataReleases({ reads, log = () => {} }: DataReleasesDeps) {
  const filesOf = cachedFiles(reads);

  async function answer(c: Context, find: () => Promise<DataFile | undefined>): Promise<Response> {
    try {
      const file = await find();
      if (!file) throw noSuchFile();
      return await answerFile(c, file);
    } catch (error) {
      if (error instanceof HttpError) return forAnySite(answerError(c, error));
      if (error instanceof ReleaseGone) return forAnySite(answerError(c, gone(error.release)));
      log({ level: 'error', message: 'data file could not be made', path: c.req.path, error });
      return forAnySite(answerError(c, notReadable()));
    }
  }

  return new Hono()
    .get('/data/index.json', (c) => answer(c, async () => indexFile(reads)))
    .get('/data/:release{[1-9][0-9]{0,8}}/:file', (c) =>
      answer(c, async () => {
        const files = await filesOf(Number(c.req.param('release')));
        return files.find(({ name }) => name === c.req.param('file'));
      }),
    );
}

/** The one before a release, where it has files too: else there is no delta. */
async function releaseBefore(reads: DirectoryReads, { previous }: Release): Promise<Release | null> {
  const before = previous && (await reads.release(previous.release));
  return before && !isTooLargeForFiles(before) ? before : null;
}

/** The release before may be pruned while it is read: then there is no delta. */
function nullIfGone(error: unknown): null {
  if (error instanceof ReleaseGone) return null;
  throw error;
}

/** Changes with the release, with the one before it, and with what of them may be shown. */
const keyOf = (info: Release, before: Release | null) =>
  `${info.release} ${info.edition} ${before?.edition ?? ''} ${info.settings.address}`;
