import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '@tussock/core/list/group-by';
import lighthouse, { type Result } from 'lighthouse';
import pRetry from 'p-retry';
import { launchBrowser } from '../../tests/support/browser';
import { ensureBuild } from '../build/ensure-build';
import { wholeNumber } from '../cli/arguments';
import { defineCommand } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { openDirectory } from '../local/open-directory';
import { addressOf, endServer, listen } from '../local/serve';
import { createSite } from '../local/site';
import { validFolder } from '../seed/folder/valid-folder';
import { PRINT_EXIT_CODES } from './arguments';
import { blockingTime, type TraceEvent } from './blocking-time';
import { pageAddresses } from './page-addresses';

const DEBUGGING_PORT = 9_222 + (process.pid % 700);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/** `blocking`: milliseconds by CPU time. */
type Audited = Result & { blocking: number };

const pages = defineCommand({
  meta: { description: 'Run Lighthouse on one page of every kind, as on a phone' },
  details:
    'It audits the production build; network and processor are simulated. It prints and never fails: on a busy machine the blocking time (TBT), and the score made of it, come out worse than they are; “by CPU” is the same from the CPU time of each task, which holds on a busy machine.',
  example: '--runs 3 /offers /about',
  args: {
    runs: {
      type: 'string',
      valueHint: 'NUMBER',
      default: '1',
      description: 'How often each page is audited; the run with the median score is shown',
    },
    beside: {
      type: 'string',
      valueHint: 'ADDRESS',
      description:
        'A running site of another version, such as http://localhost:3001: each of its pages is audited in turn with ours',
    },
  },
  words: { name: 'ADDRESS', description: 'Only these addresses, such as /offers' },
  async run({ args }) {
    const runs = wholeNumber(args.runs, 'a number of runs');
    const addresses =
      args._.length > 0 ? args._ : pageAddresses(await validFolder('scripts/sample', { quiet: true }));
    await withBrowserAndSite(async (ours) => {
      const sites = [...(args.beside ? [args.beside] : []), ours];
      const remarks: Remark[] = [];
      say(
        `${'perf a11y best seo'.padEnd(22)}${'FCP s'.padStart(7)}${'LCP s'.padStart(7)}  TBT ms  by CPU    CLS`,
      );
      for (const address of addresses) {
        const urls = sites.map((site) => site + address);
        const results = await auditInTurn(urls, runs).catch((error: Error) => error);
        if (results instanceof Error) {
          say(`${address}: ${results.message}`);
          continue;
        }
        sayScores(address, results);
        const own = results.slice(-1);
        remarks.push(...own.flatMap(remarksOf).map((text) => ({ text, address })));
      }
      say('\nWhat Lighthouse would change:');
      for (const [text, found] of groupBy(remarks, (remark) => remark.text))
        say(`${text}\n  on ${found.map(({ address }) => address).join(' ')}`);
    });
  },
});

/** What lowers a score of the page at an address. */
interface Remark {
  text: string;
  address: string;
}

/** Serves the site with a local table of its own and opens a browser that Lighthouse can drive. */
async function withBrowserAndSite(work: (address: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  process.env.TUSSOCK_LOCAL = folder;
  const build = await ensureBuild({ log: say });
  const directory = await openDirectory();
  const server = await listen(
    await createSite(build, directory.reads, { visitors: directory.submissions }),
    0,
  );
  const browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`]);
  try {
    await work(addressOf(server));
  } finally {
    await browser.close();
    await endServer(server);
    await directory.close();
    rmSync(folder, { recursive: true });
  }
}

/** The run of each address with the median score. One after the other, so that a busy machine slows all of them. */
async function auditInTurn(urls: readonly string[], runs: number): Promise<Audited[]> {
  const results = urls.map((): Audited[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, url] of urls.entries()) results[at]?.push(await audit(url));
  return results.map((of) => of.sort((a, b) => score(a) - score(b))[Math.floor(runs / 2)] as Audited);
}

/** Tried three times: on a busy machine an audit fails now and then. */
const audit = (url: string): Promise<Audited> => pRetry(() => auditOnce(url), { retries: 2, minTimeout: 0 });

async function auditOnce(url: string): Promise<Audited> {
  const ran = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'silent',
  });
  if (!ran) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { runtimeError } = ran.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  return { ...ran.lhr, blocking: blockingTime(ran.artifacts.Trace.traceEvents as TraceEvent[]) };
}

function score({ categories }: Result): number {
  return categories.performance?.score ?? 0;
}

/** Our own site is the last. */
function sayScores(address: string, results: readonly Audited[]): void {
  for (const [at, result] of results.entries())
    say(line(at < results.length - 1 ? `${address} beside` : address, result));
}

function line(address: string, { categories, audits, blocking }: Audited): string {
  const scores = CATEGORIES.map((name) =>
    String(Math.round((categories[name]?.score ?? 0) * 100)).padStart(4),
  );
  const [fcp = 0, lcp = 0, tbt = 0] = METRICS.map((name) => audits[name]?.numericValue ?? 0);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
  const times = [
    (fcp / 1_000).toFixed(2),
    (lcp / 1_000).toFixed(2),
    tbt.toFixed(0),
    blocking.toFixed(0),
    shift.toFixed(3),
  ];
  return `${scores.join(' ').padEnd(22)}${times.map((time) => time.padStart(7)).join('')}  ${address}`;
}

/** What lowers a score, other than times. */
function remarksOf({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (name === 'performance' || !audit || weight === 0 || audit.score === null || audit.score === 1)
        return [];
      const nodes = (audit.details as { items?: { node?: { snippet?: string } }[] } | undefined)?.items ?? [];
      const first = nodes.map(({ node }) => node?.snippet).find(Boolean);
      return [`${name}: ${audit.title}${first ? ` (${first})` : ''}`];
    }),
  );
}

await runProgram({ name: 'npm run bench:pages', exitCodes: PRINT_EXIT_CODES, command: pages });
// Lighthouse leaves handles open that would keep the process alive.
process.exit();
