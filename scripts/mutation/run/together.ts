import { isForLoading, type Loading, tryBatch } from './batch';
import { makeBox } from './box';
import type { Judging } from './judging';
import { eachInTurn } from './lanes';
import type { Plan } from './plan';
import { startTester } from './tester';

/**
 * At most so many mutants in one run, so that one that hangs holds up few others; fewer than the least are as quick one by
 * one. What the nearest `tests` do not notice with modules loaded once is mostly noticed by none.
 */
const SIZES: Record<Loading, { least: number; most: number; tests: number }> = {
  once: { least: 5, most: 120, tests: 4 },
  anew: { least: 5, most: 40, tests: Number.POSITIVE_INFINITY },
};

interface Open {
  plan: Plan;
  /** The test files that have not tried it yet, in their order. */
  left: readonly string[];
}
interface Group {
  test: string;
  plans: Plan[];
}
type Note = (plan: Plan, noticedBy: string | null, tests: readonly string[]) => void;

/**
 * Tries mutants in batches: those of one file whose next test file is the same, round by round, as long as a batch is worth
 * it. What no batch can judge stays open.
 */
export async function tryTogether(open: () => Open[], note: Note, judging: Judging): Promise<void> {
  for (const loading of ['once', 'anew'] as const) await tryLoading(loading, open, note, judging);
}

async function tryLoading(loading: Loading, open: () => Open[], note: Note, judging: Judging) {
  const { lanes, log } = judging;
  const seen = new Set<string>();
  const opened = new Map<number, ReturnType<typeof openLane>>();
  const laneOf = (lane: number) => {
    const known = opened.get(lane) ?? openLane(lane, loading, judging);
    opened.set(lane, known);
    return known;
  };
  const run = async (lane: number, { test, plans }: Group) => {
    const { noticed, survived, unbegun } = await laneOf(lane).tryGroup(plans, test);
    for (const plan of noticed) note(plan, test, [test]);
    if (loading === 'anew') for (const plan of survived) note(plan, null, [test]);
    for (const plan of unbegun) seen.delete(nameOf(plan, test));
    const counts = `${noticed.length} of ${plans.length} noticed, ${survived.length} not`;
    log(`  ${plans[0]?.mutant.file} by ${test}, loaded ${loading}: ${counts}`);
  };
  try {
    let groups = groupsOf(open(), seen, loading);
    while (groups.length > 0) {
      await eachInTurn(groups, lanes, (lane) => ({ run: (group) => run(lane, group), close() {} }));
      groups = groupsOf(open(), seen, loading);
    }
  } finally {
    for (const { close } of opened.values()) close();
  }
}

/** A box and a vitest that stay from one round to the next. */
function openLane(lane: number, loading: Loading, { root, covered, kinds, grace }: Judging) {
  const box = makeBox(root, `batch-${lane}`);
  const tester = startTester(box.root, { kinds, mode: 'many' });
  let previous: string[] = [];
  return {
    async tryGroup(plans: readonly Plan[], test: string) {
      const result = await tryBatch(plans, test, { root, box, tester, covered, grace, loading, previous });
      previous = plans.slice(0, 1).map(({ mutant }) => mutant.file);
      return result;
    },
    close() {
      tester.close();
      box.remove();
    },
  };
}

const nameOf = ({ key }: Plan, test: string) => `${key} ${test}`;

/** @param seen the pairs of mutant and test file that were in a batch before */
function groupsOf(open: readonly Open[], seen: Set<string>, loading: Loading): Group[] {
  const { least, most, tests } = SIZES[loading];
  const groups = new Map<string, Group>();
  for (const { plan, left } of open) {
    if (!isForLoading(plan, loading)) continue;
    const near = left.filter((one) => plan.inProcess.has(one)).slice(0, tests);
    const test = near.find((one) => !seen.has(nameOf(plan, one)));
    if (test === undefined) continue;
    const name = `${plan.mutant.file} ${test}`;
    const group = groups.get(name) ?? { test, plans: [] };
    if (group.plans.length < most) group.plans.push(plan);
    groups.set(name, group);
  }
  const worth = [...groups.values()].filter(({ plans }) => plans.length >= least);
  for (const { test, plans } of worth) for (const plan of plans) seen.add(nameOf(plan, test));
  return worth;
}
