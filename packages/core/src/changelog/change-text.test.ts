import { describe, expect, it } from 'vitest';
import { changeText } from './change-text';

const change = (field: string, before: string | number | boolean | null, after: typeof before, more = {}) =>
  changeText({ field, before, after, is_text: false, ...more });

describe('a change in words', () => {
  it('keeps the currency of an amount', () => {
    const currencies = { currency_before: 'USD', currency_after: 'USD' };
    expect(change('minimum_investment', 50_000, 75_000, currencies)).toBe(
      'Minimum investment: $50,000 USD, now $75,000 USD',
    );
    const moved = { currency_before: 'NZD', currency_after: 'AUD' };
    expect(change('minimum_investment', 50_000, 50_500.5, moved)).toBe(
      'Minimum investment: $50,000 NZD, now $50,500.50 AUD',
    );
    expect(change('minimum_investment', null, 75_000, currencies)).toBe(
      'Minimum investment: not stated, now $75,000 USD',
    );
  });

  it('claims no currency for a change that was recorded without one', () => {
    expect(change('minimum_investment', 50_000, null)).toBe('Minimum investment: $50,000, now not stated');
  });

  it('uses the label and the words of the column', () => {
    expect(change('liquidity', 'illiquid', 'quarterly-redemption')).toBe(
      'Early exit: Illiquid, now Quarterly redemption',
    );
    expect(change('target_return_max', 9.5, 10)).toBe('Upper target return: 9.5%, now 10%');
    expect(change('outcome_return', null, 7.25)).toBe('Return reached: not stated, now 7.25% p.a.');
    expect(change('exit_fee', 1, 0)).toBe('Exit fee: 1%, now None');
    expect(change('closes_on', '2026-12-24', null)).toBe('Closes: 24 December 2026, now not stated');
    expect(change('is_open_ended', false, true)).toBe('Open-ended: No, now Yes');
    expect(change('tags', null, 'Carbon, PIE')).toBe('Tags: not stated, now Carbon, PIE');
    expect(changeText({ field: 'details', before: null, after: null, is_text: true })).toBe(
      'Details: rewritten',
    );
  });

  it('tells what does not apply from what is not stated', () => {
    expect(change('gearing', 33, null, { not_applicable: 'after' })).toBe('Gearing: 33%, now does not apply');
    expect(change('gearing', null, null, { not_applicable: 'before' })).toBe(
      'Gearing: does not apply, now not stated',
    );
  });

  it('goes on after a sentence without its full stop', () => {
    expect(change('valuation_policy', 'Each June.', 'Each March.')).toBe(
      'Valuation policy: Each June, now Each March.',
    );
    expect(change('target_return_type', 'p.a.', 'IRR')).toBe('Kind of return: p.a., now IRR');
  });

  it('still tells a change of a column that is gone', () => {
    expect(change('old_column', 'a', 'b')).toBe('old column: a, now b');
  });
});
