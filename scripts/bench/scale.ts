import { once } from 'node:events';
import type { Directory } from '@tussock/core/directory/directory';
import { ensureBuild } from '../build/ensure-build';
import { defineCommand } from '../cli/command';
import { CheckError, OperationError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { BENCH_EXIT_CODES, SIZES, sizesOf } from './arguments';
import { type BenchDirectory, leanSampleWith, openBenchDirectory } from './directory';
import type { FirstAnswer } from './first-answer';
import { commonTag, offersBySlug, pagesOf, searches } from './requests';
import { type Cost, serveApi } from './served';
import { started } from './started';

/** Fewer rows than it reads would leave nothing to measure. */
const LEAST_OFFERS = 500;
/** Which release is live is read again every few seconds, so a slower run has some hundredths of a request more. */
const MORE_BY_TIME = 0.1;

const scale = defineCommand({
  meta: { description: 'Measure the same reads over 1,000 and 20,000 offers, and 100,000 with --full' },
  details:
    'It prints the requests to the table, the read units and the p50 at one connection, and the CPU and memory of the first answers of new processes. It fails when a read needs more requests in a larger directory.',
  example: '--offers 500,2000',
  args: SIZES,
  async run({ args }) {
    const sizes = sizesOf(args, [1_000, 20_000], 100_000, LEAST_OFFERS);
    await ensureBuild({ log: say });
    const measured: Measured[] = [];
    for (const size of sizes) measured.push(await measure(size));
    const costs = measured.map(({ reads }) => reads);
    say(`\n${table(sizes, costs)}`);
    say('Goal: requests and units the same at every size, p50 within 1.2 × of the smallest.');
    say('\nThe first answer of a new process: CPU ms, and MB that it has then');
    say(firstTable(sizes, measured));
    const [smallest = {}, ...larger] = costs;
    const grown = Object.keys(smallest).filter((name) =>
      larger.some((costs) => (costs[name]?.reads ?? 0) > (smallest[name]?.reads ?? 0) + MORE_BY_TIME),
    );
    if (grown.length > 0)
      throw new CheckError(`More requests to the table in a larger directory: ${grown.join(', ')}`);
  },
});

const ANY_OFFER = '/offers/…';
/** Pages and files that show or count something of many offers. */
const PAGES = [
  ANY_OFFER,
  ...['/', '/offers', '/offers?layout=table', '/search?q=forestry', '/opportunities/high-return'],
  ...[
    '/asset-classes',
    '/asset-classes/private-credit',
    '/track-record',
    '/corrections',
    '/sources',
    '/data/dictionary',
  ],
  ...['/api/opportunities', '/offers/rss.xml', '/sitemap.xml'],
];

interface Measured {
  reads: Record<string, Cost>;
  /** By path. */
  first: Record<string, FirstAnswer>;
}

/** Each in a process of its own; the least CPU of three, since the machine does other work too. */
async function firstAnswers(
  sample: Directory,
  { env }: BenchDirectory,
): Promise<Record<string, FirstAnswer>> {
  const first: Record<string, FirstAnswer> = {};
  const [offer] = offersBySlug(sample, 1);
  for (const page of PAGES) {
    const path = page === ANY_OFFER && offer ? offer.path.replace('/api', '') : page;
    const tries = [await firstAnswer(path, env), await firstAnswer(path, env), await firstAnswer(path, env)];
    first[page] = tries.reduce((least, one) => (one.cpu < least.cpu ? one : least));
  }
  return first;
}

async function firstAnswer(path: string, directory: BenchDirectory['env']): Promise<FirstAnswer> {
  const { child, first } = await started('first-answer.ts', [path], directory);
  await once(child, 'exit');
  const answer = first as FirstAnswer;
  if (answer.status !== 200) throw new OperationError(`${path} was not answered by a new process.`);
  return answer;
}

/** The cost of each read, and of the first answers, in a directory of a size. */
async function measure(size: number): Promise<Measured> {
  const sample = await leanSampleWith(size);
  const directory = await openBenchDirectory(`lean-${size}`, sample);
  const tag = commonTag(sample);
  const served = await serveApi(directory.env);
  try {
    const tagged = `/api/offers?tag=${tag.slug}`;
    const reads = {
      'list of 25': await served.measure(pagesOf(served, '/api/offers', 400), 100),
      'list of 25 by tag': await served.measure(pagesOf(served, tagged, Math.min(400, tag.offers - 25)), 100),
      'one offer by slug': await served.measure(offersBySlug(sample, 400), 100),
      'words and a filter': await served.measure(searches(sample, 400), 100),
    };
    return { reads, first: await firstAnswers(sample, directory) };
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

function firstTable(sizes: readonly number[], measured: readonly Measured[]): string {
  const head = row(
    'address',
    sizes.map((size) => size.toLocaleString('en-NZ')),
  );
  const lines = PAGES.map((path) =>
    row(
      path,
      measured.map(({ first }) => {
        const { cpu = 0, rss = 0 } = first[path] ?? {};
        return `${cpu.toFixed(0)} (${rss.toFixed(0)})`;
      }),
    ),
  );
  return [head, ...lines].join('\n');
}

const row = (name: string, columns: readonly string[]): string =>
  name.padEnd(32) + columns.map((column) => column.padStart(12)).join('');

await runProgram({ name: 'npm run bench:scale', exitCodes: BENCH_EXIT_CODES, command: scale });
