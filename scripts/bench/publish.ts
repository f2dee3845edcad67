import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesIn } from '../cli/bytes-in';
import { defineCommand } from '../cli/command';
import { CheckError, OperationError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import type { LocalEngine } from '../local/engine';
import { writeFolder } from '../seed/folder/write-folder';
import { BENCH_EXIT_CODES, SIZES, sizesOf } from './arguments';
import { sampleWith } from './directory';
import { started } from './started';

const GIBIBYTE = 2 ** 30;

/** The sizes that have to fit into that. */
const MOST_BOUND = 20_000;

/** What publishing a directory took, without the engine. */
interface Usage {
  /** Resident bytes at the most. */
  memory: number;
  /** CPU milliseconds. */
  cpu: number;
}

interface Measured extends Usage {
  offers: number;
  seconds: number;
  /** CPU milliseconds of the engine. */
  engine: number;
  /** Bytes of the data folder, the table and the search file. */
  disk: number;
}

const publish = defineCommand({
  meta: { description: 'Measure publishing 1,000 and 5,000 offers, and 20,000 with --full' },
  details:
    'It prints the memory, the time and how the cost grows, for a new local table each; the table is a process of its own. It fails when up to 20,000 offers take more than 1 GiB.',
  example: '--offers 10000,20000,50000,100000',
  args: SIZES,
  async run({ args }) {
    const measured: Measured[] = [];
    for (const offers of sizesOf(args, [1_000, 5_000], 20_000)) measured.push(await published(offers));
    say(`\n${table(measured)}`);
    const [first, last] = [measured[0], measured.at(-1)];
    if (first && last) {
      const growth = last.cpu / last.offers / (first.cpu / first.offers);
      say(
        `\nCPU for each offer, ${last.offers} beside ${first.offers}: ${growth.toFixed(2)} × (linear: 1 or less)`,
      );
    }
    const bound = measured.filter(({ offers }) => offers <= MOST_BOUND);
    const over = bound.filter(({ memory }) => memory > GIBIBYTE).map(({ offers }) => offers);
    if (over.length > 0) throw new CheckError(`More than 1 GiB with ${over.join(', ')} offers`);
  },
});

function table(measured: readonly Measured[]): string {
  const whole = (number: number) => Math.round(number).toLocaleString('en-NZ');
  const rows = measured.map(({ offers, seconds, cpu, engine, memory, disk }) => [
    ...[whole(offers), whole(seconds)],
    ...[whole(cpu / 1_000), (cpu / offers).toFixed(2)],
    ...[whole(memory / 2 ** 20), whole(memory / 2 ** 10 / offers)],
    ...[whole(engine / 1_000), (engine / offers).toFixed(2)],
    whole(disk / 1_000_000),
  ]);
  const head = [
    ...['offers', 'seconds', 'CPU s', 'CPU ms each', 'MiB', 'KiB each'],
    ...['table CPU s', 'table ms each', 'disk MB'],
  ];
  return [head, ...rows].map((columns) => columns.map((column) => column.padStart(14)).join('')).join('\n');
}

async function published(offers: number): Promise<Measured> {
  const { program, flags } = seedCommand();
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  try {
    writeFolder(join(folder, 'data'), await sampleWith(offers));
    const local = { TUSSOCK_LOCAL: join(folder, 'local'), DYNAMODB_ENDPOINT: '' };
    const { child: engine, first: address } = await started('engine-process.ts', [], local);
    const began = performance.now();
    const child = fork(program, ['publish', join(folder, 'data'), '--yes', '--largest-file', '2000'], {
      execArgv: [...flags, '--import', 'tsx', '--import', './scripts/bench/report-usage.mjs'],
      env: { ...process.env, ...local, ...(address as LocalEngine['env']) },
    });
    let usage: Usage | undefined;
    child.on('message', (message) => {
      usage = message as Usage;
    });
    const [code] = await once(child, 'exit');
    const seconds = (performance.now() - began) / 1_000;
    engine.send('end');
    const [engineCpu] = (await once(engine, 'message')) as [number];
    await once(engine, 'exit');
    if (code !== 0 || !usage) throw new OperationError(`Publishing ${offers} offers ended with ${code}.`);
    return { ...usage, offers, seconds, engine: engineCpu, disk: bytesIn(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The command as `npm run seed` starts it, with its flags for Node. */
function seedCommand(): { program: string; flags: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, ...flags] = (scripts.seed as string).split(' ');
  return { program: flags.pop() as string, flags };
}

await runProgram({ name: 'npm run bench:publish', exitCodes: BENCH_EXIT_CODES, command: publish });
