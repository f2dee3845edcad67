import { defineCommand } from '../cli/command';
import { CheckError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { BENCH_EXIT_CODES, SIZES, sizesOf } from './arguments';
import { leanSampleWith, openBenchDirectory } from './directory';
import { commonTag, offersBySlug, pagesOf, searches } from './requests';
import { type Cost, serveApi } from './served';

/** Fewer rows than it reads would leave nothing to measure. */
const LEAST_OFFERS = 500;
/** Which release is live is read again every few seconds, so a slower run has some hundredths of a request more. */
const MORE_BY_TIME = 0.1;

const scale = defineCommand({
  meta: { description: 'Measure the same reads over 1,000 and 20,000 offers, and 100,000 with --full' },
  details:
    'It prints the requests to the table, the read units and the p50 at one connection. It fails when a read needs more requests in a larger directory.',
  example: '--offers 500,2000',
  args: SIZES,
  async run({ args }) {
    const sizes = sizesOf(args, [1_000, 20_000], 100_000, LEAST_OFFERS);
    const measured: Record<string, Cost>[] = [];
    for (const size of sizes) measured.push(await measure(size));
    say(`\n${table(sizes, measured)}`);
    say('Goal: requests and units the same at every size, p50 within 1.2 × of the smallest.');
    const [smallest = {}, ...larger] = measured;
    const grown = Object.keys(smallest).filter((name) =>
      larger.some((costs) => (costs[name]?.reads ?? 0) > (smallest[name]?.reads ?? 0) + MORE_BY_TIME),
    );
    if (grown.length > 0)
      throw new CheckError(`More requests to the table in a larger directory: ${grown.join(', ')}`);
  },
});

/** The cost of each read in a directory of a size. */
async function measure(size: number): Promise<Record<string, Cost>> {
  const sample = await leanSampleWith(size);
  const directory = await openBenchDirectory(`lean-${size}`, sample);
  const tag = commonTag(sample);
  const served = await serveApi(directory.env);
  try {
    const tagged = `/api/offers?tag=${tag.slug}`;
    return {
      'list of 25': await served.measure(pagesOf(served, '/api/offers', 400), 100),
      'list of 25 by tag': await served.measure(pagesOf(served, tagged, Math.min(400, tag.offers - 25)), 100),
      'one offer by slug': await served.measure(offersBySlug(sample, 400), 100),
      'words and a filter': await served.measure(searches(sample, 400), 100),
    };
  } finally {
    served.close();
    await directory.close();
  }
}

function table(sizes: readonly number[], measured: readonly Record<string, Cost>[]): string {
  const header = ['requests', 'KB', 'units', 'units a KB', 'p50 ms', 'ratio'];
  const lines = [row('offers', header)];
  const [smallest = {}] = measured;
  for (const [name, first] of Object.entries(smallest)) {
    lines.push(name);
    for (const [at, costs] of measured.entries()) {
      const { reads, units, bytes, p50 } = costs[name] ?? first;
      const figures = [
        reads.toFixed(2),
        (bytes / 1_024).toFixed(1),
        units.toFixed(2),
        (units / (bytes / 1_024)).toFixed(3),
        p50.toFixed(2),
        `${(p50 / first.p50).toFixed(2)} ×`,
      ];
      lines.push(row(`  ${(sizes[at] ?? 0).toLocaleString('en-NZ')}`, figures));
    }
  }
  return lines.join('\n');
}

const row = (name: string, columns: readonly string[]): string =>
  name.padEnd(22) + columns.map((column) => column.padStart(12)).join('');

await runProgram({ name: 'npm run bench:scale', exitCodes: BENCH_EXIT_CODES, command: scale });
