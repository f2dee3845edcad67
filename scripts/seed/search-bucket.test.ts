import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDirectoryTable } from '@tussock/store/client';
import type { SearchFileEntry, SearchFiles } from '@tussock/store/search-files';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoopbackBucket, startBucket } from '../../tests/support/loopback-bucket';
import { searchFilesInBucket } from './search-bucket';
import { type DirectoryTarget, searchFilesOf } from './target';
import { written } from './written';

let bucket: LoopbackBucket;
let folder: string;
beforeAll(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(join(tmpdir(), 'search-bucket-'));
});
beforeEach(() => Object.assign(bucket, { calls: [], fault: null }));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
});

const table = openDirectoryTable('reader', { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' });
const target = { table, place: 'a table on AWS', onAws: true, close: async () => {} } as DirectoryTarget;
const linked = { SST_RESOURCE_SearchFiles: JSON.stringify({ name: 'files' }) };
const openFiles = (env: Record<string, string> = linked) =>
  searchFilesOf(target, { ...env, AWS_ENDPOINT_URL_S3: bucket.endpoint }) as SearchFiles;

function madeFile(): { path: string; content: Buffer; entry: SearchFileEntry } {
  const bytes = 100_000;
  const content = randomBytes(bytes);
  const path = join(folder, 'made.sqlite');
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, content, entry: { version: 1, bytes, sha256 } };
}

describe('the search files of a stage on AWS', () => {
  it('come back as they were stored, signed and with their hash, as the functions read them', async () => {
    const { path, content, entry } = madeFile();
    const files = openFiles();
    await files.put(12, entry, path);
    expect(readFileSync(await files.get(12, entry)).equals(content)).toBe(true);
    const key = `/files/search/12-${entry.sha256}.sqlite`;
    expect(bucket.calls).toEqual([`PUT ${key}`, `GET ${key}`]);
  });

  it('are in the bucket that is named, or in the one that is linked; a stage without one has none', async () => {
    const { path, entry } = madeFile();
    await openFiles({ ...linked, SEARCH_FILES_BUCKET: 'named' }).put(1, entry, path);
    expect(bucket.calls[0]).toContain('/named/search/');
    expect(searchFilesOf(target, {})).toBeUndefined();
  });

  it('are refused by S3 where they changed on the way', async () => {
    const { path, entry } = madeFile();
    writeFileSync(path, Buffer.alloc(entry.bytes));
    await expect(openFiles().put(3, entry, path)).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await expect(openFiles().get(3, entry)).rejects.toMatchObject({ what: 'is missing' });
  });

  it('are removed for one release and no other', async () => {
    const { path, entry } = madeFile();
    const files = openFiles();
    for (const release of [4, 40, 14]) await files.put(release, entry, path);
    await files.remove(4);
    await files.remove(99);
    const left = openFiles();
    await expect(left.get(4, entry)).rejects.toMatchObject({ what: 'is missing' });
    for (const release of [40, 14]) await left.get(release, entry);
  });

  it('fail a publish or a prune with what S3 said', async () => {
    const { path, entry } = madeFile();
    bucket.fault = 'denied';
    const files = openFiles();
    for (const call of [() => files.put(5, entry, path), () => files.remove(5)])
      await expect(call()).rejects.toMatchObject({
        name: 'StoreUnavailable',
        cause: { message: 'bucket files in S3: AccessDenied' },
      });
  });
});

it('a search file is stored where the clock of this machine is wrong: S3 says the time when it refuses', async () => {
  const now = Date.parse('2026-11-25T00:10:00Z');
  const dates: unknown[] = [];
  const server = createServer((request, response) => {
    dates.push(request.headers['x-amz-date']);
    const isRight = request.headers['x-amz-date'] === '20261125T001000Z';
    response.writeHead(isRight ? 200 : 403, {
      date: new Date(now).toUTCString(),
      'content-type': 'application/xml',
    });
    request.resume().on('end', () => response.end(isRight ? '' : SKEWED));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { path, entry } = madeFile();
  const AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['Date'], now: now - 20 * 60_000 });
  try {
    await searchFilesInBucket(table, 'files', { AWS_ENDPOINT_URL_S3 }).put(5, entry, path);
  } finally {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  }
  expect(dates).toEqual(['20261124T235000Z', '20261125T001000Z']);
});

const SKEWED = '<Error><Code>RequestTimeTooSkewed</Code><Message>too large</Message></Error>';

describe('a bucket that does not answer', () => {
  it('is given up, whether a file is stored, read or removed', async () => {
    const { path, entry } = madeFile();
    const env = { AWS_ENDPOINT_URL_S3: bucket.endpoint };
    const files = searchFilesInBucket(table, 'files', env, { wait: 60_000, stall: 50, rest: 0 });
    bucket.fault = 'silent';
    for (const call of [() => files.put(5, entry, path), () => files.remove(5)])
      await expect(call()).rejects.toMatchObject({
        name: 'StoreUnavailable',
        cause: { message: expect.stringMatching(/^bucket files in S3: .* after 200 ms/) },
      });
    await expect(files.get(5, entry)).rejects.toMatchObject({ name: 'StoreUnavailable' });
  }, 30_000);
});

describe('a publish to a stage that has no bucket yet', () => {
  const publish = async (offers: number, given: DirectoryTarget) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const publication = { content: { cards: Array.from({ length: offers }) } } as never;
    const write = vi.fn(async () => ({ release: 1 }) as never);
    await written(given, publication, { live: null, signal: new AbortController().signal, write });
    const text = said.mock.calls.map(([line]) => String(line)).join('');
    said.mockRestore();
    return { text, write };
  };

  it('says what to deploy first where the release is large, and publishes all the same', async () => {
    const { text, write } = await publish(10_000, target);
    expect(text).toContain('npx sst deploy --stage NAME');
    expect(write).toHaveBeenCalledWith(
      table,
      expect.anything(),
      expect.objectContaining({ searchFiles: undefined }),
    );
  });

  it('says nothing for a small release, or on this machine', async () => {
    expect((await publish(9_999, target)).text).not.toContain('search file');
    expect((await publish(10_000, { ...target, onAws: false })).text).not.toContain('search file');
  });
});
