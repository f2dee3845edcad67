import { runCommand } from 'citty';
import { checkWords, didYouMean } from './check-words';
import type { AnyCommand, SingleProgram, VerbProgram } from './command';
import { isKnownError, UsageError } from './failure';
import { note, say } from './terminal';
import { programUsage, singleUsage, typed, verbUsage } from './usage';

/**
 * Runs the program of this process to its end: help, the check of the words, failures and exit codes are the same for all.
 * A failure is printed as a sentence, never as a stack; `DEBUG=1` adds the stack of one that nobody foresaw.
 */
export async function runProgram(
  program: VerbProgram | SingleProgram,
  words: string[] = process.argv.slice(2),
): Promise<void> {
  prepareProcess();
  let helpLine = typed(program, '--help');
  try {
    const call = 'verbs' in program ? verbCall(program, words) : singleCall(program, words);
    if ('usage' in call) return say(call.usage);
    helpLine = typed(program, call.verb, '--help');
    checkWords(call.verb || program.name, call.command, call.words);
    await runCommand(call.command, { rawArgs: call.words });
  } catch (error) {
    note(explain(error, helpLine));
    process.exitCode = isKnownError(error) ? error.exitCode : 3;
  }
}

type Call = { usage: string } | { verb: string; command: AnyCommand; words: string[] };

function singleCall(program: SingleProgram, words: string[]): Call {
  if (asksForHelp(words) || words[0] === 'help') return { usage: singleUsage(program) };
  return { verb: '', command: program.command, words };
}

/** The verb is the first word that is no option; `help VERB` is `VERB --help`. */
function verbCall(program: VerbProgram, words: string[]): Call {
  const [first, ...others] = words;
  const help = first === 'help' || first === undefined || asksForHelp(words);
  const given = first === 'help' ? others : words;
  const at = given.findIndex((word) => !word.startsWith('-'));
  const verb = given[at];
  if (verb === undefined) {
    if (help) return { usage: programUsage(program) };
    throw new UsageError(`The verb is missing: ${typed(program, 'VERB', ...words)}`);
  }
  const command = Object.hasOwn(program.verbs, verb) ? program.verbs[verb] : undefined;
  if (!command) {
    const verbs = Object.keys(program.verbs);
    const hint = didYouMean(verb, verbs) || ` The verbs are ${verbs.join(', ')}.`;
    throw new UsageError(`There is no verb "${verb}".${hint}`);
  }
  return help
    ? { usage: verbUsage(program, verb, command) }
    : { verb, command, words: given.toSpliced(at, 1) };
}

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

function explain(error: unknown, helpLine: string): string {
  if (error instanceof UsageError) return `${error.message}\nHelp: ${helpLine}`;
  if (isKnownError(error)) return error.message;
  if (!(error instanceof Error)) return String(error);
  return process.env.DEBUG
    ? (error.stack ?? error.message)
    : `${error.message}\nDEBUG=1 shows where it happened.`;
}

function prepareProcess(): void {
  // The SDK's note on future Node versions is for those who upgrade the project, not for those who run a command.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  // Once, also where one process runs several programs.
  process.stdout.off('error', unlessPipeEnded).on('error', unlessPipeEnded);
}

/** `| head` closes the pipe early; that is no error. */
function unlessPipeEnded(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
