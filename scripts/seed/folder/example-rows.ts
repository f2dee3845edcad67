import type { Problem } from '@tussock/core/directory/problem';
import { fileProblem } from '@tussock/core/directory/reporter';

/** The first cell of an example row of the template. A row that has it in any cell is not loaded. */
export const EXAMPLE_MARK = 'EXAMPLE – delete this row';

export const isExampleRow = (values: readonly unknown[]): boolean =>
  values.some((value) => typeof value === 'string' && /^\s*EXAMPLE\b.*\bdelete this row/is.test(value));

export function examplesLeftOut(file: string, count: number): Problem {
  const rows = count === 1 ? 'an example row' : `${count} example rows`;
  const are = count === 1 ? 'is' : 'are';
  return fileProblem(file, null, `has ${rows} of the template, which ${are} left out`, 'warning');
}
