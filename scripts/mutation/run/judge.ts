import type { Mutant } from '../mutants/mutants';
import { isValid } from '../mutants/syntax';
import type { Part } from '../parts';
import { makeBox } from './box';
import type { Covered } from './coverage';
import { digest, digestOfFiles } from './digest';
import { isAny } from './files';
import type { Kept } from './kept';
import { eachInTurn } from './lanes';
import { startTester } from './tester';

export interface Outcome {
  /** The test file that noticed the mutant, or what ended the run; null when nothing did. */
  noticedBy: string | null;
  tried: number;
  /** Test files that run the code too, and would have taken the mutant past its patience. */
  untried: number;
}

export interface Judged {
  mutant: Mutant;
  outcome: Outcome;
}

interface Plan {
  mutant: Mutant;
  key: string;
  tests: string[];
  untried: number;
  limitMs: number;
}

export interface Judging {
  root: string;
  part: Part;
  covered: Record<string, Covered>;
  kept: Kept;
  /** Seconds of tests, as they took without a mutant, after which no further test file is begun. */
  patience: number;
  /** Seconds that a run has beside five times what its tests took: a busy machine must notice nothing by itself. */
  grace: number;
  log: (line: string) => void;
}

/** Tries each mutant, unless the same mutant was tried against the same tests before. */
export async function judge(mutants: readonly Mutant[], judging: Judging): Promise<Judged[]> {
  const { root, kept, log } = judging;
  // Parsing takes a millisecond each: too long for all those that are never tried.
  const valid = mutants.filter(({ file, mutated }) => isValid(file, mutated));
  const plans = valid.map((mutant) => planOf(mutant, judging));
  for (const { key, tests } of plans)
    if (tests.length === 0) kept.outcomes[key] = { noticedBy: null, tried: 0, untried: 0 };
  const open = plans.filter(({ key }) => !kept.outcomes[key]);
  log(`${judging.part.name}: ${plans.length} mutants, ${plans.length - open.length} known already`);
  let done = 0;
  await eachInTurn(open, (lane) => {
    const box = makeBox(root, `box-${lane}`);
    const tester = startTester(box.root);
    let previous: string[] = [];
    return {
      async run({ mutant, key, tests, untried, limitMs }) {
        box.write(mutant.file, mutant.mutated);
        const changed = [...new Set([...previous, mutant.file])];
        const { failed } = await tester.run({ changed, tests }, limitMs);
        box.restore(mutant.file);
        previous = [mutant.file];
        kept.outcomes[key] = { noticedBy: failed, tried: tests.length, untried };
        kept.save();
        done += 1;
        log(`  ${done}/${open.length} ${mutant.file}:${mutant.line} ${failed ?? 'SURVIVED'}`);
      },
      close() {
        tester.close();
        box.remove();
      },
    };
  });
  kept.save(true);
  return plans.map(({ mutant, key }) => ({ mutant, outcome: kept.outcomes[key] as Outcome }));
}

/** The test files that run the mutated function: the part's own first, then the fast ones. */
function planOf(mutant: Mutant, { root, part, covered, patience, grace }: Judging): Plan {
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
  return {
    mutant,
    key: digest(mutant.file, mutant.mutated, ...tests, digestOfFiles(root, tests)),
    tests,
    untried: able.length - tests.length,
    limitMs: 1000 * grace + 5 * ms,
  };
}
