import { CHECKS } from '../check/checks';
import { defineCommand } from '../cli/command';
import { CheckError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { KINDS, type Outcome, runCheck, runKind } from './run-kind';

const test = defineCommand({
  meta: { description: 'Run the checks and every kind of test, as CI does' },
  details: 'With kinds, only those tests run, without the checks. The report at the end counts what passed.',
  example: 'unit api',
  args: {
    full: {
      type: 'boolean',
      default: false,
      description: 'Include the long proofs: all kills, all pages, many offers, the mutation run',
    },
  },
  words: { name: 'KIND', description: `A kind of test: ${KINDS.join(', ')}`, options: KINDS },
  run({ args: { full, _: kinds } }) {
    // Tests read it, and the processes they start.
    if (full) process.env.FULL = '1';
    const checks = kinds.length === 0 ? CHECKS.map(runCheck) : [];
    const tests = KINDS.filter((kind) => kinds.length === 0 || kinds.includes(kind));
    const outcomes = [...checks, ...tests.map((kind) => runKind(kind, full))];
    if (full && kinds.length === 0)
      outcomes.push(runCheck({ name: 'mutation', command: ['tsx', 'scripts/mutation/main.ts'] }));
    say(`\n${report(outcomes)}`);
    const failed = outcomes.filter((outcome) => outcome.failed > 0);
    if (failed.length > 0) throw new CheckError(`Failed: ${failed.map(({ kind }) => kind).join(', ')}`);
  },
});

/** One line for each outcome, and the sums. */
function report(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(({ kind, passed, failed, skipped, seconds }) => {
    const notes = [failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ');
    return `${kind.padEnd(16)} ${String(passed).padStart(5)} passed  ${String(seconds).padStart(4)} s  ${notes}`;
  });
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const skipped = sum('skipped');
  const notRun = outcomes.flatMap((outcome) => outcome.notRun.map((group) => `  ${outcome.kind}: ${group}`));
  return [
    ...lines,
    ...(notRun.length > 0 ? ['', 'NOT RUN:', ...notRun] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}

await runProgram({
  name: 'npm test',
  exitCodes: { 0: 'everything passed', 1: 'a test or a check failed', 2: 'the command was used wrongly' },
  command: test,
});
