import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { localSqlite } from '@tussock/store/local-sqlite';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { createFileOf } from '@tussock/store/search-file-of';
import { searchFilesIn } from '@tussock/store/search-files-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '../../scripts/local/site';
import { preparePublication } from '../../scripts/seed/publication';
import { builtSite } from '../support/built-site';
import { type Engine, newTable, startEngine } from '../support/engines';
import { pageKinds } from '../support/page-kinds';
import { sampleDirectory } from '../support/sample-directory';

/** What grows with the offers, so that a function cannot hold it of 100,000; the list of offers, where a page reads it on to its end. */
const WHOLE: readonly (keyof DirectoryReads)[] = ['catalogue', 'changelog', 'textIndex', 'listOffers'];
/** Files that name each offer, and charts and figures of many. */
const FILES = ['/sitemap.xml', '/offers/rss.xml', '/changes/rss.xml', '/blog/rss.xml', '/llms.txt'];
const API = [
  'dictionary',
  'sources',
  'asset-class-figures',
  'opportunities',
  'outcomes',
  'corrections',
  'changes',
  'charts/open-now',
];

let engine: Engine;
let addresses: string[];
let site: Awaited<ReturnType<typeof createSite>>;
const folder = mkdtempSync(join(tmpdir(), 'large-release-'));
const asked: string[] = [];
beforeAll(async () => {
  const [build, sqlite, directory] = await Promise.all([builtSite(), localSqlite(), sampleDirectory()]);
  if (!sqlite) throw new Error('There is no SQLite here');
  engine = await startEngine('dynalite');
  const table = await newTable(engine);
  const files = searchFilesIn(folder);
  await publishRelease(table, preparePublication(directory), {
    searchFiles: { files, sqlite, leastOffers: 1 },
  });
  const reads = new Proxy(createDirectoryReads(table), {
    get(target, name: keyof DirectoryReads) {
      asked.push(name);
      return target[name];
    },
  });
  site = await createSite(build, reads, { searchFileOf: (of) => createFileOf(of, files, sqlite) });
  addresses = [...pageKinds(directory), ...FILES, ...API.map((path) => `/api/${path}`)];
}, 300_000);
afterAll(async () => {
  await engine?.close();
  rmSync(folder, { recursive: true });
});

/** What an address reads whole, and its status. */
async function readFor(path: string): Promise<{ status: number; whole: string[] }> {
  asked.length = 0;
  const answer = await site.request(path);
  await answer.arrayBuffer();
  return { status: answer.status, whole: WHOLE.filter((read) => asked.includes(read)) };
}

test('no page, feed or list of a release with a search file needs its whole catalogue, ledger or text index', async () => {
  const found: string[] = [];
  for (const address of addresses) {
    const { status, whole } = await readFor(address);
    if (whole.length > 0 || (status !== 200 && address !== '/no-such-page'))
      found.push(`${address}: ${status} ${whole.join()}`);
  }
  expect(found).toEqual([]);
  expect(addresses.length).toBeGreaterThan(60);
});
