import { CHECKS } from '../check/checks';
import { defineCommand } from '../cli/command';
import { CheckError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { KINDS } from './kinds';
import { report } from './report';
import { runCheck, runQuietly, runTests } from './run';

const BUILD = { name: 'build', command: ['tsx', 'scripts/build/main.ts'] };
const MUTATION = { name: 'mutation', command: ['tsx', 'scripts/mutation/main.ts'] };

const flag = (description: string) => ({ type: 'boolean', default: false, description }) as const;

const test = defineCommand({
  meta: { description: 'Run the checks and every kind of test, as CI does' },
  details:
    'With kinds, or with --changed, only those tests run, without the checks. The report at the end counts what passed.',
  example: 'unit api',
  args: {
    full: flag('Include the long proofs: all kills, all pages, many offers, both engines, the mutation run'),
    changed: flag('Only tests that import a file that has changed since the last commit'),
    shuffle: flag('In another order at each run; the seed is printed, and SHUFFLE=SEED repeats it'),
  },
  words: { name: 'KIND', description: `A kind of test: ${KINDS.join(', ')}`, options: KINDS },
  async run({ args: { full, changed, shuffle, _: kinds } }) {
    // Tests read them, and the processes they start.
    if (full) process.env.FULL = '1';
    if (shuffle) process.env.SHUFFLE ??= String(Date.now() % 1_000_000);
    const isWhole = kinds.length === 0 && !changed;
    // The build has no work for all cores, and tests often wait, for tables, processes and browsers.
    const checking = runQuietly(isWhole ? CHECKS : []);
    const outcomes = isWhole ? [await runCheck(BUILD)] : [];
    const asked = KINDS.filter((kind) => kinds.length === 0 || kinds.includes(kind));
    const tests = await runTests({ kinds: asked, full, changed });
    const checks = await checking;
    if (checks.output) say(checks.output);
    outcomes.push(...checks.outcomes, ...tests);
    if (full && isWhole) outcomes.push(await runCheck(MUTATION));
    say(`\n${report(outcomes)}`);
    if (process.env.SHUFFLE) say(`The order of SHUFFLE=${process.env.SHUFFLE}`);
    const failed = outcomes.filter((outcome) => outcome.failed > 0);
    if (failed.length > 0) throw new CheckError(`Failed: ${failed.map(({ kind }) => kind).join(', ')}`);
  },
});

await runProgram({
  name: 'npm test',
  exitCodes: { 0: 'everything passed', 1: 'a test or a check failed', 2: 'the command was used wrongly' },
  command: test,
});
