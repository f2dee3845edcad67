import type { PartReport, Report } from './mutation';
import type { Judged } from './run/judge';
import { OVERTIME } from './run/tester';

/** Share of the mutants that must be noticed, in percent. */
const GOALS = { guarded: 100, sampled: 90 };
const SHOWN = 100;

const noticed = (judged: readonly Judged[]) => judged.filter(({ noticedBy }) => noticedBy !== null).length;
const hung = (judged: readonly Judged[]) => judged.filter(({ noticedBy }) => noticedBy === OVERTIME).length;
const isReached = (judged: readonly Judged[], goal: number) => noticed(judged) * 100 >= judged.length * goal;

export const meetsGoals = ({ parts }: Report): boolean =>
  parts.every(
    ({ guarded, sampled }) => isReached(guarded, GOALS.guarded) && isReached(sampled, GOALS.sampled),
  );

/** A table of the parts in Markdown; what hung counts as noticed. */
export function tableOf({ parts }: Report): string {
  const rows = parts.map(({ name, guarded, sampled, accepted }) => [
    name,
    `${noticed(guarded)} of ${guarded.length}`,
    share(guarded),
    `${noticed(sampled)} of ${sampled.length}`,
    share(sampled),
    String(accepted.length),
    String(hung([...guarded, ...sampled])),
  ]);
  return table(['part', 'guarded', 'goal 100 %', 'sampled', 'goal 90 %', 'accepted', 'hangs'], rows);
}

/** A table of the guarded files in Markdown; empty where none was tried. */
export function guardedTableOf({ parts }: Report): string {
  const rows = parts.flatMap(({ guarded, accepted }) => {
    const files = [...new Set(guarded.map(({ mutant }) => mutant.file))];
    return files.map((file) => {
      const judged = guarded.filter(({ mutant }) => mutant.file === file);
      const left = accepted.filter((one) => one.file === file);
      return [file, ...[judged.length, noticed(judged), hung(judged), left.length].map(String)];
    });
  });
  return rows.length === 0 ? '' : table(['guarded file', 'tried', 'noticed', 'hangs', 'accepted'], rows);
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const share = (judged: readonly Judged[]) =>
  judged.length === 0 ? '–' : `${Math.floor((noticed(judged) * 100) / judged.length)} %`;

/** One line for each mutant that nothing noticed. */
export function survivorsOf({ guarded, sampled }: PartReport): string[] {
  const linesOf = (judged: Judged[], mark: string) =>
    judged
      .filter(({ noticedBy }) => noticedBy === null)
      .map((survivor) => {
        const { file, line, mutator, before, after, fingerprint } = survivor.mutant;
        const change = `${cut(before)} → ${after === '' ? '(nothing)' : cut(after)}`;
        return `${mark}${file}:${line} ${mutator}: ${change} [${fingerprint}; ${reachOf(survivor)}]`;
      });
  return [...linesOf(guarded, 'guarded '), ...linesOf(sampled, '')];
}

function reachOf({ able, untried }: Judged): string {
  if (able === 0) return 'no test runs it';
  const files = `${able} test file${able === 1 ? '' : 's'}`;
  return untried > 0 ? `${files}, ${untried} not tried` : files;
}

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
