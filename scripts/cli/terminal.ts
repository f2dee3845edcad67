import * as prompts from '@clack/prompts';
import { UsageError } from './failure';

/** Prints a result, on standard output. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints what is no result, on standard error: a warning, a failure, what is going on. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/**
 * Asks a question that is answered with yes or no; `yes` answers it beforehand. Ctrl-C and Esc are a no. Throws `UsageError`
 * where there is no terminal to ask on.
 */
export async function confirm(question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new UsageError(`There is no terminal to ask "${question}" on. Add --yes to answer it with yes.`);
  }
  const answer = await prompts.confirm({ message: question, initialValue: false, output: process.stderr });
  return answer === true;
}
