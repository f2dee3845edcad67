import { createHash } from 'node:crypto';
import { StoreUnavailable } from '@tussock/server/table/budget';
import type { DirectoryTable } from '@tussock/store/client';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebBuild } from '../../scripts/build/ensure-build';
import { createSite } from '../../scripts/local/site';
import { preparePublication } from '../../scripts/seed/publication';
import { builtSite } from '../support/built-site';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { type FaultyEngine, startFaulty } from '../support/faulty-engine';
import { pageKinds } from '../support/page-kinds';
import { sampleDirectory } from '../support/sample-directory';

const directory = await sampleDirectory();
const PAGES = pageKinds(directory).filter((path) => path !== '/no-such-page');
const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/blog/rss.xml',
  '/offers/rss.xml',
  '/changes/rss.xml',
  '/images/asset-classes/property.png',
];
/** Pages that show nothing of the directory but its name and address. */
const TEXTS = [
  '/aip-investor-visa',
  '/guides/wholesale-investing-nz',
  '/about',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/qualify',
  '/pie-structure',
  '/pooled-vs-direct',
  '/guides/pie-partnership-company',
  '/guides/reading-an-information-memorandum',
  '/partners',
  '/portfolio-builder',
  '/unlock',
  '/unlock/thank-you',
  '/compare',
  '/watchlist',
  '/my-situation',
  '/glossary',
  '/methodology',
  '/report',
];

let build: WebBuild;
let engine: Engine;
let faulty: FaultyEngine;
let newReader: () => DirectoryTable;
let reads: () => DirectoryReads;
/** With the time that a busy machine needs for the first pages, where the table does answer. */
let patientReads: () => DirectoryReads;

beforeAll(async () => {
  [build, engine] = await Promise.all([builtSite(), startEngine('dynalite')]);
  const table = await newTable(engine);
  await publishRelease(table, preparePublication(directory));
  faulty = await startFaulty(engine);
  newReader = () => openTable(faulty, table.name, 'reader');
  const reader = newReader();
  reads = () => createDirectoryReads({ ...reader, budget: 250 });
  const patient = openTable(faulty, table.name, 'writer');
  patientReads = () => createDirectoryReads(patient);
});
afterEach(() => faulty.mend());
afterAll(async () => {
  await faulty?.close();
  await engine?.close();
});

/** Reads of which those that the test names fail as they do while the table is away. */
function failing(real: DirectoryReads, fails: (name: string) => boolean): DirectoryReads {
  const entries = Object.entries(real).map(([name, read]) => [
    name,
    (...of: unknown[]) => (fails(name) ? Promise.reject(new StoreUnavailable(5)) : read(...of)),
  ]);
  return Object.fromEntries(entries);
}

/** What a visitor and CloudFront see of an answer. */
async function seen(site: Hono, path: string) {
  const answer = await site.request(path, { headers: { 'accept-encoding': 'identity' } });
  const { headers, status } = answer;
  const body = await answer.text();
  return {
    status,
    retry: headers.get('retry-after') !== null,
    caching: headers.get('cache-control'),
    headings: body.match(/<h1/g)?.length ?? 0,
    lost: [...body.matchAll(/We could not load (?:<!-- -->)?([^<.]+)/g)].map(([, what]) => what),
    digest: createHash('sha256').update(body).digest('hex'),
  };
}
const UNAVAILABLE = { status: 503, retry: true, caching: 'no-store' };

describe('while the table is away', () => {
  it.each(['broken', 'throttled', 'silent'] as const)(
    'every page and file of a process that has read nothing is a 503 (%s)',
    async (fault) => {
      faulty.fault = () => fault;
      const site = await createSite(build, reads());
      for (const path of [...PAGES, ...FILES])
        expect({ path, ...(await seen(site, path)) }).toMatchObject({ path, ...UNAVAILABLE });
    },
  );

  it('a page is the same and as helpful as before: its heading, what could not be loaded, the way on', async () => {
    const site = await createSite(
      build,
      failing(reads(), () => true),
    );
    for (const path of PAGES)
      expect({ path, ...(await seen(site, path)) }).toMatchObject({ path, headings: 1 });
    expect((await seen(site, '/offers')).lost).toEqual(['the offers']);
  });

  it('a table that hangs is waited for in one read of a page, at its first try and by the SDK', async () => {
    const asked: unknown[] = [];
    faulty.fault = (_operation, { Key }) => {
      asked.push(Key);
      return 'silent';
    };
    // A reader of its own, since one that met a fault lately asks the SDK alone.
    const site = await createSite(build, createDirectoryReads({ ...newReader(), budget: 250 }));
    await seen(site, '/');
    expect(asked).toEqual(Array(2).fill({ pk: { S: 'RELEASES' }, sk: { S: 'LIVE' } }));
  });

  it('what is in memory is answered, and no other page', async () => {
    let away = false;
    const site = await createSite(
      build,
      failing(patientReads(), () => away),
    );
    const before = await seen(site, '/offers');
    away = true;
    expect(await seen(site, '/offers')).toEqual(before);
    expect(before).toMatchObject({ status: 200, caching: expect.stringContaining('stale-if-error') });
    expect(await seen(site, '/providers')).toMatchObject(UNAVAILABLE);
  });
});

describe('while the release can be read and its records cannot', () => {
  // The counts of the home page are read with the release.
  const recordsFail = (name: string) => !['live', 'release', 'stats'].includes(name);

  it('a page that reads records is a 503; a page that reads none is whole', async () => {
    const site = await createSite(build, failing(patientReads(), recordsFail));
    const whole: string[] = [];
    for (const path of PAGES) {
      const page = await seen(site, path);
      if (page.status === 200) whole.push(path);
      else expect({ path, ...page }).toMatchObject({ path, ...UNAVAILABLE });
    }
    expect(new Set(whole), 'TEXTS').toEqual(new Set(TEXTS));
  });

  it('a section that fails alone offers a retry on a page that nothing caches', async () => {
    let fails = (name: string): boolean => name === 'listBlogPosts';
    const site = await createSite(
      build,
      failing(patientReads(), (name) => fails(name)),
    );
    const partial = await seen(site, '/');
    expect(partial).toMatchObject({ status: 200, caching: 'no-store', lost: ['the blog'] });
    fails = () => false;
    const whole = await seen(site, '/');
    expect(whole).toMatchObject({ caching: expect.stringContaining('s-maxage'), lost: [] });
    fails = (name) => name === 'listBlogPosts';
    expect(await seen(site, '/')).toEqual(whole);
  });
});

describe('a component that fails while it is rendered', () => {
  const [offer] = directory.offers.filter(({ is_active, slug }) => is_active && slug !== null);
  const path = `/offers/${offer?.slug}`;

  it('is logged, answers the shell without stack or path, and is not cached', async () => {
    const said: string[] = [];
    const written = vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => said.push(String(text)) > 0);
    const real = patientReads();
    const site = await createSite(build, {
      ...real,
      getOfferBySlug: async (...of) => {
        const found = await real.getOfferBySlug(...of);
        return found && { ...found, tags: null as never };
      },
    });
    const answer = await site.request(path);
    written.mockRestore();
    const html = await answer.text();
    expect(await seen(site, path)).toMatchObject({ ...UNAVAILABLE, headings: 1 });
    expect(html).toContain('This page is not available just now');
    expect(html).not.toMatch(/TypeError|node_modules|\.[cm]?[jt]sx?:\d|\/packages\//);
    expect(said.join('')).toMatch(new RegExp(`page could not be rendered: ${path} TypeError.*\n +at `));
  });
});
