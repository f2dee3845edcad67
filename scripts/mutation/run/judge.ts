import type { Mutant } from '../mutants/mutants';
import { isValid } from '../mutants/syntax';
import { makeBox } from './box';
import { digestOfFiles } from './digest';
import type { Judging } from './judging';
import { eachInTurn } from './lanes';
import { type Plan, planOf, stillTrue } from './plan';
import { CRASH, OVERTIME, startTester } from './tester';
import { tryTogether } from './together';

export interface Judged {
  mutant: Mutant;
  noticedBy: string | null;
  /** How many test files run the code. */
  able: number;
  /** How many of those would have taken longer than the patience. */
  untried: number;
}

/** Tries each mutant against the tests that have not tried it before in their present text. */
export async function judge(mutants: readonly Mutant[], judging: Judging): Promise<Judged[]> {
  const { root, part, covered, kept, patience, lanes, log } = judging;
  // Also of test files of other kinds, which earlier runs tried.
  const tested = new Set([
    ...Object.keys(covered),
    ...Object.values(kept.outcomes).flatMap(({ tests }) => Object.keys(tests)),
  ]);
  const digests = Object.fromEntries([...tested].map((test) => [test, digestOfFiles(root, [test])]));
  const known = ({ key }: Plan) => stillTrue(kept.outcomes[key], digests);
  const left = (plan: Plan) => {
    const { noticedBy, tried } = known(plan);
    return noticedBy === null ? plan.tests.filter((test) => !tried.includes(test)) : [];
  };
  const plans = mutants
    // Parsing takes a millisecond each: too long for all those that are never tried.
    .filter(({ file, mutated }) => isValid(file, mutated))
    .map((mutant) => planOf(mutant, part, covered, patience));
  const isOpen = (plan: Plan) => left(plan).length > 0;
  const note = (plan: Plan, noticedBy: string | null, tests: readonly string[]) => {
    const tried = noticedBy === null ? [...known(plan).tried, ...tests] : tests;
    const proof = noticedBy !== null && tests.includes(noticedBy) ? [noticedBy] : tried;
    kept.outcomes[plan.key] = {
      noticedBy,
      tests: Object.fromEntries(proof.map((test) => [test, digests[test] ?? ''])),
    };
    kept.save();
  };
  log(`${part.name}: ${plans.length} mutants, ${plans.filter((plan) => !isOpen(plan)).length} known already`);
  await tryTogether(() => plans.filter(isOpen).map((plan) => ({ plan, left: left(plan) })), note, judging);

  const open = plans.filter(isOpen);
  let done = 0;
  await eachInTurn(open, lanes, (lane) => {
    const { tryOn, close } = openLane(lane, judging);
    return {
      close,
      async run(plan) {
        const tests = left(plan);
        const noticedBy = await tryOn(plan.mutant, tests);
        note(plan, noticedBy, tests);
        done += 1;
        log(`  ${done}/${open.length} ${plan.mutant.file}:${plan.mutant.line} ${noticedBy ?? 'SURVIVED'}`);
      },
    };
  });
  kept.save(true);
  return plans.map((plan) => {
    const { noticedBy, tried } = known(plan);
    const untried = noticedBy === null ? plan.able.filter((test) => !tried.includes(test)).length : 0;
    return { mutant: plan.mutant, noticedBy, able: plan.able.length, untried };
  });
}

/** A box and a vitest that stays warm from one mutant to the next. */
function openLane(lane: number, { root, covered, kinds, grace }: Judging) {
  const box = makeBox(root, `box-${lane}`);
  const tester = startTester(box.root, { kinds });
  let previous: string[] = [];
  return {
    /** What noticed the mutant, or null. */
    async tryOn({ file, mutated }: Mutant, tests: string[]): Promise<string | null> {
      const within = (times: number) => (test?: string) =>
        times * (1000 * grace + 5 * (covered[test ?? '']?.ms ?? 0));
      box.write(file, mutated);
      const changed = [...new Set([...previous, file])];
      const first = await tester.run({ changed, tests }, within(1));
      // A machine that was held up looks like a hang: once more, in a new process and with twice the time.
      const isSure = first.failed !== OVERTIME && first.failed !== CRASH;
      const { failed } = isSure ? first : await tester.run({ changed, tests }, within(2));
      box.restore(file);
      previous = [file];
      return failed;
    },
    close() {
      tester.close();
      box.remove();
    },
  };
}
