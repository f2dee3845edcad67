import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LoopbackBucket, startBucket } from '../../../../../tests/support/loopback-bucket';
import { openBucket } from './bucket';
import { downloadedFiles } from './downloaded-files';
import type { SearchFileEntry } from './search-files';

const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };
const PATIENCE = { wait: 20_000, stall: 300, rest: 300 };

let bucket: LoopbackBucket;
let s3: S3Client;
beforeAll(async () => {
  bucket = await startBucket();
  const at = { endpoint: bucket.endpoint, region: 'ap-southeast-2', forcePathStyle: true };
  s3 = new S3Client({ ...at, credentials: CREDENTIALS });
});
afterAll(() => {
  s3.destroy();
  return bucket.close();
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'downloaded-'));
  Object.assign(bucket, { calls: [], fault: null });
  return () => rmSync(folder, { recursive: true });
});

let releases = 0;
/** Stores an object as the file of a new release; `content` may be another than the entry says. */
async function stored(
  content: Buffer = randomBytes(200_000),
  said = content,
): Promise<[number, SearchFileEntry]> {
  const release = ++releases;
  const sha256 = createHash('sha256').update(said).digest('hex');
  const Key = `search/${release}-${sha256}.sqlite`;
  await s3.send(new PutObjectCommand({ Bucket: 'files', Key, Body: content }));
  bucket.calls.length = 0;
  return [release, { version: 1, bytes: said.length, sha256 }];
}

function files(patience: Partial<typeof PATIENCE> = {}) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const identity = async () => ({ region: 'ap-southeast-2', credentials, clockOffset: 0 });
  const env = { AWS_ENDPOINT_URL_S3: bucket.endpoint };
  return downloadedFiles(openBucket(identity, 'files', env), join(folder, 'search'), {
    ...PATIENCE,
    ...patience,
  });
}

const there = () => readdirSync(join(folder, 'search')).sort();

test('a file is downloaded once, however many ask, and then read from the folder, also by the next process', async () => {
  const content = randomBytes(300_000);
  const wanted = await stored(content);
  const one = files();
  const paths = await Promise.all([1, 2, 3, 4, 5].map(() => one.get(...wanted)));
  expect(new Set(paths).size).toBe(1);
  expect(readFileSync(paths[0] as string).equals(content)).toBe(true);
  await one.get(...wanted);
  await files().get(...wanted);
  expect(bucket.calls.length).toBe(1);
});

describe('a file that is not what was published', () => {
  test.each([
    ['has another byte', (bytes: Buffer) => Buffer.concat([bytes.subarray(1), bytes.subarray(0, 1)])],
    ['is shorter', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['is longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(100_000)])],
    ['is empty', () => Buffer.alloc(0)],
  ])('%s: it is refused and leaves nothing behind', async (_, spoil) => {
    const content = randomBytes(100_000);
    const wanted = await stored(spoil(content), content);
    await expect(files().get(...wanted)).rejects.toMatchObject({
      name: 'BadSearchFile',
      what: 'is not what was published',
    });
    expect(bucket.calls.length).toBe(1);
    expect(there()).toEqual([]);
  });

  test('is missing: it is said so', async () => {
    const wanted: [number, SearchFileEntry] = [9_999, { version: 1, bytes: 3, sha256: '0'.repeat(64) }];
    await expect(files().get(...wanted)).rejects.toMatchObject({ name: 'BadSearchFile', what: 'is missing' });
  });
});

describe('while S3 is', () => {
  test.each(['down', 'denied', 'silent', 'stalling', 'cut'] as const)(
    '%s, the store is unavailable; the file comes when S3 is back',
    async (fault) => {
      const wanted = await stored();
      bucket.fault = fault;
      const one = files();
      const failure = await one.get(...wanted).catch((error) => error);
      expect(failure).toMatchObject({ name: 'StoreUnavailable', retryAfter: 5 });
      expect(failure.cause.message).toMatch(
        { down: /503 SlowDown/, denied: /403 AccessDenied/, silent: /./, stalling: /300 ms/, cut: /./ }[
          fault
        ],
      );
      expect(there()).toEqual([]);
      bucket.fault = null;
      await expect
        .poll(() => one.get(...wanted).then(existsSync, () => false), { timeout: 20_000 })
        .toBe(true);
    },
  );
});

test('a failure is the answer for a while, and S3 is not asked again before that', async () => {
  const wanted = await stored();
  bucket.fault = 'denied';
  const one = files({ rest: 60_000 });
  const first = await one.get(...wanted).catch((error) => error);
  const asked = bucket.calls.length;
  bucket.fault = null;
  expect(await one.get(...wanted).catch((error) => error)).toBe(first);
  expect(bucket.calls.length).toBe(asked);
});

test('who waits is told when it takes too long; the download goes on and is there later', async () => {
  const wanted = await stored();
  bucket.fault = 'silent';
  const one = files({ wait: 50, stall: 1_000 });
  await expect(one.get(...wanted)).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { message: 'A search file was not there after 50 ms' },
  });
  // The connection that says nothing is given up, and the second attempt finds S3 back.
  bucket.fault = null;
  const asked = bucket.calls.length;
  await expect.poll(() => one.get(...wanted).then(existsSync, () => false), { timeout: 20_000 }).toBe(true);
  expect(bucket.calls.length).toBe(asked + 1);
});

test('a file that goes while room is made, as where two are downloaded at once, keeps no other back', async () => {
  const wanted = await stored();
  mkdirSync(join(folder, 'search'));
  // It is listed, and is not there when it is looked at.
  symlinkSync('nowhere', join(folder, 'search', '1-gone.sqlite'));
  expect(existsSync(await files().get(...wanted))).toBe(true);
});

test('a new file makes room: of the older ones the newest stays, and nothing that is half written', async () => {
  const one = files();
  const wanted = [await stored(), await stored(), await stored()];
  for (const [at, each] of wanted.entries()) {
    const path = await one.get(...each);
    // Files of one millisecond have no order.
    utimesSync(path, new Date(1_000 * at), new Date(1_000 * at));
    writeFileSync(join(folder, 'search', `left-${at}.part`), 'half');
  }
  const last = await stored();
  await one.get(...last);
  const [, , third] = wanted.map(([release]) => `${release}-`);
  expect(there().map((name) => name.replace(/[0-9a-f]{64}.*/, ''))).toEqual([third, `${last[0]}-`].sort());
});
