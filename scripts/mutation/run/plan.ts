import { basename, dirname } from 'node:path';
import type { Mutant } from '../mutants/mutants';
import type { Part } from '../parts';
import { digest } from './digest';
import { isAny } from './files';
import type { Covered, Outcome } from './kept';

export interface Plan {
  mutant: Mutant;
  /** Names the outcome. */
  key: string;
  /** The test files that run the mutated function: those that are near to it and fast come first. */
  able: string[];
  /** Those that the patience allows. */
  tests: string[];
  /** Those of them that run the function in their own process alone. */
  inProcess: ReadonlySet<string>;
}

export function planOf(mutant: Mutant, part: Part, covered: Record<string, Covered>, patience: number): Plan {
  const hit = `${mutant.file}:${mutant.inFunction}`;
  const cost = (test: string, { ms }: Covered) => ms / likelihood(test, mutant.file, part);
  const able = Object.entries(covered)
    .filter(([, { hits, passes }]) => passes && setOf(hits).has(hit))
    .toSorted(([one, covers], [other, otherCovers]) => cost(one, covers) - cost(other, otherCovers));
  const enough = 1000 * Math.max(patience, part.patience ?? 0);
  let ms = 0;
  const tests: string[] = [];
  for (const [test, { ms: taken }] of able) {
    if (tests.length > 0 && ms + taken > enough) continue;
    tests.push(test);
    ms += taken;
  }
  const inProcess = new Set(tests.filter((test) => !setOf(covered[test]?.elsewhere ?? []).has(hit)));
  return {
    mutant,
    tests,
    inProcess,
    key: digest(mutant.file, mutant.mutated),
    able: able.map(([test]) => test),
  };
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
/** Each list of hits is asked about thousands of mutants. */
function setOf(hits: readonly string[]): ReadonlySet<string> {
  const known = sets.get(hits) ?? new Set(hits);
  sets.set(hits, known);
  return known;
}

/** How much sooner a test file is tried: one of the same name, or beside the code, notices most. */
function likelihood(test: string, file: string, part: Part): number {
  if (basename(test).startsWith(basename(file).replace(/ts$/, 'test.'))) return 1_000;
  if (dirname(test) === dirname(file)) return 100;
  return isAny(test, part.ownTests) ? 10 : 1;
}

/** The part of an outcome that still holds: a test file that has changed since has proved nothing. */
export function stillTrue(
  { noticedBy, tests }: Outcome = { noticedBy: null, tests: {} },
  digests: Record<string, string>,
): { noticedBy: string | null; tried: string[] } {
  const tried = Object.keys(tests).filter((test) => tests[test] === digests[test]);
  const isComplete = tried.length === Object.keys(tests).length;
  return { noticedBy: isComplete ? noticedBy : null, tried };
}
