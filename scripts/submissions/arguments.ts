import { parseArgs } from 'node:util';
import { UsageError } from '../seed/failure';

const VERBS = ['list', 'export', 'delete', 'retry', 'help'] as const;
export type Verb = (typeof VERBS)[number];

export interface Command {
  verb: Verb;
  /** Where an export goes. */
  folder: string;
  /** The address whose submissions are meant; null means all. */
  email: string | null;
  json: boolean;
  yes: boolean;
}

/** Outside the project's history: exports hold personal data. */
export const DEFAULT_FOLDER = '.local/submissions-export';

const TAKES_OPTION = {
  email: ['list', 'export', 'delete'],
  json: ['list'],
  yes: ['delete', 'export'],
} as const satisfies Record<string, readonly Verb[]>;

/** Reads the words after `npm run submissions --`. Throws `UsageError` naming the word that is wrong. */
export function readArguments(words: string[]): Command {
  const { values, positionals } = parse(words);
  const [first = 'help', operand, ...more] = positionals;
  const verb = values.help ? 'help' : VERBS.find((known) => known === first);
  if (!verb) throw new UsageError(`There is no verb "${first}". The verbs are ${VERBS.join(', ')}.`);
  for (const [option, verbs] of Object.entries(TAKES_OPTION)) {
    const given = values[option as keyof typeof TAKES_OPTION] !== undefined;
    if (given && verb !== 'help' && !(verbs as readonly Verb[]).includes(verb))
      throw new UsageError(`${verb} takes no --${option}.`);
  }
  const extra = verb === 'export' ? more[0] : operand;
  if (extra !== undefined && verb !== 'help') throw new UsageError(`"${extra}" is one word too many.`);
  const email = values.email?.trim() ?? null;
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new UsageError(`"${email}" is not an e-mail address.`);
  if (verb === 'delete' && email === null)
    throw new UsageError('delete needs an address: npm run submissions -- delete --email mere@example.co.nz');
  return { verb, folder: operand ?? DEFAULT_FOLDER, email, json: !!values.json, yes: !!values.yes };
}

function parse(words: string[]) {
  try {
    const options = {
      email: { type: 'string' },
      json: { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '');
  }
}
