import { unicode } from '@clack/prompts';

const BAR_WIDTH = 30;
const [DONE, OPEN] = unicode ? ['━', '─'] : ['=', '-'];
const number = (value: number) => value.toLocaleString('en-NZ');

/**
 * How far the work is, on standard error: one moving line on a terminal, else one plain line a step. It leaves the keyboard
 * alone, so that Ctrl-C reaches the command (docs/decisions/010-commands.md).
 */
export class Progress {
  #shown = '';
  readonly #moves = process.stderr.isTTY === true;

  /** Shows where a step is: on a terminal at every call, else when the step begins. */
  step(name: string, done = 0, total = 0): void {
    if (this.#moves) {
      process.stderr.write(`\r\u001b[K${movingLine(name, done, total, process.stderr.columns)}`);
    } else if (this.#shown !== name) {
      process.stderr.write(`${name}${total ? ` (${number(total)})` : ''}\n`);
    }
    this.#shown = name;
  }

  /** Takes the moving line away. */
  end(): void {
    if (this.#moves && this.#shown) process.stderr.write('\r\u001b[K');
    this.#shown = '';
  }
}

/** "Writing  ━━━━━━──────  52%  2,594 of 4,988", cut to the terminal: a line that wraps could not be taken away. */
export function movingLine(name: string, done: number, total: number, columns = 80): string {
  if (total === 0) return name.slice(0, columns - 1);
  const share = Math.min(1, done / total);
  const full = Math.floor(share * BAR_WIDTH);
  const bar = DONE.repeat(full) + OPEN.repeat(BAR_WIDTH - full);
  const figures = `${String(Math.floor(share * 100)).padStart(3)}%  ${number(done)} of ${number(total)}`;
  const whole = `${name}  ${bar}  ${figures}`;
  return (whole.length < columns ? whole : `${name}  ${figures}`).slice(0, columns - 1);
}
