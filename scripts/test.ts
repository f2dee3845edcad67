import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS } from './check/checks';

/**
 * `npm test`: everything CI runs, kind by kind, and how many of each passed. `npm test -- unit api` runs some kinds only.
 * `--full` makes the long proofs of each kind: tests see it as FULL, and have the time they need.
 */
const HOUR_MS = 3_600_000;
const KINDS = ['unit', 'store', 'api', 'seed', 'infra', 'browser'];

interface Outcome {
  kind: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
}

const full = process.argv.includes('--full');
if (full) process.env.FULL = '1';
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const results = mkdtempSync(join(tmpdir(), 'tests-'));
const outcomes: Outcome[] = [];

if (asked.length === 0) {
  for (const { name, command } of CHECKS) outcomes.push(check(name, command));
}
for (const kind of KINDS) {
  if (asked.length === 0 || asked.includes(kind)) outcomes.push(run(kind));
}

console.log('');
for (const { kind, passed, failed, skipped, seconds } of outcomes) {
  const notes = [failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ');
  console.log(
    `${kind.padEnd(16)} ${String(passed).padStart(5)} passed  ${String(seconds).padStart(4)} s  ${notes}`,
  );
}
const total = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
const failed = total((outcome) => outcome.failed);
const skipped = total((outcome) => outcome.skipped);
console.log(`\n${total((o) => o.passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

function check(kind: string, [tool, ...rest]: string[]): Outcome {
  const started = Date.now();
  const { status } = spawnSync('npx', ['--no-install', tool ?? '', ...rest], { stdio: 'inherit' });
  return {
    kind,
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? 0 : 1,
    skipped: 0,
    seconds: since(started),
  };
}

function run(kind: string): Outcome {
  const started = Date.now();
  const file = join(results, `${kind}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const patience = full ? [`--testTimeout=${HOUR_MS}`, `--hookTimeout=${HOUR_MS}`] : [];
  const words = ['--no-install', 'vitest', 'run', '--project', kind, ...patience, ...reporters];
  const { status } = spawnSync('npx', words, { stdio: 'inherit' });
  const counted = countsIn(file);
  // A run that died, or whose file failed before its tests were known, failed whatever it counted.
  const failed = status === 0 ? 0 : Math.max(1, counted.failed);
  return { kind, ...counted, failed, seconds: since(started) };
}

function countsIn(file: string): { passed: number; failed: number; skipped: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function since(started: number): number {
  return Math.round((Date.now() - started) / 1000);
}
