import type { Mutant } from '../mutants/mutants';
import type { Part } from '../parts';
import { digest } from './digest';
import { isAny } from './files';
import type { Covered, Outcome } from './kept';

export interface Plan {
  mutant: Mutant;
  /** Names the outcome. */
  key: string;
  /** The test files that run the mutated function: the part's own first, then the fast ones. */
  able: string[];
  /** Those that the patience allows. */
  tests: string[];
}

export function planOf(mutant: Mutant, part: Part, covered: Record<string, Covered>, patience: number): Plan {
  const hit = `${mutant.file}:${mutant.inFunction}`;
  const isOwn = (test: string) => Number(isAny(test, part.ownTests));
  const able = Object.entries(covered)
    .filter(([, { hits, passes }]) => passes && hits.includes(hit))
    .toSorted(([one, { ms }], [other, { ms: otherMs }]) => isOwn(other) - isOwn(one) || ms - otherMs);
  const enough = 1000 * Math.max(patience, part.patience ?? 0);
  let ms = 0;
  const tests: string[] = [];
  for (const [test, { ms: taken }] of able) {
    if (tests.length > 0 && ms + taken > enough) continue;
    tests.push(test);
    ms += taken;
  }
  return { mutant, key: digest(mutant.file, mutant.mutated), able: able.map(([test]) => test), tests };
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
