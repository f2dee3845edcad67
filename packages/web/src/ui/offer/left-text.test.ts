import { type LeftAfterOffer, leftAfter } from '@tussock/core/return/left-after';
import { describe, expect, it } from 'vitest';
import { leftNote, leftText } from './left-text';

const ON = '2026-11-20';
const loan: LeftAfterOffer = {
  status: 'Open',
  target_return_min: 8,
  target_return_max: 10,
  target_return_type: 'interest p.a.',
  distribution: 'annual',
  tax_structure: 'pie',
  offer_type: 'Debt',
  security_type: 'debt',
  term_months: 12,
  minimum_investment: 50_000,
  investment_currency: 'NZD',
  is_exclusive: false,
  asset_class: null,
  tags: [],
  defaulted: [],
  management_fee: 0,
  performance_fee: 0,
  entry_fee: 0,
  exit_fee: 0,
};
const noteOf = (offer: LeftAfterOffer) => {
  const left = leftAfter(offer, 'person-39', ON);
  return left.computed ? leftNote(left) : left.reason;
};

describe('what is left, in a line', () => {
  it('says how the return is taxed', () => {
    // 8 × 0.72 = 5.76 and 10 × 0.72 = 7.2.
    expect(leftText(leftAfter(loan, 'person-39', ON))).toBe('5.8–7.2% a year');
    expect(noteOf(loan)).toBe('In a PIE at 28%');
    expect(noteOf({ ...loan, tax_structure: 'limited-partnership' })).toBe('In a partnership at 39%');
  });

  it('names the fees that are not stated, and the locked ones of an exclusive offer', () => {
    expect(noteOf({ ...loan, exit_fee: null })).toBe('In a PIE at 28%; the exit fee is not stated');
    expect(noteOf({ ...loan, entry_fee: null, exit_fee: null })).toMatch(/; the entry and exit fees are not/);
    const none = { management_fee: null, performance_fee: null, entry_fee: null, exit_fee: null };
    expect(noteOf({ ...loan, ...none })).toBe('In a PIE at 28%; no fee is stated');
    expect(noteOf({ ...loan, is_exclusive: true })).toMatch(/; the fees are locked/);
  });

  it('says where growth is not taxed, since the rate alone would mislead', () => {
    const shares = {
      ...loan,
      tax_structure: 'company',
      security_type: 'equity',
      offer_type: 'Equity',
    } as const;
    const growth = { ...shares, target_return_type: 'IRR', distribution: 'none' } as const;
    expect(noteOf(growth)).toMatch(/; growth is not taxed$/);
  });

  it('gives the reason where nothing is worked out', () => {
    expect(leftText(leftAfter({ ...loan, status: 'Failed' }, 'person-39', ON))).toBe('Not worked out');
  });
});
