import { spawnSync } from 'node:child_process';
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

/** Runs one of the checks of `npm run check`. */
export function runCheck({ name, command }: { name: string; command: string[] }): Outcome {
  const started = performance.now();
  const failed = npx(command) === 0 ? 0 : 1;
  const seconds = (performance.now() - started) / 1_000;
  return { ...NOTHING, kind: name, passed: 1 - failed, failed, seconds };
}

/** Runs all tests of some kinds at once, so that no core waits for a kind to end. */
export function runTests({ kinds, full, changed }: TestOptions): Outcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const file = join(folder, 'results.json');
  try {
    const words = [
      ...['vitest', 'run', '--reporter=default', '--reporter=./scripts/test/results.ts'],
      ...kinds.flatMap((kind) => ['--project', kind]),
      ...(full ? [`--testTimeout=${HOUR_MS}`, `--hookTimeout=${HOUR_MS}`] : []),
      ...(changed ? ['--changed', '--passWithNoTests'] : []),
    ];
    const status = npx(words, { TEST_RESULTS: file });
    const outcomes: Outcome[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    // A run that ended before it reported has failed.
    if (status !== 0 && outcomes.every(({ failed }) => failed === 0))
      outcomes.push({ ...NOTHING, kind: 'the run itself', failed: 1 });
    return outcomes.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function npx(command: readonly string[], env: Record<string, string> = {}): number | null {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync('npx', ['--no-install', ...command], options).status;
}
