import { relative } from 'node:path';
import type { TestModule, TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';

/**
 * A process that keeps vitest warm in the folder it was started in, and runs test files when its parent says so. The
 * time limit is the parent's: tests get an hour, so that a slow machine fails none.
 */
const HOUR_MS = 3_600_000;

export interface Order {
  /** Paths below the root that changed since the last order. */
  changed: string[];
  /** Test files, in the order to run them; empty asks for the names of all. */
  tests: string[];
  /** Where the tests are new files: a test file of the same kind. */
  as?: string;
}

export interface Answer {
  tests: string[];
  /** The test file that failed first, if one did. */
  failed: string | null;
}

/** Said of each test file: a hang is known by the time that this one takes, and what ended before it is not lost. */
export type Progress = { begun: string } | { ended: string; isFailed: boolean };

const root = process.cwd();
/** What a test file runs is found out for the whole of it, and each with modules of its own. */
const toCover = process.env.MUTATION_MODE === 'cover';
const isOne = process.env.MUTATION_MODE === 'one';
class GivenOrder {
  shard = (specifications: TestSpecification[]) => specifications;
  sort = (specifications: TestSpecification[]) => specifications;
}

const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    project: process.env.MUTATION_KINDS?.split(',') ?? [],
    reporters: [{ onTestModuleQueued: sayBegun, onTestModuleEnd: sayEnded }],
    pool: 'threads',
    maxWorkers: 1,
    isolate: toCover,
    bail: isOne ? 1 : 0,
    retry: 0,
    testTimeout: HOUR_MS,
    hookTimeout: HOUR_MS,
    sequence: { sequencer: GivenOrder as never },
    coverage: { enabled: false },
  },
  { server: { watch: null }, logLevel: 'silent' },
);
await vitest.standalone();
const all = await vitest.globTestSpecifications();
const nameOf = ({ moduleId }: TestSpecification) => relative(root, moduleId);

function sayBegun({ moduleId }: TestModule): void {
  process.send?.({ begun: relative(root, moduleId) } satisfies Progress);
}

function sayEnded(module: TestModule): void {
  const isFailed = module.state() === 'failed';
  process.send?.({ ended: relative(root, module.moduleId), isFailed } satisfies Progress);
}

async function carryOut({ changed, tests, as }: Order): Promise<Answer> {
  if (tests.length === 0) return { tests: all.map(nameOf), failed: null };
  for (const file of changed) vitest.invalidateFile(`${root}/${file}`);
  const { project } = all.find((specification) => nameOf(specification) === as) ?? {};
  const asked = project
    ? tests.map((name) => project.createSpecification(`${root}/${name}`))
    : tests.flatMap((name) => all.filter((specification) => nameOf(specification) === name));
  const { unhandledErrors } = await vitest.runTestSpecifications(asked);
  // The first is a fault outside of any test.
  if (unhandledErrors.length > 0) return { tests, failed: 'an error outside the tests' };
  const inState = (state: string) => asked.find(({ testModule }) => testModule?.state() === state);
  // The first failure ends the run, which may not hear of the end of that file any more.
  const failed = inState('failed') ?? inState('pending');
  return { tests, failed: failed ? nameOf(failed) : null };
}

process.on('message', async (order: Order) => process.send?.(await carryOut(order)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
