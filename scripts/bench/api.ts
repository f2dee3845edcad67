import { openBenchDirectory, sampleWith } from './directory';
import { commonTag, offersBySlug, pagesOf, repeated, searches } from './requests';
import { type Cost, serveApi } from './served';

/**
 * `npm run bench:api`: what the read API costs with 20,000 offers (`OFFERS` for another number), in CPU time of the
 * serving process. The figures of PostgREST on PostgreSQL are those of quality.md, taken elsewhere: an absolute time does
 * not carry over to another machine, so the last columns show the goal and not a verdict.
 */
const COUNT = Number(process.env.OFFERS ?? 20_000);
/** CPU milliseconds a request of PostgREST with PostgreSQL took, and the share of it that is the goal. */
const POSTGREST = { list: 4.4, slug: 1.8, tag: 8.5, text: 24.5 };

const sample = sampleWith(COUNT);
const directory = await openBenchDirectory(String(COUNT), sample);
const served = await serveApi(directory.endpoint);
const slugs = offersBySlug(sample, 600);
const tag = commonTag(sample);

const uncached: [string, Cost, number, number][] = [
  [
    'list of 25, full embed',
    await served.measure(pagesOf(served, '/api/offers', 500), 200),
    POSTGREST.list,
    1,
  ],
  ['one offer by slug', await served.measure(slugs, 200), POSTGREST.slug, 0.5],
  [
    'list of 25 by tag',
    await served.measure(pagesOf(served, `/api/offers?tag=${tag.slug}`, Math.min(500, tag.offers - 25)), 100),
    POSTGREST.tag,
    0.25,
  ],
  ['text search with a filter', await served.measure(searches(sample, 500), 200), POSTGREST.text, 0.1],
];
console.log(`\n${COUNT.toLocaleString('en-NZ')} offers, nothing from memory, one connection`);
console.log(row(['', 'CPU ms', 'p50 ms', 'reads', 'units', 'KB', 'PostgREST', 'goal']));
for (const [name, { cpu, p50, reads, units, bytes }, postgrest, share] of uncached) {
  const goal = `< ${(postgrest * share).toFixed(2)}`;
  const figures = [cpu.toFixed(2), p50.toFixed(2), reads.toFixed(1), units.toFixed(1), kilobytes(bytes)];
  console.log(row([name, ...figures, `${postgrest} *`, goal]));
}
console.log('* measured elsewhere, with PostgreSQL; see docs/quality.md');

const page = '/api/offers?limit=25';
const { body, headers } = await served.ask({ path: page });
await served.ask({ path: '/bare' }, 'PUT', body);
const bare = await served.measure(repeated({ path: '/bare' }, 4_000), 1_000);
const warm = await served.measure(repeated({ path: page }, 4_000), 1_000);
const etag = { 'if-none-match': String(headers.etag) };
const unchanged = await served.measure(repeated({ path: page, headers: etag }, 4_000), 1_000, 304);
console.log('\nFrom memory, beside a bare handler that answers the same string');
console.log(row(['', 'CPU ms', 'ratio', 'p50 ms', 'ratio', 'goal']));
for (const [name, cost] of [
  ['bare handler', bare],
  ['warm read', warm],
  ['304', unchanged],
] as const) {
  const ratios = [cost.cpu / bare.cpu, cost.p50 / bare.p50].map((ratio) => ratio.toFixed(2));
  console.log(row([name, cost.cpu.toFixed(3), ratios[0], cost.p50.toFixed(3), ratios[1], '<= 2']));
}
served.close();
await directory.close();

function row([name = '', ...columns]: (string | undefined)[]): string {
  return name.padEnd(28) + columns.map((column = '') => column.padStart(11)).join('');
}

function kilobytes(bytes: number): string {
  return (bytes / 1_024).toFixed(0);
}
