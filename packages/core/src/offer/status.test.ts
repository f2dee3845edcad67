import { describe, expect, it } from 'vitest';
import { canReachTarget, endingOf, outcomeStateOf, showsOutcome, takingBesideOpen } from './status';

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
    ['Closed', 7.4, 'stated', false, true],
    ['Closed', null, 'not_stated', false, true],
    ['Failed', null, 'not_stated', false, true],
    ['Withdrawn', null, 'none', false, false],
    ['Withdrawn', -2, 'stated', false, true],
    ['Open', null, 'not_stated', true, false],
    ['Open', 7.4, 'stated', false, true],
  ])('of %s with %s is %s', (status, outcome_return, state, reachable, shown) => {
    expect(outcomeStateOf({ status, outcome_return })).toBe(state);
    expect(canReachTarget({ status, outcome_return })).toBe(reachable);
    expect(showsOutcome({ status, outcome_return })).toBe(shown);
  });

  it('of a record that does not tell is not called "not stated"', () => {
    expect(showsOutcome({ status: 'Closed' })).toBe(false);
  });
});

it('the statuses beside Open under which money is taken are those of the settings, Open in any case of letters left out', () => {
  expect(takingBesideOpen(['Open', 'Closing soon', 'Evergreen'])).toEqual(['Closing soon', 'Evergreen']);
  expect(takingBesideOpen([' OPEN '])).toEqual([]);
});
