import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { launchBrowser } from '../../tests/support/browser';
import { ensureBuild } from '../build/ensure-build';
import { openDirectory } from '../local/open-directory';
import { addressOf, endServer, listen } from '../local/serve';
import { createSite } from '../local/site';
import { validFolder } from '../seed/folder/valid-folder';
import { pageAddresses } from './page-addresses';

/**
 * `npm run bench:pages [-- /address…]`: Lighthouse as on a telephone, its network and processor simulated, on one page of
 * every kind (or on the addresses given) of the production build. `RUNS=3` takes the middle of three. It prints and never
 * fails: on a busy machine the figures of time, and the score made of them, come out worse than they are.
 */
const RUNS = Number(process.env.RUNS ?? 1);
const DEBUGGING_PORT = 9_222 + (process.pid % 700);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
process.env.TUSSOCK_LOCAL = folder;
const build = await ensureBuild({ log: console.log });
const directory = await openDirectory();
const server = await listen(await createSite(build, directory.reads, directory.submissions), 0);
const browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`]);
const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : pageAddresses(validFolder('scripts/sample', { quiet: true }));
const remarks = new Map<string, string[]>();

console.log(`${'perf a11y best seo'.padEnd(22)}${'FCP s'.padStart(7)}${'LCP s'.padStart(7)}  TBT ms    CLS`);
try {
  for (const address of addresses) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await audit(`${addressOf(server)}${address}`));
    const result = runs.sort((a, b) => score(a) - score(b))[Math.floor(RUNS / 2)] as Result;
    console.log(line(address, result));
    for (const remark of remarksOf(result)) remarks.set(remark, [...(remarks.get(remark) ?? []), address]);
  }
} finally {
  await browser.close();
  await endServer(server);
  await directory.close();
  rmSync(folder, { recursive: true });
}
console.log('\nWhat Lighthouse would have otherwise:');
for (const [remark, where] of remarks) console.log(`${remark}\n  on ${where.join(' ')}`);
process.exit(0);

/** On a busy machine a run can fail of itself: then it is made again. */
async function audit(url: string, tries = 3): Promise<Result> {
  const result = await auditOnce(url).catch((error: Error) => error);
  const failed = result instanceof Error || result.runtimeError !== undefined;
  if (failed && tries > 1) return audit(url, tries - 1);
  if (result instanceof Error) throw result;
  return result;
}

async function auditOnce(url: string): Promise<Result> {
  const ran = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'silent',
  });
  if (!ran) throw new Error(`Lighthouse answered nothing for ${url}`);
  return ran.lhr;
}

function score({ categories }: Result): number {
  return categories.performance?.score ?? 0;
}

function line(address: string, { categories, audits, runtimeError }: Result): string {
  if (runtimeError) return `${address}: ${runtimeError.message}`;
  const scores = CATEGORIES.map((name) =>
    String(Math.round((categories[name]?.score ?? 0) * 100)).padStart(4),
  );
  const [fcp = 0, lcp = 0, tbt = 0] = METRICS.map((name) => audits[name]?.numericValue ?? 0);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
  const times = [(fcp / 1_000).toFixed(2), (lcp / 1_000).toFixed(2), tbt.toFixed(0), shift.toFixed(3)];
  return `${scores.join(' ').padEnd(22)}${times.map((time) => time.padStart(7)).join('')}  ${address}`;
}

/** What lowers a score, beside the times themselves. */
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
