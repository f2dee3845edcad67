import type { DirectoryReads } from '@tussock/store/directory-reads';
import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '../../scripts/local/site';
import { builtSite } from '../support/built-site';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { publish } from '../support/published';
import { recordRequests } from '../support/recorder';
import { smallDirectory } from '../support/small-directory';

/** Reads of something whole, which grows with the directory. */
const WHOLE: readonly (keyof DirectoryReads)[] = [
  ...(['catalogue', 'eachOffer', 'changelog', 'firms', 'ledger', 'eachSource'] as const),
  ...(['textIndex', 'tombstones', 'outcomes', 'corrections'] as const),
];

let engine: Engine;
let name: string;
let build: Awaited<ReturnType<typeof builtSite>>;
beforeAll(async () => {
  build = await builtSite();
  engine = await startEngine('dynalite');
  const table = await newTable(engine);
  name = table.name;
  await publish(table, smallDirectory());
}, 300_000);
afterAll(() => engine?.close());

/** What a process that has read nothing yet reads for one page: names of reads, and requests of the table. */
async function readFor(path: string) {
  // A writer is patient: on a busy machine a reader would ask again.
  const table = openTable(engine, name, 'writer');
  const requests = recordRequests(table);
  const names: (keyof DirectoryReads)[] = [];
  const started = Date.now();
  // The clock stands still: on a busy machine the pointer would be read again while requests are counted.
  const reads = new Proxy(createDirectoryReads(table, { now: () => started }), {
    get: (target, read: keyof DirectoryReads) => {
      names.push(read);
      return target[read];
    },
  });
  const site = await createSite(build, reads);
  const { status } = await site.request(path);
  table.client.destroy();
  return { status, whole: WHOLE.filter((read) => names.includes(read)), requests: requests.length };
}

// The pointer and the manifest are two requests; the changes of a record need what is denied, two more.
test.each([
  ['/offers/offer-1', 7],
  ['/providers/provider-0', 7],
  ['/platforms/30000000-0000-4000-8000-000000000000', 7],
  ['/funds/fund-0', 6],
  ['/blog/reading-a-term-sheet-1', 7],
])('the first answer of a process, %s, takes %i requests and reads nothing whole', async (path, most) => {
  const { status, whole, requests } = await readFor(path);
  expect([status, whole]).toEqual([200, []]);
  expect(requests).toBeLessThanOrEqual(most);
});
