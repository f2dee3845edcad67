import { tryBatch } from './batch';
import { makeBox } from './box';
import type { Judging } from './judging';
import { eachInTurn } from './lanes';
import type { Plan } from './plan';
import { startTester } from './tester';

/** At most so many mutants in one run, so that one that hangs holds up few others. */
const MOST = 40;
/** Fewer are as quick one by one. */
const LEAST = 3;

interface Open {
  plan: Plan;
  /** The test files that have not tried it yet, in their order. */
  left: readonly string[];
}
type Note = (plan: Plan, noticedBy: string | null, tests: readonly string[]) => void;

/**
 * Tries mutants in batches: those of one file whose next test file is the same, round by round, as long as a batch is worth
 * it. What no batch can judge stays open.
 */
export async function tryTogether(open: () => Open[], note: Note, judging: Judging): Promise<void> {
  const { root, covered, kinds, grace, lanes, log } = judging;
  const seen = new Set<string>();
  for (let groups = groupsOf(open(), seen); groups.length > 0; groups = groupsOf(open(), seen)) {
    await eachInTurn(groups, lanes, (lane) => {
      const box = makeBox(root, `batch-${lane}`);
      const tester = startTester(box.root, { kinds, mode: 'many' });
      let previous: string[] = [];
      return {
        async run({ test, plans }) {
          const batching = { root, box, tester, covered, grace, previous };
          const { noticed, survived } = await tryBatch(plans, test, batching);
          for (const plan of noticed) note(plan, test, [test]);
          for (const plan of survived) note(plan, null, [test]);
          const file = plans[0]?.mutant.file ?? '';
          previous = [file];
          log(`  ${file} by ${test}: ${noticed.length} of ${plans.length} noticed, ${survived.length} not`);
        },
        close() {
          tester.close();
          box.remove();
        },
      };
    });
  }
}

/** @param seen the pairs of mutant and test file that were in a batch before */
function groupsOf(open: readonly Open[], seen: Set<string>): { test: string; plans: Plan[] }[] {
  const groups = new Map<string, { test: string; plans: Plan[] }>();
  for (const { plan, left } of open) {
    const test = left.find((one) => plan.inProcess.has(one) && !seen.has(`${plan.key} ${one}`));
    if (test === undefined) continue;
    const name = `${plan.mutant.file} ${test}`;
    const group = groups.get(name) ?? { test, plans: [] };
    if (group.plans.length < MOST) group.plans.push(plan);
    groups.set(name, group);
  }
  const worth = [...groups.values()].filter(({ plans }) => plans.length >= LEAST);
  for (const { test, plans } of worth) for (const plan of plans) seen.add(`${plan.key} ${test}`);
  return worth;
}
