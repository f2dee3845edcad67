import type { Problem } from '@tussock/core/directory/problem';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { fileProblem } from '@tussock/core/directory/reporter';

/** The first cell of an example row of the template. A row that has it in any cell is not loaded. */
export const EXAMPLE_MARK = 'EXAMPLE – delete this row';

export const isExampleRow = (values: readonly unknown[]): boolean =>
  values.some((value) => typeof value === 'string' && /^\s*EXAMPLE\b.*\bdelete this row/is.test(value));

/** A template as it was written has no rows: publishing it would empty the directory. */
export function onlyExamples(tables: RawTables, problems: readonly Problem[]): Problem[] {
  const warning = problems.find(({ reason }) => LEFT_OUT.test(reason));
  if (!warning || Object.values(tables).some(({ rows }) => rows.length > 0)) return [];
  const reason = 'has example rows only. Write your own rows, or use template with --with-data';
  return [fileProblem(warning.file, null, reason)];
}

const LEFT_OUT = /of the template, which (?:is|are) left out$/;

export function examplesLeftOut(file: string, count: number): Problem {
  const rows = count === 1 ? 'an example row' : `${count} example rows`;
  const are = count === 1 ? 'is' : 'are';
  return fileProblem(file, null, `has ${rows} of the template, which ${are} left out`, 'warning');
}
