import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFolder } from '../seed/folder/write-folder';
import { sampleWith } from './directory';

/**
 * `npm run bench:publish`: `npm run seed -- publish` with 1,000 and 5,000 offers, and 20,000 with FULL=1 (or OFFERS=500,2000), into a new local
 * table: the most memory of its own that the command took, the engine inside it, its time, and how its cost grows. Fails above 1 GiB.
 */
const COUNTS =
  process.env.OFFERS?.split(',').map(Number) ?? (process.env.FULL ? [1_000, 5_000, 20_000] : [1_000, 5_000]);
const GIBIBYTE = 2 ** 30;

interface Usage {
  /** Bytes at the most. */
  memory: number;
  /** CPU milliseconds. */
  cpu: number;
}

const measured: (Usage & { offers: number; seconds: number })[] = [];
for (const offers of COUNTS) measured.push({ offers, ...(await published(offers)) });

console.log(
  `\n${['offers', 'seconds', 'CPU s', 'CPU ms each', 'MiB'].map((name) => name.padStart(12)).join('')}`,
);
for (const { offers, seconds, cpu, memory } of measured) {
  const columns = [
    offers.toLocaleString('en-NZ'),
    seconds.toFixed(0),
    (cpu / 1_000).toFixed(0),
    (cpu / offers).toFixed(1),
    (memory / 2 ** 20).toFixed(0),
  ];
  console.log(columns.map((column) => column.padStart(12)).join(''));
}
const [first, last] = [measured[0], measured.at(-1)];
if (first && last) {
  const growth = last.cpu / last.offers / (first.cpu / first.offers);
  console.log(
    `\nCPU an offer, ${last.offers} beside ${first.offers}: ${growth.toFixed(2)} × (linear: 1 or less)`,
  );
}
const over = measured.filter(({ memory }) => memory > GIBIBYTE);
for (const { offers } of over) console.error(`${offers} offers took more than 1 GiB`);
process.exitCode = over.length > 0 ? 1 : 0;

async function published(offers: number): Promise<Usage & { seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  try {
    writeFolder(join(folder, 'data'), sampleWith(offers));
    const started = performance.now();
    const child = fork('scripts/seed/main.ts', ['publish', join(folder, 'data'), '--yes'], {
      execArgv: ['--import', 'tsx', '--import', './scripts/bench/report-usage.mjs'],
      env: { ...process.env, TUSSOCK_LOCAL: join(folder, 'local'), DYNAMODB_ENDPOINT: '' },
    });
    let usage: Usage | undefined;
    child.on('message', (message) => {
      usage = message as Usage;
    });
    const [code] = await once(child, 'exit');
    if (code !== 0 || !usage) throw new Error(`Publishing ${offers} offers ended with ${code}`);
    return { ...usage, seconds: (performance.now() - started) / 1_000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
