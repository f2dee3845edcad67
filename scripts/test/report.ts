import type { Outcome } from './run';

const SHOWN_FILES = 10;

/** One line for each outcome, what needs a look, the files that took longest, and the sums. */
export function report(outcomes: readonly Outcome[]): string {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const named = (title: string, names: (outcome: Outcome) => readonly string[]) => {
    const lines = outcomes.flatMap((outcome) => names(outcome).map((name) => `  ${outcome.kind}: ${name}`));
    return lines.length > 0 ? ['', title, ...lines] : [];
  };
  const files = outcomes
    .flatMap((outcome) => outcome.files)
    .toSorted((one, other) => other.cpuMs - one.cpuMs)
    .slice(0, SHOWN_FILES)
    .map(({ file, cpuMs, wallMs }) => `  ${seconds(cpuMs)} of processor, ${seconds(wallMs)} in all  ${file}`);
  return [
    ...outcomes.map(line),
    ...named('NOT RUN:', ({ notRun }) => notRun),
    ...named('PASSED AT A SECOND TRY ONLY:', ({ retried }) => retried),
    ...(files.length > 0 ? ['', 'The dearest files:', ...files] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`,
  ].join('\n');
}

function line({ kind, passed, failed, skipped, seconds: wall, files }: Outcome): string {
  const cpuMs = files.reduce((total, file) => total + file.cpuMs, 0);
  const time = wall === undefined ? `${seconds(cpuMs)} of processor` : seconds(wall * 1_000);
  const notes = [failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ');
  return `${kind.padEnd(16)} ${String(passed).padStart(5)} passed  ${time}  ${notes}`.trimEnd();
}

const seconds = (ms: number) => `${String(Math.round(ms / 1_000)).padStart(4)} s`;
