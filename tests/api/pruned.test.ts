import { createApi } from '@tussock/api/app';
import { prune } from '@tussock/store/prune';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePublication } from '../../scripts/seed/publication';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { type FaultyEngine, startFaulty } from '../support/faulty-engine';
import { madeDirectory } from '../support/made-directory';

/** One more than a prune keeps. */
const RELEASES = 6;
const LATER = Date.parse('2040-01-01');

let engine: Engine;
let faulty: FaultyEngine;
let table: Awaited<ReturnType<typeof newTable>>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  faulty = await startFaulty(engine);
  table = await newTable(engine);
  for (let n = 1; n <= RELEASES; n += 1)
    await publishRelease(table, preparePublication(madeDirectory({ offers: 6 + n })));
});
afterAll(async () => {
  await faulty?.close();
  await engine?.close();
});

/** A process that continues with the manifests that it has read. */
function processNow() {
  const reads = createDirectoryReads(openTable(engine, table.name, 'writer'), { now: () => 0 });
  const api = createApi({ reads, build: 'test', today: () => '2026-11-22', report: () => {} });
  return async (address: string) => {
    const answer = await api.request(address);
    return { status: answer.status, body: (await answer.json()) as { data?: unknown[] } };
  };
}

/** Removes the first so many batches of the release that is pruned, and stops as a crash does. Returns true when it is all gone. */
async function pruneBatches(count: number): Promise<boolean> {
  let left = count;
  faulty.fault = (operation) => (operation === 'BatchWriteItem' && left-- <= 0 ? 'broken' : null);
  const writer = {
    ...openTable(faulty, table.name, 'writer'),
    budget: Number.isFinite(count) ? 1_500 : 60_000,
  };
  const done = await prune(writer, { now: LATER }).then(
    (pruned) => pruned.includes(1),
    () => false,
  );
  faulty.mend();
  return done;
}

test('a release that is being pruned answers what it was, or 410, at every moment', {
  timeout: 240_000,
}, async () => {
  const first = processNow();
  const paths = await pinnedPaths(first);
  const before = await Promise.all(paths.map(first));
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]));

  // Each has read the manifest, and nothing else, before the prune begins.
  const processes = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const get = processNow();
      expect((await get('/api/release?release=1')).status).toBe(200);
      return get;
    }),
  );
  let gone: boolean[] = [];
  let done = false;
  for (const [step, get] of processes.entries()) {
    if (done) break;
    done = await pruneBatches(step < 5 ? 4 ** step : Number.POSITIVE_INFINITY);
    const now = await Promise.all(paths.map(get));
    for (const [at, { status, body }] of now.entries())
      if (status === 410) expect(body).toMatchObject({ code: 'release_gone' });
      else expect([paths[at], status, body]).toEqual([paths[at], 200, before[at]?.body]);
    gone = now.map(({ status }) => status === 410);
  }
  expect(done).toBe(true);
  // The manifest says of an empty list that it is empty.
  expect(gone).toEqual(before.map(({ body }) => !('published_at' in body) && body.data?.length !== 0));
  expect((await processNow()('/api/release?release=1')).status).toBe(410);
});

/** An address of every kind of read, pinned to the first release. */
async function pinnedPaths(get: ReturnType<typeof processNow>): Promise<string[]> {
  const kinds = ['offers', 'providers', 'platforms', 'funds', 'tags', 'asset-classes', 'blog-posts', 'faqs'];
  const lists = kinds.map((kind) => `/api/${kind}?release=1`);
  const records = await Promise.all(
    lists.slice(0, -1).map(async (list, at) => {
      const data = (await get(list)).body.data as { id: string; slug?: string | null }[];
      return data.slice(0, 1).map(({ id, slug }) => `/api/${kinds[at]}/${slug ?? id}?release=1`);
    }),
  );
  return [
    '/api/release?release=1',
    ...lists,
    ...records.flat(),
    '/api/offers?tag=tag-1&release=1',
    '/api/search?q=offer&release=1',
    '/api/search?status=Open&release=1',
  ];
}
