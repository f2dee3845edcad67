import { leanSampleWith, openBenchDirectory } from './directory';
import { commonTag, offersBySlug, pagesOf } from './requests';
import { type Cost, serveApi } from './served';

/**
 * `npm run bench:scale`: the same reads over 1,000 and 20,000 offers, and 100,000 with FULL=1 (or OFFERS=500,2000): requests to the table and
 * read units for each read, which must not grow, and the p50 at one connection. Fails when a read needs more requests.
 */
const COUNTS =
  process.env.OFFERS?.split(',').map(Number) ??
  (process.env.FULL ? [1_000, 20_000, 100_000] : [1_000, 20_000]);

const found: Record<string, Cost[]> = {};
for (const count of COUNTS) {
  const sample = leanSampleWith(count);
  const directory = await openBenchDirectory(`lean-${count}`, sample);
  const tag = commonTag(sample);
  const served = await serveApi(directory.endpoint);
  const reads = {
    'list of 25': () => pagesOf(served, '/api/offers', 400),
    'list of 25 by tag': () => pagesOf(served, `/api/offers?tag=${tag.slug}`, Math.min(400, tag.offers - 25)),
    'one offer by slug': () => offersBySlug(sample, 400),
  };
  for (const [name, requests] of Object.entries(reads)) {
    found[name] ??= [];
    found[name].push(await served.measure(requests(), 100));
  }
  served.close();
  await directory.close();
}

let grown = false;
console.log(
  `\n${'offers'.padEnd(22)}${['requests', 'KB', 'units', 'units a KB', 'p50 ms', 'ratio'].map((name) => name.padStart(12)).join('')}`,
);
for (const [name, costs] of Object.entries(found)) {
  console.log(name);
  for (const [at, { reads, units, bytes, p50 }] of costs.entries()) {
    const first = costs[0] as Cost;
    const columns = [
      reads.toFixed(2),
      (bytes / 1_024).toFixed(1),
      units.toFixed(2),
      (units / (bytes / 1_024)).toFixed(3),
      p50.toFixed(2),
      `${(p50 / first.p50).toFixed(2)} ×`,
    ];
    const label = (COUNTS[at] ?? 0).toLocaleString('en-NZ');
    console.log(`  ${label.padEnd(20)}${columns.map((column) => column.padStart(12)).join('')}`);
    grown ||= reads > first.reads;
  }
}
console.log('Goal: requests and units the same at every size, p50 within 1.2 × of the smallest.');
if (grown) console.error('A read needs more requests to the table in a larger directory.');
process.exitCode = grown ? 1 : 0;
