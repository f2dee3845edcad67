import type { Problem } from '@tussock/core/directory/problem';
import { rowWords } from '@tussock/core/directory/reporter';
import { TABLE_NAMES } from '@tussock/core/directory/tables';
import { groupBy } from '@tussock/core/list/group-by';
import { nextCommand } from '../../cli/next-command';
import { count, printable, short } from '../../cli/text';

const EXAMPLES = 3;
const KINDS_PER_FILE = 15;

/**
 * All problems as text for people: by file and by kind, the first few of each, and the total at the end.
 * @param every what shows all of them, where some are left out; `validate` of the folder where it is not given
 */
export function reportText(
  problems: readonly Problem[],
  source: string,
  every = `${nextCommand('seed', ['validate', source, '--html', 'report.html'])}, or --json`,
): string {
  const lines: string[] = [];
  let cut = false;
  const alike = groupBy(inFileOrder(problems), ([, found]) => fileText(found).lines.join('\n'));
  for (const files of alike.values()) {
    const found = files.flatMap(([, its]) => its);
    const text = fileText(files[0]?.[1] ?? []);
    lines.push(`${filesWords(files.map(([file]) => file))}: ${totals(found)}`, ...text.lines, '');
    cut ||= text.cut || files.length > EXAMPLES;
  }
  lines.push(`${totals(problems)} in ${source}.`);
  if (cut) lines.push(`Every one of them: ${every}`);
  return lines.join('\n');
}

/** What is said of one file, and whether something was left out. */
function fileText(found: readonly Problem[]): { lines: string[]; cut: boolean } {
  const kinds = [...groupBy(found, kindOf).values()].sort(errorsThenMany);
  const shown = kinds.slice(0, KINDS_PER_FILE);
  const rest = kinds.slice(KINDS_PER_FILE);
  const more = `  … and ${count(rest.flat().length, 'more')} of ${count(rest.length, 'other kind')}`;
  return {
    lines: [...shown.flatMap(kindLines), ...(rest.length > 0 ? [more] : [])],
    cut: rest.length > 0 || shown.some((kind) => kind.length > EXAMPLES),
  };
}

/** Files with the same text have it once: "tags.csv; faqs.csv; funds.csv; and 2 more". */
const filesWords = (files: readonly string[]) =>
  [
    ...files.slice(0, EXAMPLES),
    ...(files.length > EXAMPLES ? [`and ${count(files.length - EXAMPLES, 'more')}`] : []),
  ].join('; ');

/** "3 errors, 1 warning" */
export function totals(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const parts = [errors > 0 && count(errors, 'error')];
  const warnings = problems.length - errors;
  parts.push(warnings > 0 && count(warnings, 'warning'));
  return parts.filter(Boolean).join(', ') || 'No errors';
}

function kindLines(kind: Problem[]): string[] {
  const [first] = kind;
  if (!first) return [];
  const field = first.field ? `${first.field} ` : '';
  if (kind.length === 1) {
    const where = whereLine(first);
    return [`  ${first.severity}: ${said(field + first.reason)}${where && ` (${where})`}`];
  }
  const reason = general(first.reason);
  const shown = kind.slice(0, EXAMPLES).map((problem) => {
    const own = problem.reason === reason ? '' : ` – ${said(problem.reason)}`;
    return `      ${whereLine(problem)}${own}`;
  });
  if (kind.length > EXAMPLES) shown.push(`      … and ${count(kind.length - EXAMPLES, 'more')}`);
  return [`  ${first.severity}: ${said(field + reason)} (${kind.length} times)`, ...shown];
}

/** "row 3, line 5, Kowhai Fund: abc", "cell F7, Kowhai Fund: abc. Did you mean abd?" */
function whereLine(problem: Problem): string {
  const { value, did_you_mean: meant } = problem;
  const place = [placeWords(problem), nameOf(problem)].filter(Boolean);
  const what = [place.join(', '), value].filter(Boolean).join(': ');
  return printable(`${what}${meant === undefined ? '' : `${what && '. '}Did you mean ${meant}?`}`);
}

/** What people call the row of a problem, else its slug or id. */
export const nameOf = ({ name, record }: Problem) => name || record;

/** Where in its file or sheet a problem is; "" for a problem with the whole. */
export const placeWords = (problem: Problem): string =>
  problem.cell === null ? rowWords(problem) : `cell ${problem.cell}`;

/** A reason may quote the file. */
const said = (reason: string) => short(reason, 240);

/** A reason without what differs from row to row, so that rows with the same mistake stand together. */
export const general = (reason: string) =>
  reason.replace(/"[^"]*"/g, '"…"').replace(/\b(row|line) \d+/g, '$1 …');

/** Problems with the same are shown together. */
export const kindOf = (problem: Problem) => `${problem.severity}|${problem.field}|${general(problem.reason)}`;

export const errorsThenMany = (a: Problem[], b: Problem[]) =>
  Number(b[0]?.severity === 'error') - Number(a[0]?.severity === 'error') || b.length - a.length;

/** Problems by file and sheet, in the order of the tables. */
export function inFileOrder(problems: readonly Problem[]): [string, Problem[]][] {
  const rank = ([{ file = '', sheet = null } = {}]: readonly Partial<Problem>[]) => {
    const at = TABLE_NAMES.findIndex((table) => sheet === table || file.startsWith(`${table}.`));
    return at === -1 ? TABLE_NAMES.length : at;
  };
  return [...groupBy(problems, fileWords)].sort(([, a], [, b]) => rank(a) - rank(b));
}

/** "offers.csv", "tussock.xlsx, sheet offers" */
const fileWords = ({ file, sheet }: Problem) => printable(sheet === null ? file : `${file}, sheet ${sheet}`);
