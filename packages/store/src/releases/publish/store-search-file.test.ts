import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '@tussock/core/directory/assemble';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, newTable, startEngine } from '../../../../../tests/support/engines';
import { madeDirectory } from '../../../../../tests/support/made-directory';
import { createDirectoryReads } from '../../records/reads';
import { createFileOf } from '../../search/file/file-of';
import { searchFilesIn } from '../../search/file/folder-files';
import { localSqlite } from '../../search/file/local-sqlite';
import { SEARCH_FILE_VERSION } from '../../search/file/schema';
import { BadSearchFile, type SearchFiles } from '../../search/file/search-files';
import type { OpenSqlite } from '../../search/file/sqlite';
import { createSearch } from '../../search/search';
import { buildTextIndex } from '../../search/text-index';
import type { DirectoryTable } from '../../table/engine/client';
import { verifyChain } from '../chain/verify-chain';
import { readManifest } from '../manifest';
import { prune } from '../prune';
import { publishRelease } from './publish';

const small = madeDirectory({ offers: 12, providers: 2 });
const content = assemble(small);
const publication = { tables: small, content, textIndex: buildTextIndex(content) };

let engine: Engine;
let sqlite: OpenSqlite;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  sqlite = (await localSqlite()) as OpenSqlite;
}, 60_000);
afterAll(() => engine.close());

let table: DirectoryTable;
let folder: string;
let files: SearchFiles;
beforeEach(async () => {
  table = await newTable(engine);
  folder = mkdtempSync(join(tmpdir(), 'search-files-'));
  files = searchFilesIn(folder);
  return () => rmSync(folder, { recursive: true });
});

const publishWithFile = (leastOffers = 1) =>
  publishRelease(table, publication, { searchFiles: { files, sqlite, leastOffers } });

/** Answers over the table; with its search files where `open` is given. */
function searchWith(open: OpenSqlite | null) {
  const reads = createDirectoryReads(table);
  const counted = { catalogue: 0 };
  const catalogue = (release: number) => {
    counted.catalogue += 1;
    return reads.catalogue(release);
  };
  const search = createSearch({ ...reads, catalogue }, createFileOf(reads, files, open));
  const ask = (q: string) =>
    search.search(1, { q, filters: {}, sort: null, page: 1, limit: 25, today: '2026-11-20' });
  return { ask, counted };
}

test('a large release has a search file, which answers what memory answers and nothing else is loaded for', async () => {
  await publishWithFile();
  const [fromFile, fromMemory] = [searchWith(sqlite), searchWith(null)];
  const name = content.cards[0]?.name ?? '';
  for (const q of ['', name, name.slice(1)]) expect(await fromFile.ask(q)).toEqual(await fromMemory.ask(q));
  expect([fromFile.counted.catalogue > 0, fromMemory.counted.catalogue > 0]).toEqual([false, true]);
});

test('a release with fewer offers than that, or without a place for files, has none', async () => {
  await publishWithFile(content.cards.length + 1);
  expect(await readManifest(table, 1)).toMatchObject({ search_file: null });
  expect(readdirSync(folder)).toEqual([]);
  expect((await searchWith(sqlite).ask('')).total).toBe(content.cards.length);
});

test('published again where files can be written, a release gets its file as a new one', async () => {
  await publishRelease(table, publication);
  expect(await publishWithFile()).toMatchObject({ release: 2, changed: true });
  expect(await publishWithFile()).toMatchObject({ release: 2, changed: false });
  expect(await readManifest(table, 2)).toMatchObject({ search_file: { version: SEARCH_FILE_VERSION } });
});

/** Still as long, which its size does not tell. */
function oneBitOther(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes);
  const last = other.length - 1;
  other[last] = (other[last] as number) ^ 1;
  return other;
}

test('a file that is missing, damaged or cut short is not read: the search is in memory, and verifying says so', async () => {
  await publishWithFile();
  expect((await verifyChain(table, { searchFiles: files })).broken).toBeNull();
  const path = join(folder, readdirSync(folder)[0] as string);
  const bytes = readFileSync(path);
  for (const spoil of [
    () => writeFileSync(path, oneBitOther(bytes)),
    () => writeFileSync(path, Buffer.alloc(bytes.length)),
    () => writeFileSync(path, bytes.subarray(0, 5_000)),
    () => rmSync(path),
  ]) {
    spoil();
    expect((await verifyChain(table, { searchFiles: files })).broken?.what).toContain('search file');
    const { ask, counted } = searchWith(sqlite);
    expect((await ask('')).total).toBe(content.cards.length);
    expect(counted.catalogue).toBeGreaterThan(0);
  }
});

test('a missing or damaged file is there again after the same data is published again', async () => {
  await publishWithFile();
  const path = join(folder, readdirSync(folder)[0] as string);
  const bytes = readFileSync(path);
  for (const spoil of [
    () => rmSync(path),
    () => writeFileSync(path, 'damaged'),
    () => writeFileSync(path, oneBitOther(bytes)),
  ]) {
    spoil();
    expect(await publishWithFile()).toMatchObject({ release: 1, changed: false });
    expect(readFileSync(path).equals(bytes)).toBe(true);
  }
  expect((await verifyChain(table, { searchFiles: files })).broken).toBeNull();
});

test('a machine that writes another file does not put it in the place of a missing one, and says why', async () => {
  await publishWithFile();
  rmSync(join(folder, readdirSync(folder)[0] as string));
  const other: OpenSqlite = (path) => {
    const database = sqlite(path);
    database.exec('PRAGMA page_size = 8192');
    return database;
  };
  const searchFiles = { files, sqlite: other, leastOffers: 1 };
  await expect(publishRelease(table, publication, { searchFiles })).rejects.toThrow(
    /missing.*another one, with its versions of this program, /,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('a publish whose file cannot be stored publishes nothing', async () => {
  const broken = { ...files, get: () => Promise.reject(new BadSearchFile(1, 'is missing')) };
  const searchFiles = { files: broken, sqlite, leastOffers: 1 };
  await expect(publishRelease(table, publication, { searchFiles })).rejects.toThrow();
  expect(await createDirectoryReads(table).live()).toBeNull();
  expect(await publishWithFile()).toMatchObject({ release: 1, continued: true });
});

const LATER = { now: Date.now() + 72 * 3_600_000 };

/** Publishes a release with a file, and as many after it as are kept. */
async function publishOneToPrune() {
  await publishWithFile();
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const tables = {
      ...small,
      offers: small.offers.map((offer) => ({ ...offer, name: `${offer.name} ${n}` })),
    };
    await publishRelease(table, { ...publication, tables, content: assemble(tables) });
  }
}

test('a search of a release that was pruned since it was read is gone, which is no failure of its file', async () => {
  await publishOneToPrune();
  const reads = createDirectoryReads(table);
  await reads.release(1);
  await prune(table, { ...LATER, searchFiles: files });
  // What S3 answers a function for a file that is missing, since it may not list.
  const cause = new Error('S3 answered 403 AccessDenied');
  const denied = { get: () => Promise.reject(new StoreUnavailable(5, { cause })) };
  const onFailure = vi.fn();
  for (const left of [files, denied]) {
    const fileOf = createFileOf(reads, left, sqlite, { mostInMemory: 0, onFailure });
    await expect(fileOf(1)).rejects.toMatchObject({ name: 'ReleaseGone', release: 1 });
  }
  expect(onFailure).not.toHaveBeenCalled();
});

test('a file goes when its release is pruned, also where the place for files is away at first', async () => {
  await publishOneToPrune();
  const away = { remove: () => Promise.reject(new Error('away')) };
  await expect(prune(table, { ...LATER, searchFiles: away })).rejects.toThrow('away');
  await prune(table, { ...LATER, searchFiles: files });
  expect((await readManifest(table, 1))?.state).toBe('pruned');
  expect(readdirSync(folder)).toEqual([]);
});
