import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '@tussock/core/directory/assemble';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { madeDirectory } from '../../../../../tests/support/made-directory';
import { buildTextIndex, readTextIndex } from '../text-index';
import { createFileOf, type FileOfOptions } from './file-of';
import { localSqlite } from './local-sqlite';
import { SEARCH_FILE_VERSION } from './schema';
import { BadSearchFile, type SearchFileEntry, type SearchFiles } from './search-files';
import type { OpenSqlite } from './sqlite';
import { writeSearchFile } from './write-search-file';

const content = assemble(madeDirectory({ offers: 8, providers: 2 }));
const OFFERS = content.cards.length;
const ENTRY: SearchFileEntry = { version: SEARCH_FILE_VERSION, bytes: 1, sha256: '' };

let folder: string;
let sqlite: OpenSqlite;
let path: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'file-of-'));
  sqlite = (await localSqlite()) as OpenSqlite;
  path = join(folder, 'search.sqlite');
  const text = readTextIndex(Buffer.from(buildTextIndex(content)));
  writeSearchFile(sqlite, path, { cards: content.cards, text, thresholds: content.settings });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

function fileOf(
  get: SearchFiles['get'],
  options: FileOfOptions & { entry?: SearchFileEntry | null; open?: OpenSqlite | null } = {},
) {
  const { entry = ENTRY, open = sqlite, ...rest } = options;
  const reads = {
    searchFile: async () => entry,
    release: async () => ({ counts: { offers: OFFERS } }) as never,
    assertThere: async () => {},
  };
  return createFileOf(reads, { get }, open, rest);
}

describe('a file that cannot be read', () => {
  const failures = [
    new BadSearchFile(1, 'is missing'),
    new BadSearchFile(1, 'is not what was published'),
    new StoreUnavailable(5),
  ];
  const failing = (error: Error) => async () => {
    throw error;
  };

  test.each(failures.map((error) => [error.message, error] as const))(
    '%s: a release that memory can hold is searched there, a larger one is unavailable',
    async (_, error) => {
      expect(await fileOf(failing(error), { mostInMemory: OFFERS })(1)).toBeNull();
      const tooLarge = fileOf(failing(error), { mostInMemory: OFFERS - 1 })(1);
      await expect(tooLarge).rejects.toMatchObject({
        name: 'StoreUnavailable',
        retryAfter: 5,
        cause: { name: 'SearchFileUnreadable', cause: error },
      });
    },
  );

  test('is no SQLite database, though its hash is right', async () => {
    expect(await fileOf(async () => import.meta.filename)(1)).toBeNull();
  });

  test('is told once for each failure, and tried again', async () => {
    const [first, second] = [new BadSearchFile(1, 'is missing'), new StoreUnavailable(5)];
    const told: unknown[] = [];
    const answers = [first, first, second, path];
    const get = async () => {
      const next = answers.shift();
      if (next instanceof Error) throw next;
      return next as string;
    };
    const open = fileOf(get, { onFailure: ({ cause }) => told.push(cause) });
    for (const expected of [null, null, null]) expect(await open(1)).toBe(expected);
    expect(await open(1)).not.toBeNull();
    expect(told).toEqual([first, second]);
  });
});

test('what the table does not answer is no failure of the file', async () => {
  const error = new StoreUnavailable(7);
  const told: unknown[] = [];
  const reads = {
    searchFile: () => Promise.reject(error),
    release: async () => null,
    assertThere: async () => {},
  };
  const open = createFileOf(reads, { get: async () => path }, sqlite, { onFailure: (one) => told.push(one) });
  await expect(open(1)).rejects.toBe(error);
  expect(told).toEqual([]);
});

test('a file of another version is not asked for: a larger release than memory can hold is unavailable, which is told each minute', async () => {
  const get = vi.fn(async () => path);
  const told: string[] = [];
  const onFailure = ({ cause }: Error) => told.push((cause as Error).message);
  let now = 0;
  const other = { entry: { ...ENTRY, version: SEARCH_FILE_VERSION + 1 }, onFailure, now: () => now };
  expect(await fileOf(get, { ...other, mostInMemory: OFFERS })(1)).toBeNull();
  const tooLarge = fileOf(get, { ...other, mostInMemory: OFFERS - 1 });
  for (now of [0, 59_999, 60_000])
    await expect(tooLarge(1)).rejects.toMatchObject({ name: 'StoreUnavailable', retryAfter: 5 });
  expect(get).not.toHaveBeenCalled();
  // By the first of the two, and twice by the other.
  expect(told).toEqual([expect.stringContaining('publish the directory again'), told[0], told[0]]);
});

test('a file that lacks a filter and is too large to make it of its cards is read all the same, which is told each minute', async () => {
  const lacking = join(folder, 'lacking.sqlite');
  copyFileSync(path, lacking);
  const earlier = sqlite(lacking);
  earlier.exec("DELETE FROM part WHERE name = 'facet term' OR name LIKE 'facet term %'");
  earlier.close();
  const told: string[] = [];
  const onFailure = ({ message }: Error) => told.push(message);
  let now = 0;
  const open = fileOf(async () => lacking, { mostOfCards: OFFERS - 1, onFailure, now: () => now });
  for (now of [0, 59_999, 60_000]) expect((await open(1))?.uncounted).toEqual(['term']);
  expect(told).toEqual(['The search file of release 1 cannot be filtered by term', told[0]]);
  const small = fileOf(async () => lacking, {
    mostOfCards: OFFERS,
    onFailure: ({ message }) => told.push(message),
  });
  expect((await small(1))?.uncounted).toEqual([]);
  expect(told).toHaveLength(2);
});

test.each([
  ['a release without a file', { entry: null }],
  ['no SQLite', { open: null }],
])('%s is searched in memory, however large it is', async (_, options) => {
  const get = vi.fn(async () => path);
  expect(await fileOf(get, { ...options, mostInMemory: 0 })(1)).toBeNull();
  expect(get).not.toHaveBeenCalled();
});

describe('a file of which nobody has use any more is closed', () => {
  let closed: number[];
  let open: ReturnType<typeof fileOf>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    closed = [];
    let opened = 0;
    const counting: OpenSqlite = (file) => {
      const database = sqlite(file);
      const number = ++opened;
      const close = () => {
        closed.push(number);
        database.close();
      };
      return { exec: (sql) => database.exec(sql), prepare: (sql) => database.prepare(sql), close };
    };
    open = fileOf(async () => path, { open: counting });
  });

  test('after the searches that still read it', async () => {
    const first = await open(1);
    await open(2);
    expect(await open(1)).toBe(first);
    await open(3);
    await open(4);
    vi.advanceTimersByTime(1_000);
    expect(closed).toEqual([]);
    expect(first?.card(0).id).toBe(content.cards[0]?.id);
    vi.advanceTimersByTime(120_000);
    expect(closed).toEqual([2, 1]);
    expect((await open(1))?.card(0).id).toBe(content.cards[0]?.id);
  });

  test('at once where more of them wait: removed files take room on the disk while they are open', async () => {
    for (let release = 1; release <= 20; release++) await open(release);
    expect(closed).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    vi.advanceTimersByTime(120_000);
    expect(closed).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
  });
});
