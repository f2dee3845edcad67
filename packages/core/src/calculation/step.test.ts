import { describe, expect, it } from 'vitest';
import { checkedText, oldestCheck } from './step';

const on = (checked_on: string | null) => ({ checked_on });

describe('the oldest check', () => {
  it.each([
    ['of several', [on('2026-05-31'), null, on('2025-03-01'), on('2026-06-01')], '2025-03-01'],
    ['where one was never checked', [on('2026-05-31'), on(null)], null],
    ['of nothing', [null], null],
  ])('%s', (_, sources, expected) => {
    expect(oldestCheck(sources)).toBe(expected);
  });

  it('has words', () => {
    expect(checkedText('Rates', '2026-05-31')).toBe('Rates checked on or after 31 May 2026');
    expect(checkedText('Rates', null)).toBe('Rates: not all checked');
  });
});
