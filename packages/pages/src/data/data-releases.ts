import { answerError } from '@tussock/server/http/answer-error';
import { SHARED } from '@tussock/server/http/caching';
import { matchesTag } from '@tussock/server/http/etag';
import { HttpError, notFound, unavailable } from '@tussock/server/http/http-error';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import type { DirectoryReads, Release } from '@tussock/store/directory-reads';
import { ReleaseGone } from '@tussock/store/errors';
import { readOpenData } from '@tussock/store/open-data';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { indexFile } from './index-file';
import { partOf } from './range';
import { type DataFile, releaseFiles } from './release-files';

interface DataReleasesDeps {
  reads: DirectoryReads;
  log?: (event: { level: 'error'; message: string; path: string; error: unknown }) => void;
}

/** Bytes of files that a process caches. */
const CACHED = 48 * 2 ** 20;
/** A function answers 6 MB at the most, and a third more as it encodes files that are no text. */
const MOST_IN_AN_ANSWER = 4 * 2 ** 20;
const HEADERS = {
  ...SECURITY_HEADERS,
  'x-robots-tag': 'noindex',
  'cache-control': SHARED,
  'access-control-allow-origin': '*',
};

const noSuchFile = () =>
  notFound('There is no such file of a release.', 'Each release lists its files in manifest.json.');
const gone = (release: number) =>
  new HttpError(410, {
    message: `The files of release ${release} are not there, or not any more.`,
    hint: 'The releases that have files are in /data/index.json.',
    code: 'release_gone',
  });
const notReadable = () =>
  unavailable(
    'store_unavailable',
    'The directory cannot be read at the moment.',
    'Try again in a minute.',
    30,
  );
const tooLarge = (bytes: number) =>
  new HttpError(413, {
    message: `This file has ${bytes} bytes, and an answer has ${MOST_IN_AN_ANSWER} at the most.`,
    hint: 'Ask for parts of it: Range: bytes=0-4194303, and so on.',
    code: 'ask_for_parts',
  });

/**
 * The files of every release that can be read, under /data: made when they are asked for, from what everyone may read of
 * the release now. See docs/decisions/034-data-releases.md.
 */
export function createDataReleases({ reads, log = () => {} }: DataReleasesDeps) {
  const cache = new LRUCache<string, DataFile[]>({
    maxSize: CACHED,
    sizeCalculation: (files) => files.reduce((sum, { body }) => sum + body.length, 1),
  });

  async function filesOf(number: number): Promise<DataFile[]> {
    const info = await reads.release(number);
    if (!info) throw gone(number);
    const before = info.previous ? await reads.release(info.previous.release) : null;
    const key = keyOf(info, before);
    const known = cache.get(key);
    if (known) return known;
    const read = async (info: Release) => ({ info, data: await readOpenData(reads, info.release) });
    const files = releaseFiles(await read(info), before && (await read(before).catch(nullIfGone)));
    // Something may have been hidden while they were made.
    const again = await reads.release(number);
    if (again && keyOf(again, before && (await reads.release(before.release))) === key) cache.set(key, files);
    return files;
  }

  async function answer(c: Context, find: () => Promise<DataFile | undefined>): Promise<Response> {
    try {
      const file = await find();
      if (!file) throw noSuchFile();
      return answerFile(c, file);
    } catch (error) {
      if (error instanceof HttpError) return answerError(c, error);
      if (error instanceof ReleaseGone) return answerError(c, gone(error.release));
      log({ level: 'error', message: 'data file could not be made', path: c.req.path, error });
      return answerError(c, notReadable());
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

/** The release before may be pruned while it is read: then there is no delta. */
function nullIfGone(error: unknown): null {
  if (error instanceof ReleaseGone) return null;
  throw error;
}

/** Changes with the release, with the one before it, and with what of them may be shown. */
const keyOf = (info: Release, before: Release | null) =>
  `${info.release} ${info.edition} ${before?.edition ?? ''} ${info.settings.address}`;

function answerFile(c: Context, { name, type, body, sha256 }: DataFile): Response {
  const etag = `"${sha256}"`;
  const headers = {
    ...HEADERS,
    etag,
    'content-type': type,
    'accept-ranges': 'bytes',
    ...asDownload(name, c),
  };
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const isSame = [undefined, etag].includes(c.req.header('if-range'));
  const part = isSame ? partOf(c.req.header('range'), body.length) : null;
  if (part === 'outside') return c.body(null, 416, { ...headers, 'content-range': `bytes */${body.length}` });
  if (part === null) {
    if (body.length > MOST_IN_AN_ANSWER && c.req.method !== 'HEAD') throw tooLarge(body.length);
    return c.body(bytesOf(body), 200, { ...headers, 'content-length': String(body.length) });
  }
  const to = Math.min(part.to, part.from + MOST_IN_AN_ANSWER - 1);
  return c.body(bytesOf(body.subarray(part.from, to + 1)), 206, {
    ...headers,
    // The bytes of a part are those of the file as it is: nothing on the way may compress them.
    'cache-control': `${SHARED}, no-transform`,
    'content-length': String(to + 1 - part.from),
    'content-range': `bytes ${part.from}-${to}/${body.length}`,
  });
}

const bytesOf = (body: Buffer) =>
  new Uint8Array(body.buffer, body.byteOffset, body.length) as Uint8Array<ArrayBuffer>;

/** A browser saves tables and databases under a name that says of which release they are. */
const asDownload = (name: string, c: Context): Record<string, string> =>
  /\.(csv|ndjson|sqlite)$/.test(name)
    ? { 'content-disposition': `attachment; filename="release-${c.req.param('release')}-${name}"` }
    : {};
