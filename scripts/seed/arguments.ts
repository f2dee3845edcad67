import { parseArgs } from 'node:util';
import { UsageError } from './failure';

const VERBS = ['validate', 'diff', 'publish', 'releases', 'rollback', 'prune', 'export', 'help'] as const;
export type Verb = (typeof VERBS)[number];

export interface Command {
  verb: Verb;
  /** The data folder of validate, diff, publish and export. */
  folder: string;
  /** The release to go back to; null means the one before the live one. */
  release: number | null;
  json: boolean;
  dryRun: boolean;
  yes: boolean;
}

const TAKES_FOLDER: readonly Verb[] = ['validate', 'diff', 'publish', 'export'];
const TAKES_OPTION: Record<'json' | 'dry-run' | 'yes', readonly Verb[]> = {
  json: ['validate', 'diff', 'publish', 'releases'],
  'dry-run': ['publish'],
  yes: ['publish', 'rollback', 'prune', 'export'],
};

/** Reads the words after `npm run seed --`. Throws `UsageError` naming the word that is wrong. */
export function readArguments(words: string[]): Command {
  const { values, positionals } = parse(words);
  const [first = 'help', operand, ...more] = positionals;
  if (values.help || first === 'help') return command('help');
  const verb = VERBS.find((known) => known === first);
  if (!verb) throw new UsageError(`There is no verb "${first}". The verbs are ${VERBS.join(', ')}.`);
  for (const option of ['json', 'dry-run', 'yes'] as const) {
    if (values[option] && !TAKES_OPTION[option].includes(verb)) {
      throw new UsageError(`${verb} takes no --${option}.`);
    }
  }
  if (more.length > 0) throw new UsageError(`${verb} takes one operand; "${more[0]}" is one too many.`);
  const options = { json: !!values.json, dryRun: !!values['dry-run'], yes: !!values.yes };
  if (TAKES_FOLDER.includes(verb)) {
    if (!operand) throw new UsageError(`${verb} needs a folder: npm run seed -- ${verb} FOLDER`);
    return { ...command(verb), ...options, folder: operand };
  }
  if (operand !== undefined && verb !== 'rollback') throw new UsageError(`${verb} takes no operand.`);
  return { ...command(verb), ...options, release: operand === undefined ? null : releaseNumber(operand) };
}

const command = (verb: Verb): Command => ({
  verb,
  folder: '',
  release: null,
  json: false,
  dryRun: false,
  yes: false,
});

function parse(words: string[]) {
  try {
    const options = {
      json: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '');
  }
}

function releaseNumber(word: string): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new UsageError(`"${word}" is not the number of a release.`);
  return Number(word);
}
