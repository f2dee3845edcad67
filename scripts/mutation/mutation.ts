import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Accepted, faultsOf, without } from './accepted';
import { type Mutant, mutantsOf } from './mutants/mutants';
import { NOT_MUTATED, type Part } from './parts';
import { coverTests } from './run/coverage';
import { filesOf, isAny } from './run/files';
import { type Judged, judge } from './run/judge';
import { openKept } from './run/kept';
import { sample } from './run/sample';

export interface Options {
  root: string;
  parts: readonly Part[];
  guarded: Readonly<Record<string, readonly string[]>>;
  accepted: readonly Accepted[];
  /** Names of the parts to try; empty for all. */
  names: readonly string[];
  /** Kinds of tests that are tried. */
  kinds: readonly string[];
  /** Glob of the files that are mutated; null for all. */
  only: string | null;
  /** Whether only the tests of the parts themselves are tried. */
  ownTestsOnly: boolean;
  /** How many mutants of the code that is not guarded. */
  count: number;
  /** Whether guarded code is left for another time. */
  sampledOnly: boolean;
  seed: number;
  patience: number;
  grace: number;
  /** How many vitests run at once; each needs a gigabyte. */
  lanes: number;
  log: (line: string) => void;
}

export interface PartReport {
  name: string;
  guarded: Judged[];
  sampled: Judged[];
  accepted: Accepted[];
}

export interface Report {
  parts: PartReport[];
  /** What is wrong with the lists of guarded files and accepted mutants. */
  faults: string[];
}

/** Tries all mutants of guarded code and a sample of the others, part by part. */
export async function runMutation(options: Options): Promise<Report> {
  const { root, guarded, accepted, names, kinds, count, seed, patience, grace, lanes, log } = options;
  const files = filesOf(root).filter((file) => !isAny(file, NOT_MUTATED));
  const parts = options.parts
    .map((part) => ({ part, sources: files.filter((file) => isAny(file, part.sources)) }))
    .filter(({ sources }) => sources.length > 0);
  const globs = Object.values(guarded).flat();
  const sources = [...new Set(parts.flatMap(({ sources: some }) => some))];
  const faults = globs
    .filter((glob) => !sources.some((file) => isAny(file, [glob])))
    .map((glob) => `No file matches the guarded ${glob}`);

  const kept = openKept(root);
  const wanted = parts.filter(({ part }) => names.length === 0 || names.includes(part.name));
  const covered = await coverTests(
    root,
    sources,
    options.parts.flatMap((part) => part.sources),
    {
      kept,
      kinds,
      lanes,
      log,
      only: options.ownTestsOnly ? wanted.flatMap(({ part }) => part.ownTests) : null,
    },
  );
  for (const [test, { passes }] of Object.entries(covered))
    if (!passes) faults.push(`${test} fails without a mutant and was left out`);

  const isGuarded = ({ file }: Mutant) => isAny(file, globs);
  const isWanted = ({ file }: { file: string }) => options.only === null || isAny(file, [options.only]);
  const chosen = wanted.map(({ part, sources: some }) => {
    const all = some.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
    const own = accepted.filter(({ file }) => isAny(file, part.sources));
    faults.push(...faultsOf(own, all));
    const open = without(all, own).filter(isWanted);
    return {
      judging: { root, part, covered, kept, kinds, patience, grace, lanes, log },
      guarded: options.sampledOnly ? [] : open.filter(isGuarded),
      sampled: sample(
        open.filter((mutant) => !isGuarded(mutant)),
        count,
        seed,
      ),
      accepted: own.filter(isWanted),
    };
  });
  // The samples of all parts first: they soon show the whole picture.
  const sampled: Judged[][] = [];
  for (const { judging, sampled: mutants } of chosen) sampled.push(await judge(mutants, judging));
  const reports: PartReport[] = [];
  for (const [index, { judging, guarded: mutants, accepted: left }] of chosen.entries()) {
    const guardedOnes = await judge(mutants, judging);
    const { name } = judging.part;
    reports.push({ name, guarded: guardedOnes, sampled: sampled[index] ?? [], accepted: left });
  }
  return { parts: reports, faults };
}
