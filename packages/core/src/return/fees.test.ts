import { describe, expect, it } from 'vitest';
import { managementFeeOf, type OfferFees, performanceNote } from './fees';

const FEES: OfferFees = { management_fee: 0.6, performance_fee: 20, entry_fee: 0, exit_fee: 0 };
const charged = (fee_base: string | null, more: Partial<OfferFees> = {}) =>
  managementFeeOf({ ...FEES, fee_base, gearing: 40, ...more });

describe('what the management fee is charged on', () => {
  it.each([
    ['Net asset value', 0.6],
    ['Amount invested', 0.6],
    ['Assets less debt', 0.6],
    ['Commitments', 0.6],
    // 0.6 / (1 − 0.4) = 1
    ['Gross assets', 1],
    ['Value of the trust’s assets, debt included', 1],
    ['Value of the properties', 1],
    ['Total assets including borrowings', 1],
  ])('%s', (words, percent) => {
    expect(charged(words).percent).toBeCloseTo(percent, 10);
    expect(charged(words).note).toContain(`Charged each year on: ${words}.`);
  });

  it('says what is not modelled', () => {
    expect(charged('Commitments', { called_share: 22 }).note).toContain('22% is called so far.');
    expect(charged('Commitments').note).toContain('until all is called: not modelled');
    expect(charged('Gross assets', { gearing: null })).toMatchObject({
      percent: 0.6,
      note: expect.stringContaining('because they are not stated'),
    });
    expect(charged(null).note).toContain('is not stated');
  });
});

describe('the note of the performance fee', () => {
  it.each<[Partial<OfferFees>, string]>([
    [{}, 'No hurdle is stated; none is assumed.'],
    [{ performance_hurdle: 8 }, 'above the hurdle of 8% a year, without a catch-up, as none is stated'],
    [{ performance_hurdle: 8, performance_catch_up: 0 }, 'without a catch-up.'],
    [{ performance_hurdle: 8, performance_catch_up: 50 }, 'with a catch-up of 50%.'],
    [{ high_water_mark: true }, 'A high-water mark changes nothing in a steady return.'],
  ])('%j', (terms, words) => {
    expect(performanceNote({ ...FEES, ...terms })).toContain(words);
  });

  it('names no hurdle where it is zero', () => {
    expect(performanceNote({ ...FEES, performance_hurdle: 0 })).not.toContain('hurdle');
  });
});
