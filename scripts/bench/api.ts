import type { Directory } from '@tussock/core/directory/directory';
import { wholeNumber } from '../cli/arguments';
import { defineCommand } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { PRINT_EXIT_CODES } from './arguments';
import { openBenchDirectory, sampleWith } from './directory';
import { commonTag, offersBySlug, pagesOf, repeated, searches } from './requests';
import { type Cost, type Served, serveApi } from './served';

/** Fewer rows than it reads would leave nothing to measure. */
const LEAST_OFFERS = 700;

const api = defineCommand({
  meta: { description: 'Measure the CPU time of the read API over many offers' },
  details: 'For our API alone; `npm run bench:peers` compares it with others. It never fails.',
  example: '--offers 5000',
  args: {
    offers: {
      type: 'string',
      valueHint: 'NUMBER',
      default: '20000',
      description: 'How many offers; 20000 without it',
    },
  },
  async run({ args }) {
    const count = wholeNumber(args.offers, 'a number of offers', LEAST_OFFERS);
    const sample = await sampleWith(count);
    const directory = await openBenchDirectory(String(count), sample);
    const served = await serveApi(directory.env);
    try {
      say(`\n${count.toLocaleString('en-NZ')} offers, nothing cached, one connection`);
      say(await uncachedTable(served, sample));
      say('\nFrom the cache, beside a bare handler that answers the same string');
      say(await cachedTable(served));
    } finally {
      served.close();
      await directory.close();
    }
  },
});

async function uncachedTable(served: Served, sample: Directory): Promise<string> {
  const tag = commonTag(sample);
  const tagPages = () => pagesOf(served, `/api/offers?tag=${tag.slug}`, Math.min(500, tag.offers - 25));
  const costs: [string, Cost][] = [
    ['list of 25, full embed', await served.measure(pagesOf(served, '/api/offers', 500), 200)],
    ['one offer by slug', await served.measure(offersBySlug(sample, 600), 200)],
    ['list of 25 by tag', await served.measure(tagPages(), 100)],
    ['text search with a filter', await served.measure(searches(sample, 500), 200)],
  ];
  const rows = costs.map(([name, { cpu, p50, reads, units, bytes }]) => {
    const figures = [cpu.toFixed(2), p50.toFixed(2), reads.toFixed(1), units.toFixed(1), kilobytes(bytes)];
    return row([name, ...figures]);
  });
  return [row(['', 'CPU ms', 'p50 ms', 'reads', 'units', 'KB']), ...rows].join('\n');
}

async function cachedTable(served: Served): Promise<string> {
  const page = '/api/offers?limit=25';
  const { body, headers } = await served.send({ path: page });
  await served.send({ path: '/bare' }, 'PUT', body);
  const bare = await served.measure(repeated({ path: '/bare' }, 4_000), 1_000);
  const warm = await served.measure(repeated({ path: page }, 4_000), 1_000);
  const etag = { 'if-none-match': String(headers.etag) };
  const unchanged = await served.measure(repeated({ path: page, headers: etag }, 4_000), 1_000, 304);
  const costs = [
    ['bare handler', bare],
    ['warm read', warm],
    ['304', unchanged],
  ] as const;
  const rows = costs.map(([name, cost]) => {
    const [cpu, p50] = [cost.cpu / bare.cpu, cost.p50 / bare.p50].map((ratio) => ratio.toFixed(2));
    return row([name, cost.cpu.toFixed(3), cpu, cost.p50.toFixed(3), p50, '<= 2']);
  });
  return [row(['', 'CPU ms', 'ratio', 'p50 ms', 'ratio', 'goal']), ...rows].join('\n');
}

function row([name = '', ...columns]: (string | undefined)[]): string {
  return name.padEnd(28) + columns.map((column = '') => column.padStart(11)).join('');
}

function kilobytes(bytes: number): string {
  return (bytes / 1_024).toFixed(0);
}

await runProgram({ name: 'npm run bench:api', exitCodes: PRINT_EXIT_CODES, command: api });
