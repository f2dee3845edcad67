import { createInterface } from 'node:readline/promises';
import { UsageError } from './failure';

/** Where progress goes: one moving line on a terminal, else a plain line per step. Results go to standard output. */
export class Progress {
  #shown = '';
  readonly #moves = process.stderr.isTTY === true;

  /** Shows where a step is; on a terminal every call, else only when the step begins. */
  step(name: string, done?: number, total?: number): void {
    const share = total ? ` ${Math.floor(((done ?? 0) / total) * 100)} %` : '';
    const numbers = total
      ? ` (${(done ?? 0).toLocaleString('en-NZ')} of ${total.toLocaleString('en-NZ')})`
      : '';
    if (this.#moves) {
      process.stderr.write(`\r\u001b[K${name}${share}${numbers}`);
      this.#shown = name;
    } else if (this.#shown !== name) {
      process.stderr.write(`${name}${total ? ` (${total.toLocaleString('en-NZ')})` : ''}\n`);
      this.#shown = name;
    }
  }

  /** Ends the moving line. */
  end(): void {
    if (this.#moves && this.#shown) process.stderr.write('\r\u001b[K');
    this.#shown = '';
  }
}

/**
 * Asks a question that is answered with yes or no; `yes` answers it beforehand. Throws `UsageError` where there is nobody to
 * ask.
 */
export async function confirm(question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageError(`There is no terminal to ask "${question}" on. Add --yes to answer it with yes.`);
  }
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D are a no; readline alone would wait for ever.
  const away = new AbortController();
  reader.once('SIGINT', () => away.abort()).once('close', () => away.abort());
  try {
    const answer = await reader.question(`${question} [y/N] `, { signal: away.signal });
    return /^y(es)?$/i.test(answer.trim());
  } catch (error) {
    if (!away.signal.aborted) throw error;
    say('');
    return false;
  } finally {
    reader.close();
  }
}

/** Prints a result. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
