import type { Readable, Writable } from 'node:stream';
import * as prompts from '@clack/prompts';
import { InterruptedError, UsageError } from './failure';

/** Prints a result, on standard output. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints what is no result, on standard error: a warning, a failure, what is going on. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

// Without it clack would wait for ever after Ctrl-D, and Ctrl-C would not reach it.
prompts.updateSettings({ aliases: { '\u0004': 'cancel' } });
// It takes these letters for arrows: a word with one of them, typed where a reason was expected, would turn No into Yes.
for (const letter of ['h', 'j', 'k', 'l']) prompts.settings.aliases.delete(letter);

/** Where questions are asked: not on standard output, which may be redirected for the result. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean; columns?: number };
}

const ownTerminal = (): Terminal => ({ input: process.stdin, output: process.stderr });

/** A terminal that nobody told its width, such as that of a script, says 0: each letter of a question would have its own line. */
function withWidth(terminal: Terminal): Terminal {
  if (terminal.output.columns === 0) terminal.output.columns = 80;
  return terminal;
}

/** Whether there is somebody to ask. */
export const isTerminal = ({ input, output } = ownTerminal()) => Boolean(input.isTTY && output.isTTY);

/** Asks for a line of text; null for Ctrl-C, Ctrl-D and Esc. */
export async function ask(
  question: string,
  initialValue: string,
  terminal = ownTerminal(),
): Promise<string | null> {
  const answered = await prompts.text({ message: question, initialValue, ...withWidth(terminal) });
  return typeof answered === 'string' ? answered.trim() : null;
}

/**
 * Asks a question that is answered with yes or no, before anything is changed; `yes` answers it beforehand. Throws `InterruptedError` for
 * Ctrl-C, Ctrl-D and Esc, which a script must not take for done, and `UsageError` where there is no terminal to ask on.
 */
export async function confirm(question: string, yes: boolean, terminal = ownTerminal()): Promise<boolean> {
  if (yes) return true;
  if (!isTerminal(terminal)) {
    throw new UsageError(`There is no terminal to ask "${question}" on. Add --yes to answer it with yes.`);
  }
  const answered = await prompts.confirm({ message: question, initialValue: false, ...withWidth(terminal) });
  if (prompts.isCancel(answered)) throw new InterruptedError('Stopped. Nothing was changed.');
  return answered;
}
