import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { switchable, variantOf } from '../mutants/switchable';
import { isInFunction, switched } from '../mutants/switched';
import type { Box } from './box';
import type { Covered } from './kept';
import type { Plan } from './plan';
import { CRASH, OVERTIME, type Tester } from './tester';

/** The original is tried among so many mutants, as they are: where it fails, a mutant before it has left something behind. */
const CONTROL_EVERY = 8;

/**
 * How the mutants of a batch come into the test's process. `once`: the modules are loaded once, and the functions of the file
 * are switched. What a module made as it was loaded is the original's, so a mutant that nothing noticed has proved nothing.
 * `anew`: modules are loaded anew for each mutant, which takes several times as long.
 */
export type Loading = 'once' | 'anew';

/** What one test file made of several mutants of one file; none of them has a mutant that it cannot judge in this way. */
interface Result {
  noticed: Plan[];
  survived: Plan[];
  /** Those that come after one that hung, or that made the original fail. */
  unbegun: Plan[];
}

interface Try {
  number: number;
  wrapper: string;
  /** Null for the original. */
  plan: Plan | null;
}

let number = 0;

/**
 * Tries several mutants of one file against one test file in one run of vitest. It takes a tenth of the time of as many runs,
 * or less. A process that the test starts sees the original: those tests are not for this.
 */
export async function tryBatch(
  plans: readonly Plan[],
  test: string,
  { root, box, tester, covered, grace, loading, previous }: Batching,
): Promise<Result> {
  const file = plans[0]?.mutant.file ?? '';
  const source = readFileSync(join(root, file), 'utf8');
  const tries = withControls(plans);
  const sources = loading === 'once' ? oneOf(file, source, tries) : variantsOf(file, source, tries);
  if (sources === null) return { noticed: [], survived: [], unbegun: [] };

  const wrappers = tries.map((one, index) => {
    const isReset = loading === 'anew' || index === 0;
    return [one.wrapper, wrapperOf(one.number, join(box.root, test), isReset)] as const;
  });
  for (const [path, text] of [...sources, ...wrappers]) box.write(path, text);

  const states = new Map<string, boolean>();
  const limit = () => 1000 * grace + 5 * (covered[test]?.ms ?? 0);
  const order = {
    changed: [file, variantOf(file, 0), ...previous],
    tests: tries.map(({ wrapper }) => wrapper),
    as: test,
  };
  const { failed } = await tester.run(order, limit, (wrapper, isFailed) => states.set(wrapper, isFailed));
  for (const [path] of [...sources, ...wrappers]) if (path !== file) box.delete(path);
  box.restore(file);
  if (failed === OVERTIME || failed === CRASH) tester.close();
  return resultOf(tries, states);
}

export interface Batching {
  root: string;
  box: Box;
  tester: Tester;
  covered: Record<string, Covered>;
  grace: number;
  loading: Loading;
  /** The file of the batch before: vitest still has its variants. */
  previous: readonly string[];
}

export const isForLoading = ({ mutant }: Plan, loading: Loading): boolean =>
  loading === 'anew' || isInFunction(mutant);

function withControls(plans: readonly Plan[]): Try[] {
  const tries: Try[] = [];
  const add = (plan: Plan | null) => {
    number += 1;
    tries.push({ number, wrapper: `mutant-${number}.test.ts`, plan });
  };
  add(null);
  for (const [at, plan] of plans.entries()) {
    add(plan);
    if (at % CONTROL_EVERY === CONTROL_EVERY - 1 || at === plans.length - 1) add(null);
  }
  return tries;
}

type Sources = [path: string, text: string][] | null;

function oneOf(file: string, source: string, tries: readonly Try[]): Sources {
  const text = switched(
    file,
    source,
    tries.flatMap(({ plan, number: of }) => (plan ? { number: of, mutant: plan.mutant } : [])),
  );
  return text === null ? null : [[file, text]];
}

function variantsOf(file: string, source: string, tries: readonly Try[]): Sources {
  const dispatcher = switchable(file, source);
  if (dispatcher === null) return null;
  return [
    [file, dispatcher],
    [variantOf(file, 0), source],
    ...tries.map((one): [string, string] => [
      variantOf(file, one.number),
      one.plan?.mutant.mutated ?? source,
    ]),
  ];
}

/**
 * Only what is between two originals that pass counts. Where the second fails or was not reached, one before it hung or left
 * something behind; what follows it can be tried again.
 */
function resultOf(tries: readonly Try[], states: ReadonlyMap<string, boolean>): Result {
  const passes = ({ wrapper }: Try) => states.get(wrapper) === false;
  const fails = ({ wrapper }: Try) => states.get(wrapper) === true;
  const result: Result = { noticed: [], survived: [], unbegun: [] };
  const [first, second] = tries.filter(({ plan }) => plan === null);
  // A test that fails the second time whatever the code does is not for this.
  if (!first || !passes(first) || (second && fails(second))) return result;
  let isSound = true;
  for (const { mutants, original } of stretches(tries.slice(1))) {
    if (!isSound) result.unbegun.push(...mutants.map(planOf));
    else if (passes(original)) {
      result.noticed.push(...mutants.filter(fails).map(planOf));
      result.survived.push(...mutants.filter(passes).map(planOf));
    }
    isSound = passes(original);
  }
  return result;
}

type TriedMutant = Try & { plan: Plan };

const planOf = ({ plan }: TriedMutant): Plan => plan;

/** The mutants between two originals, each time with the original after them. */
function stretches(tries: readonly Try[]): { mutants: TriedMutant[]; original: Try }[] {
  const found: { mutants: TriedMutant[]; original: Try }[] = [];
  let mutants: TriedMutant[] = [];
  for (const one of tries) {
    if (one.plan) mutants.push({ ...one, plan: one.plan });
    else {
      found.push({ mutants, original: one });
      mutants = [];
    }
  }
  return found;
}

/** A property that fails is not made smaller: one failure is enough. */
const wrapperOf = (mutant: number, test: string, isReset: boolean) => `import fc from 'fast-check';
import { beforeEach, vi } from 'vitest';
let isNoticed = false;
beforeEach(({ onTestFailed, skip }) => {
  if (isNoticed) skip();
  onTestFailed(() => { isNoticed = true; });
});
fc.configureGlobal({ endOnFailure: true });
globalThis.mutant = ${mutant};
${isReset ? 'vi.resetModules();' : ''}
await import(${JSON.stringify(`${test}?${mutant}`)});
`;
