import { afterAll, describe, expect, it } from 'vitest';
import { tryStage } from '../../scripts/infra/evaluate';
import { CHECKS } from './checks/all';
import { Stack } from './checks/stack';
import { createTableSuite } from './create-table-suite';
import { edgeSuite } from './edge-suite';
import { copyOf, FAULTS } from './faults';
import { handlersSuite } from './handlers-suite';
import { OPERATORS } from './operators';
import { rolesSuite } from './roles-suite';
import { submissionsSuite } from './submissions-suite';

const settings = OPERATORS.first;
const tried = await Promise.all(
  ['production', 'previews', 'pr-1'].map((stage) => tryStage(stage, { settings })),
);
afterAll(async () => {
  await Promise.all(tried.map(({ close }) => close()));
});
const stacks = tried.map(({ evaluation }) => new Stack({ ...evaluation, settings }));
const [production, previews, preview] = stacks as [Stack, Stack, Stack];

describe.each(stacks.map((stack) => [stack.stage, stack] as const))('stage %s', (_, stack) => {
  it.each(Object.entries(CHECKS))('%s', (_name, check) => {
    expect(check(stack)).toEqual([]);
  });
});

/** A check that finds nothing in a broken stack would be worth nothing. */
describe('a planted fault is found', () => {
  it.each(FAULTS.map((fault) => [fault.mistake, fault] as const))('%s', (_, { plant, found_by, stage }) => {
    const broken = copyOf(stacks.find((stack) => stack.stage === (stage ?? 'production')) ?? production);
    plant(broken);
    expect(CHECKS[found_by]?.(broken)).not.toEqual([]);
  });

  it('in every check', () => {
    expect(new Set(FAULTS.map(({ found_by }) => found_by))).toEqual(new Set(Object.keys(CHECKS)));
  });
});

edgeSuite(production, previews, preview);
createTableSuite(production);
rolesSuite(production, preview);
const built = tried[0]?.evaluation.handlers ?? [];
handlersSuite(production, built);
submissionsSuite(built);
