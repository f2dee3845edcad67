import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { StoreUnavailable } from '@tussock/server/table/budget';
import type { DirectoryTable } from '@tussock/store/client';
import { openBucket } from '@tussock/store/search-bucket';
import { nameOfFile, nameStart, SEARCH_FILES_PREFIX } from '@tussock/store/search-file-name';
import type { SearchFiles } from '@tussock/store/search-files';
import { type DownloadPatience, downloadedFiles } from '@tussock/store/search-files-downloaded';
import pRetry from 'p-retry';
import { rootCause } from '../cli/failure';
import type { Env } from '../cli/linked';

/** An operator is patient: a file of 100 MB may take minutes. */
const PATIENCE: DownloadPatience = { wait: 3_600_000, stall: 30_000, rest: 0 };

/** The search files of a stage on AWS, as whoever publishes reads and writes them. They are read as the functions read them. */
export function searchFilesInBucket(
  table: DirectoryTable,
  bucket: string,
  env: Env = process.env,
  patience = PATIENCE,
): SearchFiles {
  const { region, credentials } = table.client.config;
  const endpoint = env.AWS_ENDPOINT_URL_S3;
  // By itself the SDK waits for ever. Megabytes that the system has taken for a slow line are sent without a sign: an upload has longer.
  const requestHandler = { connectionTimeout: patience.stall, socketTimeout: 4 * patience.stall };
  const own = endpoint ? { endpoint, forcePathStyle: true } : {};
  const client = new S3Client({ region, credentials, requestHandler, ...own });
  const folder = mkdtempSync(join(tmpdir(), 'tussock-search-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    ...downloadedFiles(openBucket(table.identity, bucket, env), folder, patience),
    async put(release, entry, path) {
      const upload = () =>
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: SEARCH_FILES_PREFIX + nameOfFile(release, entry),
            Body: createReadStream(path),
            ContentLength: entry.bytes,
            ContentType: 'application/vnd.sqlite3',
            // S3 refuses bytes that have another hash.
            ChecksumSHA256: Buffer.from(entry.sha256, 'hex').toString('base64'),
          }),
        );
      // What was sent of a stream cannot be sent again: each attempt opens the file.
      await available(pRetry(upload, { retries: 2, shouldRetry: ({ error }) => !isRefused(error) }), bucket);
    },
    async remove(release) {
      const wanted = { Bucket: bucket, Prefix: SEARCH_FILES_PREFIX + nameStart(release) };
      const removeAll = async () => {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, wanted))
          for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      };
      await available(removeAll(), bucket);
    },
  };
}

/** One that only had the time of a wrong clock is not: the client has learnt from it what time it is. */
const isRefused = (error: Error) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode ?? 0) < 500 &&
  !('clockSkewCorrected' in error.$metadata);

/** A command says that its table failed: what failed is named here. */
const available = <T>(call: Promise<T>, bucket: string): Promise<T> =>
  call.catch((error) => {
    throw new StoreUnavailable(5, { cause: new Error(`bucket ${bucket} in S3: ${rootCause(error)}`) });
  });
