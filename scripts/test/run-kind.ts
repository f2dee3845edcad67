import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kinds of tests, in the order they run; each is a project of vitest.config.ts. */
export const KINDS = ['unit', 'store', 'api', 'commands', 'infra', 'browser'];

const HOUR_MS = 3_600_000;

/** How many tests of a kind passed; a check counts as one. */
export interface Outcome {
  kind: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the groups of skipped tests; a group says in its name what it would need. */
  notRun: string[];
  seconds: number;
}

/** Runs one of the checks of `npm run check`. */
export function runCheck({ name, command }: { name: string; command: string[] }): Outcome {
  const { status, seconds } = npx(command);
  const failed = status === 0 ? 0 : 1;
  return { kind: name, passed: 1 - failed, failed, skipped: 0, notRun: [], seconds };
}

/** Runs the tests of a kind; `full` gives them the time that the long proofs need. */
export function runKind(kind: string, full: boolean): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    const file = join(folder, 'results.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const timeouts = full ? [`--testTimeout=${HOUR_MS}`, `--hookTimeout=${HOUR_MS}`] : [];
    const { status, seconds } = npx(['vitest', 'run', '--project', kind, ...timeouts, ...reporters]);
    const counted = countsIn(file);
    // A run that crashed, or a file that failed before its tests were known, counts as a failure.
    const failed = status === 0 ? 0 : Math.max(1, counted.failed);
    return { kind, ...counted, failed, seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function npx(command: readonly string[]): { status: number | null; seconds: number } {
  const started = performance.now();
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  return { status, seconds: Math.round((performance.now() - started) / 1_000) };
}

function countsIn(file: string): Omit<Outcome, 'kind' | 'seconds'> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      notRun: skippedGroups(report),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, notRun: [] };
  }
}

/** What vitest writes, as far as it is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { status: string; title: string; ancestorTitles: string[] }[] }[];
}

function skippedGroups({ testResults }: Report): string[] {
  const groups = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ title, ancestorTitles }) => ancestorTitles.filter((name) => name !== '').join(', ') || title);
  return [...new Set(groups)];
}
