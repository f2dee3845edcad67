import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KindResult } from './results';

const HOUR_MS = 3_600_000;

/** What became of the tests of a kind, or of a check, which counts as one test without a file. */
export interface Outcome extends KindResult {
  /** Seconds of the clock, of a check. */
  seconds?: number;
}

export interface TestOptions {
  kinds: readonly string[];
  /** Gives the long proofs the time that they need. */
  full: boolean;
  /** Only the tests that import what has changed since the last commit. */
  changed: boolean;
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, notRun: [], retried: [], files: [] };

export interface Check {
  name: string;
  command: readonly string[];
}

/** Runs a check of `npm run check`, or another command, and shows what it prints. */
export async function runCheck({ name, command }: Check): Promise<Outcome> {
  const started = performance.now();
  return checkOutcome(name, started, await npx(command));
}

/**
 * Runs checks one after the other.
 * @returns the outcome of each, and what all of them printed: they run beside the tests, which print at the same time
 */
export async function runQuietly(checks: readonly Check[]): Promise<{ outcomes: Outcome[]; output: string }> {
  const outcomes: Outcome[] = [];
  let output = '';
  for (const { name, command } of checks) {
    const started = performance.now();
    output += `\n${name}\n`;
    const status = await npx(command, {}, (text) => {
      output += text;
    });
    outcomes.push(checkOutcome(name, started, status));
  }
  return { outcomes, output };
}

function checkOutcome(kind: string, started: number, status: number | null): Outcome {
  const failed = status === 0 ? 0 : 1;
  return { ...NOTHING, kind, passed: 1 - failed, failed, seconds: (performance.now() - started) / 1_000 };
}

/** Runs all tests of some kinds at once, so that no core waits for a kind to end. */
export async function runTests({ kinds, full, changed }: TestOptions): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const file = join(folder, 'results.json');
  try {
    const words = [
      ...['vitest', 'run', '--reporter=default', '--reporter=./scripts/test/results.ts'],
      // Another order is of each kind by itself.
      ...(process.env.SHUFFLE ? kinds.flatMap((kind) => ['--project', kind]) : []),
      ...(full ? [`--testTimeout=${HOUR_MS}`, `--hookTimeout=${HOUR_MS}`] : []),
      ...(changed ? ['--changed', '--passWithNoTests'] : []),
    ];
    const status = await npx(words, { TEST_RESULTS: file, TEST_KINDS: kinds.join() });
    const outcomes: Outcome[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    // A run that ended before it reported has failed.
    if (status !== 0 && outcomes.every(({ failed }) => failed === 0))
      outcomes.push({ ...NOTHING, kind: 'the run itself', failed: 1 });
    return outcomes.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a command of a package that is installed; its output is shown, or given to `listen`. */
async function npx(
  command: readonly string[],
  env: Record<string, string> = {},
  listen?: (text: string) => void,
): Promise<number | null> {
  const child = spawn('npx', ['--no-install', ...command], {
    stdio: listen ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  if (listen)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen);
  const [status] = (await once(child, 'close')) as [number | null];
  return status;
}
