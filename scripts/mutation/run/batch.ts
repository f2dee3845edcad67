import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { switchable, variantOf } from '../mutants/switchable';
import type { Box } from './box';
import type { Covered } from './kept';
import type { Plan } from './plan';
import { OVERTIME, type Tester } from './tester';

/** The original is tried among so many mutants, as they are: where it fails, a mutant before it has left something behind. */
const CONTROL_EVERY = 8;

/** What one test file made of several mutants of one file; a mutant that it cannot judge in this way is in neither list. */
interface Result {
  noticed: Plan[];
  survived: Plan[];
}

let number = 0;

/**
 * Tries several mutants of one file against one test file in one run of vitest, each with modules loaded anew. It takes a
 * tenth of the time of as many runs. A process that the test starts sees the original: those tests are not for this.
 */
export async function tryBatch(
  plans: readonly Plan[],
  test: string,
  { root, box, tester, covered, grace, previous }: Batching,
): Promise<Result> {
  const [first] = plans;
  const file = first?.mutant.file ?? '';
  const source = readFileSync(join(root, file), 'utf8');
  const dispatcher = switchable(file, source);
  if (dispatcher === null) return { noticed: [], survived: [] };

  const tries: { wrapper: string; plan: Plan | null }[] = [];
  const written: string[] = [];
  const write = (path: string, text: string) => {
    box.write(path, text);
    written.push(path);
  };
  const add = (plan: Plan | null) => {
    number += 1;
    write(variantOf(file, number), plan?.mutant.mutated ?? source);
    const wrapper = `mutant-${number}.test.ts`;
    write(wrapper, wrapperOf(number, join(box.root, test)));
    tries.push({ wrapper, plan });
  };
  write(variantOf(file, 0), source);
  add(null);
  for (const [at, plan] of plans.entries()) {
    add(plan);
    if (at % CONTROL_EVERY === CONTROL_EVERY - 1 || at === plans.length - 1) add(null);
  }
  box.write(file, dispatcher);

  const states = new Map<string, boolean>();
  const limit = () => 1000 * grace + 5 * (covered[test]?.ms ?? 0);
  const order = {
    changed: [file, variantOf(file, 0), ...previous],
    tests: tries.map(({ wrapper }) => wrapper),
    as: test,
  };
  const { failed } = await tester.run(order, limit, (wrapper, isFailed) => states.set(wrapper, isFailed));
  box.restore(file);
  for (const path of written) box.delete(path);
  if (failed === OVERTIME) tester.close();
  return resultOf(tries, states);
}

export interface Batching {
  root: string;
  box: Box;
  tester: Tester;
  covered: Record<string, Covered>;
  grace: number;
  /** The file of the batch before: vitest still has its variants. */
  previous: readonly string[];
}

/** Only what is between two originals that pass counts. */
function resultOf(
  tries: readonly { wrapper: string; plan: Plan | null }[],
  states: ReadonlyMap<string, boolean>,
): Result {
  const result: Result = { noticed: [], survived: [] };
  let between: { plan: Plan; isFailed: boolean | undefined }[] = [];
  let isSound = false;
  for (const { wrapper, plan } of tries) {
    const isFailed = states.get(wrapper);
    if (plan) {
      between.push({ plan, isFailed });
      continue;
    }
    if (isSound && isFailed === false) {
      result.noticed.push(...between.filter((one) => one.isFailed === true).map((one) => one.plan));
      result.survived.push(...between.filter((one) => one.isFailed === false).map((one) => one.plan));
    }
    isSound = isFailed === false;
    between = [];
  }
  return result;
}

const wrapperOf = (mutant: number, test: string) => `import { beforeEach, vi } from 'vitest';
let isNoticed = false;
beforeEach(({ onTestFailed, skip }) => {
  if (isNoticed) skip();
  onTestFailed(() => { isNoticed = true; });
});
globalThis.mutant = ${mutant};
vi.resetModules();
await import(${JSON.stringify(test)});
`;
