import { expect, it } from 'vitest';
import { OUTCOMES, outcomeOf } from './outcome';

it.each([
  ['met', 'all offers', 'likely meets'],
  ['met', 'one offer', 'may meet for one offer'],
  ['unsure', 'all offers', 'see an adviser'],
  ['unsure', 'one offer', 'see an adviser'],
  ['unmet', 'all offers', 'not shown'],
  ['unmet', 'one offer', 'not shown'],
  ['open', 'all offers', 'not shown'],
  ['open', 'one offer', 'not shown'],
] as const)('a test that is %s, of %s: %s', (state, scope, outcome) => {
  expect(outcomeOf(state, scope)).toBe(outcome);
});

it('the outcomes stand from the strongest to the weakest', () => {
  expect(OUTCOMES).toEqual(['likely meets', 'may meet for one offer', 'see an adviser', 'not shown']);
});
