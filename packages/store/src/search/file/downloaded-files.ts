import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '@tussock/server/table/budget';
import pRetry from 'p-retry';
import type { Bucket } from './bucket';
import { nameOfFile, SEARCH_FILES_PREFIX } from './file-name';
import { sizeOf } from './folder-files';
import { BadSearchFile, type SearchFileEntry, type SearchFiles } from './search-files';

/** In milliseconds. */
export interface DownloadPatience {
  /** What somebody who needs the file waits for it; the download goes on after that. */
  wait: number;
  /** What a download waits for its first bytes, and for its next ones. */
  stall: number;
  /** How long the failure of a download is the answer, before there is another. */
  rest: number;
}

/** Beside the file that is downloaded: the release before it, whose visitors have not moved on yet. */
const KEPT = 1;
const DRAFT = '.part';
const RETRY_AFTER_SECONDS = 5;

type Wanted = [release: number, entry: SearchFileEntry];
/** By name of the file: what is being downloaded, or failed a moment ago. */
type Downloads = Map<string, Promise<string>>;

/**
 * The search files of a bucket, in a folder that no other process writes to. Each is downloaded once, however many need it, and is
 * there only when its hash is right. Files of older releases make room for new ones.
 */
export function downloadedFiles(
  bucket: Bucket,
  folder: string,
  { wait, stall, rest }: DownloadPatience,
): Pick<SearchFiles, 'get'> {
  const downloads: Downloads = new Map();

  function start(name: string, wanted: Wanted): Promise<string> {
    const download = makeRoom(folder, downloads)
      .then(() => downloadTo(join(folder, name), bucket, wanted, stall))
      .catch((cause) => {
        throw cause instanceof BadSearchFile ? cause : new StoreUnavailable(RETRY_AFTER_SECONDS, { cause });
      });
    downloads.set(name, download);
    const forget = () => downloads.delete(name);
    download.then(forget, () => setTimeout(forget, rest).unref());
    return download;
  }

  return {
    async get(...wanted) {
      const name = nameOfFile(...wanted);
      const path = join(folder, name);
      if (!downloads.has(name) && (await sizeOf(path)) === wanted[1].bytes) return path;
      const download = downloads.get(name) ?? start(name, wanted);
      return Promise.race([download, tooLate(wait)]);
    },
  };
}

async function tooLate(milliseconds: number): Promise<never> {
  await pause(milliseconds, undefined, { ref: false });
  const cause = new Error(`A search file was not there after ${milliseconds} ms`);
  throw new StoreUnavailable(RETRY_AFTER_SECONDS, { cause });
}

const downloadTo = (path: string, bucket: Bucket, wanted: Wanted, stall: number) =>
  pRetry(() => attempt(path, bucket, wanted, stall), {
    retries: 1,
    minTimeout: 100,
    shouldRetry: ({ error }) => !(error instanceof BadSearchFile),
  });

async function attempt(
  path: string,
  bucket: Bucket,
  [release, entry]: Wanted,
  stall: number,
): Promise<string> {
  const body = await bucket.get(SEARCH_FILES_PREFIX + nameOfFile(release, entry), stall);
  if (body === null) throw new BadSearchFile(release, 'is missing');
  const stalled = () => body.destroy(new Error(`S3 sent nothing for ${stall} ms`));
  body.setTimeout(stall, stalled);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* checked(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > entry.bytes) throw new BadSearchFile(release, 'is not what was published');
      hash.update(chunk);
      yield chunk;
    }
  }
  const draft = path + DRAFT;
  try {
    await pipeline(body, checked, createWriteStream(draft));
    if (bytes !== entry.bytes || hash.digest('hex') !== entry.sha256)
      throw new BadSearchFile(release, 'is not what was published');
    await rename(draft, path);
    return path;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes older files, and what a process that was ended has left half written. An open file can be read on. */
async function makeRoom(folder: string, downloads: Downloads): Promise<void> {
  await mkdir(folder, { recursive: true });
  const there = await readdir(folder);
  const drafts = there.filter((name) => name.endsWith(DRAFT) && !downloads.has(name.slice(0, -DRAFT.length)));
  const files = there.filter((name) => !name.endsWith(DRAFT));
  const aged = await Promise.all(
    files.map(async (name) => ({ name, written: await writtenAt(join(folder, name)) })),
  );
  const older = aged.sort((a, b) => b.written - a.written).slice(KEPT);
  for (const name of [...drafts, ...older.map((file) => file.name)])
    await rm(join(folder, name), { force: true });
}

/** In milliseconds since 1970; 0 for a file that another download has removed since it was listed. */
const writtenAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
