import {
  type ArgsDef,
  type CommandContext,
  type CommandDef,
  defineCommand as defineCittyCommand,
} from 'citty';

/** Words that may follow in any number, such as the kinds of `npm test -- unit api`; they arrive in `args._`. */
export interface RepeatedWords {
  /** As help shows it: "KIND". */
  name: string;
  description: string;
  /** The words that are allowed; any word where this is missing. */
  options?: readonly string[];
}

/**
 * A command without verbs, or one verb of a command: what it takes, what help says about it, and what it does.
 * `meta.description` begins with a verb ("Show what…") and has no full stop, since help lists it.
 */
export interface Command<T extends ArgsDef = ArgsDef> extends CommandDef<T> {
  meta: { description: string };
  /** More about it, in whole sentences. */
  details?: string;
  /** Paragraphs at the end of help, such as on which table it works. */
  notes?: readonly string[];
  /** What a person types after the name of the command; '' for the bare command. */
  example: string;
  args?: T;
  words?: RepeatedWords;
  run(context: CommandContext<T>): Promise<void> | void;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of commands has as many types of arguments as commands
export type AnyCommand = Command<any>;

/** What an npm script runs. */
export interface Program {
  /** As it is typed: "npm run seed". */
  name: string;
  /** Meaning of the exit codes, in the order of help. */
  exitCodes: Readonly<Record<number, string>>;
}

/** A program that does one thing. */
export interface SingleProgram extends Program {
  command: AnyCommand;
}

/** A program of several verbs; the key is the verb. */
export interface VerbProgram extends Program {
  description: string;
  /** More about it, in whole sentences. */
  details: string;
  /** Paragraphs at the end of help. */
  notes: readonly string[];
  example: string;
  verbs: Readonly<Record<string, AnyCommand>>;
}

/** Declares a command; the types of its arguments follow from `args`. */
export const defineCommand = <const T extends ArgsDef = Record<never, never>>(
  command: Command<T>,
): Command<T> => defineCittyCommand(command) as Command<T>;

/** The exit codes of a command that neither checks nor measures anything. */
export const EXIT_CODES = {
  0: 'done',
  2: 'the command was used wrongly',
  3: 'it could not be done',
} as const;
