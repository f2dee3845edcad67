import { join } from 'node:path';
import { wholeNumber } from '../cli/arguments';
import { defineCommand } from '../cli/command';
import { CheckError, UsageError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { note, say } from '../cli/terminal';
import { KINDS } from '../test/kinds';
import { readAccepted } from './accepted';
import { GUARDED } from './guarded';
import { runMutation } from './mutation';
import { PARTS } from './parts';
import { guardedTableOf, meetsGoals, survivorsOf, tableOf } from './report';

const number = (value: string, description: string) =>
  ({ type: 'string', valueHint: 'NUMBER', default: value, description }) as const;
const flag = (description: string) => ({ type: 'boolean', default: false, description }) as const;

/** Browser tests take minutes for one change. */
const TRIED_KINDS = KINDS.filter((kind) => kind !== 'browser');

function kindsOf(words: string | undefined): string[] {
  const kinds = words?.split(',') ?? TRIED_KINDS;
  const unknown = kinds.find((kind) => !TRIED_KINDS.includes(kind));
  if (unknown !== undefined)
    throw new UsageError(`--kinds does not know ${unknown}. It knows ${TRIED_KINDS.join(', ')}.`);
  return kinds;
}

function countOf({ all, guarded, count }: { all: boolean; guarded: boolean; count: string }): number {
  if (guarded) return 0;
  return all ? Number.POSITIVE_INFINITY : wholeNumber(count, 'a number of changes');
}

const mutation = defineCommand({
  meta: { description: 'Change the code in small ways and show which changes no test notices' },
  details:
    'Only copies are changed, under .local/mutation. Every change to code that guards people is tried, and a sample of the others. What earlier runs found out is used again where nothing has changed.',
  example: 'submissions pages',
  args: {
    all: flag('Try every change, also outside guarded code'),
    sampled: flag('Leave out guarded code, for a quick look'),
    guarded: flag('Guarded code alone'),
    own: flag('Only the tests of the parts themselves, for a quick look'),
    only: {
      type: 'string',
      valueHint: 'GLOB',
      description: 'Only changes in these files, such as "packages/core/src/pie/*.ts"',
    },
    count: number('40', 'How many changes outside guarded code are tried in each part'),
    seed: number('1', 'Another number draws other changes'),
    patience: number('60', 'Seconds of tests tried on one change'),
    workers: number('2', 'How many changes are tried at once'),
    kinds: {
      type: 'string',
      valueHint: 'KIND,KIND',
      description: `Only tests of these kinds, for a quick look: ${TRIED_KINDS.join(', ')}`,
    },
  },
  words: {
    name: 'PART',
    description: `Only these parts: ${PARTS.map(({ name }) => name).join(', ')}`,
    options: PARTS.map(({ name }) => name),
  },
  async run({ args }) {
    const report = await runMutation({
      root: join(import.meta.dirname, '../..'),
      parts: PARTS,
      guarded: GUARDED,
      accepted: readAccepted(join(import.meta.dirname, 'accepted.json')),
      names: args._,
      only: args.only ?? null,
      ownTestsOnly: args.own,
      kinds: kindsOf(args.kinds),
      count: countOf(args),
      sampledOnly: args.sampled,
      seed: wholeNumber(args.seed, 'a seed'),
      patience: wholeNumber(args.patience, 'a number of seconds'),
      grace: 30,
      lanes: wholeNumber(args.workers, 'a number of workers'),
      log: note,
    });
    for (const part of report.parts) {
      const survivors = survivorsOf(part);
      if (survivors.length > 0) say(`\n${part.name}: no test noticed\n${survivors.join('\n')}`);
    }
    if (report.faults.length > 0) say(`\n${report.faults.join('\n')}`);
    for (const table of [guardedTableOf(report), tableOf(report)]) if (table !== '') say(`\n${table}\n`);
    if (!meetsGoals(report)) throw new CheckError('A goal was missed.');
  },
});

await runProgram({
  name: 'npm run test:mutation',
  exitCodes: {
    0: 'every goal was met',
    1: 'a goal was missed: 100 % of guarded code, 90 % of the sample',
    2: 'the command was used wrongly',
    3: 'it could not be done',
  },
  command: mutation,
});
