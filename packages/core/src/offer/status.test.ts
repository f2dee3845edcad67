import { describe, expect, it } from 'vitest';
import { canReachTarget, endingOf, outcomeStateOf } from './status';

describe('how an offer ended', () => {
  it.each([
    ['Closed', 'closed'],
    ['withdrawn ', 'withdrawn'],
    ['FAILED', 'failed'],
    ['Fully subscribed', null],
    ['Open', null],
  ])('%s is %s', (status, ending) => {
    expect(endingOf({ status })).toBe(ending);
  });
});

describe('an outcome', () => {
  it.each([
    ['Closed', 7.4, 'stated', false],
    ['Closed', null, 'not_stated', false],
    ['Failed', null, 'not_stated', false],
    ['Withdrawn', null, 'none', false],
    ['Withdrawn', -2, 'stated', false],
    ['Open', null, 'not_stated', true],
    ['Open', 7.4, 'stated', false],
  ])('of %s with %s is %s', (status, outcome_return, state, reachable) => {
    expect(outcomeStateOf({ status, outcome_return })).toBe(state);
    expect(canReachTarget({ status, outcome_return })).toBe(reachable);
  });
});
