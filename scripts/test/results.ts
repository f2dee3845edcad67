import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { FileCost } from './file-cost';
import { kindOf } from './kinds.ts';

/** What became of the tests of a kind. */
export interface KindResult {
  kind: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the groups of skipped tests; a group says in its name what it would need. */
  notRun: string[];
  /** Tests that passed at a second try only. */
  retried: string[];
  files: ({ file: string } & FileCost)[];
}

/** Writes the results of a run to the file `TEST_RESULTS`. */
export default class Results implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const kinds = [...new Set(modules.map(({ relativeModuleId }) => kindOf(relativeModuleId)))];
    const results = kinds.map((kind) =>
      resultOf(
        kind,
        modules.filter(({ relativeModuleId }) => kindOf(relativeModuleId) === kind),
      ),
    );
    // Nobody knows which tests they belong to.
    if (errors.length > 0) results.push({ ...resultOf('outside of tests', []), failed: errors.length });
    writeFileSync(process.env.TEST_RESULTS ?? '', JSON.stringify(results));
  }
}

function resultOf(kind: string, modules: readonly TestModule[]): KindResult {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const skipped = inState('skipped');
  // A file may fail outside of its tests, or before they are known.
  const broken = modules.filter((module) => module.state() === 'failed' && !hasFailed(module));
  return {
    kind,
    passed: inState('passed').length,
    failed: inState('failed').length + broken.length,
    skipped: skipped.length,
    notRun: [...new Set(skipped.map(groupOf))],
    retried: inState('passed')
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
    files: modules.flatMap((module) => {
      const { cost } = module.meta();
      return cost ? [{ file: module.relativeModuleId, ...cost }] : [];
    }),
  };
}

const hasFailed = ({ children }: TestModule) =>
  [...children.allTests()].some((test) => test.result().state === 'failed');

function groupOf({ fullName, name }: TestCase): string {
  return fullName === name ? name : fullName.slice(0, -name.length).replace(/ > $/, '');
}
