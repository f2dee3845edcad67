import { availableParallelism } from 'node:os';
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
import { meetsGoals, survivorsOf, tableOf } from './report';

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

const mutation = defineCommand({
  meta: { description: 'Change the code in small ways and show which changes no test notices' },
  details:
    'Only copies are changed, under .local/mutation. Every change to code that guards people is tried, and a sample of the others. What earlier runs found out is used again where nothing has changed.',
  example: 'submissions pages',
  args: {
    all: flag('Try every change, also outside guarded code'),
    sampled: flag('Leave out guarded code, for a quick look'),
    count: number('40', 'How many changes outside guarded code are tried in each part'),
    seed: number('1', 'Another number draws other changes'),
    patience: number('60', 'Seconds of tests tried on one change'),
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
      kinds: kindsOf(args.kinds),
      count: args.all ? Number.POSITIVE_INFINITY : wholeNumber(args.count, 'a number of changes'),
      sampledOnly: args.sampled,
      seed: wholeNumber(args.seed, 'a seed'),
      patience: wholeNumber(args.patience, 'a number of seconds'),
      grace: 30,
      lanes: Math.min(2, availableParallelism()),
      log: note,
    });
    for (const part of report.parts) {
      const survivors = survivorsOf(part);
      if (survivors.length > 0) say(`\n${part.name}: no test noticed\n${survivors.join('\n')}`);
    }
    if (report.faults.length > 0) say(`\n${report.faults.join('\n')}`);
    say(`\n${tableOf(report)}\n`);
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
