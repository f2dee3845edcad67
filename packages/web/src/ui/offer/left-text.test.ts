import { type LeftAfterOffer, leftAfter } from '@tussock/core/return/left-after';
import { LOAN } from '@tussock/core/return/loan.fixture';
import { describe, expect, it } from 'vitest';
import { countedNote, countedWords, leftLabel, leftNote, leftText } from './left-text';

const ON = '2026-11-20';
const loan: LeftAfterOffer = { ...LOAN, target_return_max: 10, tax_structure: 'pie' };
const noteOf = (offer: LeftAfterOffer) => {
  const left = leftAfter(offer, 'person-39', ON);
  return left.computed ? leftNote(left) : left.reason;
};

describe('what is left, in a line', () => {
  it('says how the return is taxed', () => {
    // 8 × 0.72 = 5.76 and 10 × 0.72 = 7.2.
    expect(leftText(leftAfter(loan, 'person-39', ON))).toBe('5.76–7.2% a year');
    expect(noteOf(loan)).toBe('In a PIE at 28%');
    expect(noteOf({ ...loan, tax_structure: 'limited-partnership' })).toBe('In a partnership at 39%');
  });

  it('says where the tax structure is not the provider’s own statement', () => {
    expect(noteOf({ ...loan, derived: ['tax_structure'] })).toBe(
      'In a PIE at 28% (structure derived, not stated)',
    );
    expect(noteOf({ ...loan, tax_structure: null })).toBe('Held directly at 39% (structure not stated)');
  });

  it('names the fees that are not stated, and the locked ones of an exclusive offer', () => {
    expect(noteOf({ ...loan, exit_fee: null })).toBe('The exit fee is not stated; in a PIE at 28%');
    expect(noteOf({ ...loan, entry_fee: null, exit_fee: null })).toMatch(
      /^The entry and exit fees are not stated; in a PIE/,
    );
    const none = { management_fee: null, performance_fee: null, entry_fee: null, exit_fee: null };
    expect(noteOf({ ...loan, ...none })).toBe('No fee is stated; in a PIE at 28%');
    expect(noteOf({ ...loan, is_exclusive: true })).toMatch(/^The fees are locked/);
  });

  it('says over how many years a fee that is paid once is spread, where that is assumed', () => {
    const open = { ...loan, exit_fee: 2, is_open_ended: true };
    expect(noteOf({ ...open, term_months: null })).toBe(
      'In a PIE at 28%; entry and exit fees spread over 5 years, which we assume',
    );
    expect(noteOf({ ...open, term_months: 36 })).toBe('In a PIE at 28%');
  });

  it('is headed by what was taken: no fees where none is known', () => {
    const labelOf = (offer: LeftAfterOffer) => leftLabel(leftAfter(offer, 'person-39', ON));
    const some = { management_fee: null, performance_fee: null, entry_fee: null };
    expect(labelOf({ ...loan, ...some })).toBe('Left after fees and tax');
    expect(labelOf({ ...loan, ...some, exit_fee: null })).toBe('Left after tax, fees not counted');
    expect(labelOf({ ...loan, is_exclusive: true })).toBe('Left after tax, fees not counted');
  });

  it('says what is counted where one head is above many offers', () => {
    const counted = (offer: LeftAfterOffer) => {
      const left = leftAfter(offer, 'person-39', ON);
      return left.computed ? [countedWords(left), countedNote(left)] : [];
    };
    const none = { management_fee: null, performance_fee: null, entry_fee: null, exit_fee: null };
    expect(counted(loan)).toEqual(['After fees, at 28%', 'After fees; in a PIE at 28%']);
    expect(counted({ ...loan, exit_fee: null })).toEqual([
      'After some fees, at 28%',
      'After the fees stated; the exit fee is not stated; in a PIE at 28%',
    ]);
    expect(counted({ ...loan, ...none })).toEqual([
      'Fees not stated, at 28%',
      'No fee is stated; in a PIE at 28%',
    ]);
    const onRent = { management_fee: 8, fee_base: 'Gross rent' };
    expect(counted({ ...loan, ...onRent })).toEqual([
      'After some fees, at 28%',
      'After the fees counted; the management fee is not a share of the amount and is not counted; in a PIE at 28%',
    ]);
    expect(counted({ ...loan, ...none, ...onRent })[0]).toBe('Fees not counted, at 28%');
    expect(counted({ ...loan, is_exclusive: true })).toEqual([
      'Fees locked, at 28%',
      'The fees are locked and count as not stated; in a PIE at 28%',
    ]);
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
    const left = leftAfter(growth, 'person-39', ON);
    expect(left.computed && countedWords(left)).toMatch(/; growth untaxed$/);
    const inClass = (slug: string) => ({ ...growth, asset_class: { id: slug, slug, name: slug } });
    expect(noteOf(inClass('property'))).toMatch(/; growth is not taxed; land rules not modelled$/);
    expect(noteOf({ ...inClass('absolute-return'), tax_structure: 'limited-partnership' })).toMatch(
      /; foreign share rules, yearly gains of the fund and yearly income of the partnership not modelled$/,
    );
  });

  it('gives the reason where nothing is worked out', () => {
    expect(leftText(leftAfter({ ...loan, status: 'Failed' }, 'person-39', ON))).toBe('Not worked out');
  });
});
