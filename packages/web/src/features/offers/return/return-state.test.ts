import { returnAfterEverything } from '@tussock/core/return/after-everything';
import { describe, expect, it } from 'vitest';
import { openingInputs, type ReturnOffer, returnInput } from './return-state';

const offer: ReturnOffer = {
  target_return_min: 8,
  target_return_max: 10,
  target_return_type: 'p.a.',
  management_fee: 1,
  performance_fee: null,
  entry_fee: null,
  exit_fee: null,
  tax_structure: 'pie',
  term_months: 36,
  minimum_investment: 250_000,
  investment_currency: 'NZD',
  is_exclusive: false,
};
const result = (of: ReturnOffer, change = {}) =>
  returnAfterEverything(returnInput(of, { ...openingInputs(of), ...change }, '2026-11-20'));

describe('the calculation of an offer', () => {
  it('opens with what the offer states', () => {
    expect(openingInputs(offer)).toMatchObject({ route: 'pie', amount: 250_000, term_years: 3 });
    const answer = result(offer);
    if (!answer.computed) throw new Error(answer.reason);
    expect(answer.steps.map(({ id }) => id)).toEqual([
      'management_fee',
      'performance_fee',
      'entry_fee',
      'exit_fee',
      'tax',
      'inflation',
    ]);
    expect(answer.after_tax.low).toBeCloseTo((8 - 1) * 0.72, 10);
    expect(answer.after_everything.high).toBeCloseTo(((10 - 1) * 0.72 - 2) / 1.02, 10);
    expect(answer.steps.filter(({ is_assumed }) => is_assumed).map(({ id }) => id)).toEqual([
      'performance_fee',
      'entry_fee',
      'exit_fee',
    ]);
  });

  it('reads a net target as one after fees', () => {
    expect(openingInputs({ ...offer, target_return_type: 'p.a. net' }).target_basis).toBe('after fees');
    expect(openingInputs(offer).target_basis).toBe('not stated');
  });

  it('takes a partnership at the partner’s own rates, and a company’s return as income', () => {
    expect(openingInputs({ ...offer, tax_structure: 'flow-through' }).route).toBe('limited-partnership');
    const partnership = result({ ...offer, tax_structure: 'limited-partnership', management_fee: 0 });
    if (!partnership.computed) throw new Error(partnership.reason);
    expect(partnership.after_tax.low).toBeCloseTo(8 * 0.61, 10);
  });

  it('says that a term is assumed only while nobody entered one', () => {
    const open = { ...offer, term_months: null };
    const says = (change = {}) => {
      const answer = result(open, change);
      return answer.computed && answer.assumptions.some((text) => text.startsWith('No term is stated'));
    };
    expect(says()).toBe(true);
    expect(says({ term_years: 7 })).toBe(false);
  });
});
