import { describe, expect, it } from 'vitest';
import { isIrr, RETURN_KINDS, type ReturnKindOffer, returnKindOf } from './return-kind';
import { isAfterTax } from './taken-off';

const of = (words: string, change: Partial<ReturnKindOffer> = {}) =>
  returnKindOf({ target_return_type: words, defaulted: [], security_type: 'equity', ...change });

describe('the kind of a target return', () => {
  it.each([
    ['p.a.', 'yearly', 'not_stated'],
    ['p.a. net', 'net-yearly', 'net'],
    ['p.a. gross', 'yearly', 'gross'],
    ['per annum before fees', 'yearly', 'gross'],
    ['p.a. after fees, before tax', 'net-yearly', 'net'],
    ['pa', 'yearly', 'not_stated'],
    ['p. a. net', 'net-yearly', 'net'],
    ['p.a. net, pre-tax', 'net-yearly', 'net'],
    ['p.a. net of tax', 'other', 'not_stated'],
    ['net p.a., net of tax and fees', 'other', 'net'],
    ['over the term, not pa', 'other', 'not_stated'],
    ['over the term, not p. a.', 'other', 'not_stated'],
    ['IRR', 'irr', 'not_stated'],
    ['net IRR', 'net-irr', 'net'],
    ['cash yield p.a.', 'cash-yield', 'not_stated'],
    ['net cash yield', 'cash-yield', 'net'],
    ['distributions p.a.', 'cash-yield', 'not_stated'],
    ['cash yield p.a., including imputation credits', 'cash-yield', 'not_stated'],
    ['p.a. including distributions', 'yearly', 'not_stated'],
    ['total return p.a. (growth and dividends), net', 'net-yearly', 'net'],
    ['p.a., distributions reinvested', 'yearly', 'not_stated'],
    ['p.a. inc. distributions', 'yearly', 'not_stated'],
    ['growth p.a., excluding rent', 'yearly', 'not_stated'],
    ['yield and capital growth p.a.', 'yearly', 'not_stated'],
    ['distributions incl. growth p.a.', 'yearly', 'not_stated'],
    ['growth p.a. + yield', 'yearly', 'not_stated'],
    ['p.a. plus dividends', 'yearly', 'not_stated'],
    ['p.a. on LP interests', 'yearly', 'not_stated'],
    ['cash yield p.a. + capital growth', 'cash-yield', 'not_stated'],
    ['cash yield p.a. after interest', 'cash-yield', 'not_stated'],
    ['p.a. net of interest costs', 'yearly', 'not_stated'],
    ['yield to call', 'interest', 'not_stated'],
    ['real IRR', 'other', 'not_stated'],
    ['interest p.a.', 'interest', 'not_stated'],
    ['coupon', 'interest', 'not_stated'],
    ['yield to maturity', 'interest', 'not_stated'],
    ['p.a. net of fees and tax', 'other', 'net'],
    ['p.a. net of fees, gross of tax', 'net-yearly', 'net'],
    ['p.a. net of tax and all fees', 'other', 'net'],
    ['p.a. net of management fees', 'yearly', 'net_of_management'],
    ['p.a. after the management fee', 'yearly', 'net_of_management'],
    ['p.a. before the management fee', 'yearly', 'gross'],
    ['p.a. before tax and fees', 'yearly', 'gross'],
    ['p.a. before all fees and tax', 'yearly', 'gross'],
    ['p.a. before tax and after fees', 'net-yearly', 'net'],
    ['p.a. before tax, but after the management fee', 'yearly', 'net_of_management'],
    ['p.a. gross, after fees', 'net-yearly', 'net'],
    ['p.a. gross (before tax), net of management fees', 'yearly', 'net_of_management'],
    ['IRR net of fees, before carry', 'irr', 'net_of_management'],
    ['p.a. gross of tax', 'yearly', 'not_stated'],
    ['p.a. gross of tax and fees', 'yearly', 'gross'],
    ['p.a. gross of fees, net of tax', 'other', 'gross'],
    ['p.a. net of tax, before fees', 'other', 'gross'],
    ['IRR after tax', 'other', 'not_stated'],
    ['total', 'other', 'not_stated'],
    ['interest per month', 'other', 'not_stated'],
    ['yield a quarter', 'other', 'not_stated'],
    ['interest p.a., paid each month', 'interest', 'not_stated'],
    ['interest, paid monthly', 'interest', 'not_stated'],
    ['interest, paid each month', 'interest', 'not_stated'],
    ['coupon paid per quarter', 'interest', 'not_stated'],
    ['x multiple', 'other', 'not_stated'],
    ['MOIC', 'other', 'not_stated'],
    ['over the term', 'other', 'not_stated'],
    ['total return over 5 years, not annualised', 'other', 'not_stated'],
    ['% over the term (not per annum)', 'other', 'not_stated'],
    ['fixed, not an annual rate', 'other', 'not_stated'],
    ['cumulative, unannualised', 'other', 'not_stated'],
    ['total return p.a.', 'yearly', 'not_stated'],
    ['p.a. over the term', 'yearly', 'not_stated'],
    ['p.a., no annual fee', 'yearly', 'not_stated'],
  ] as const)('"%s" is %s, fees %s', (words, kind, fees) => {
    expect(of(words)).toEqual({ kind, fees, defaulted: false });
  });

  it('is an interest rate where a loan states a rate a year', () => {
    expect(of('p.a.', { security_type: 'debt' }).kind).toBe('interest');
    expect(of('p.a. net', { security_type: 'debt' }).kind).toBe('net-yearly');
    expect(of('IRR', { security_type: 'debt' }).kind).toBe('irr');
  });

  it('does not call a default an interest rate', () => {
    const defaulted = { security_type: 'debt', defaulted: ['target_return_type'] } as const;
    expect(of('p.a.', { ...defaulted, defaulted: [...defaulted.defaulted] })).toEqual({
      kind: 'yearly',
      fees: 'not_stated',
      defaulted: true,
    });
  });

  it('takes the column of its own before the words', () => {
    expect(of('IRR', { returns_stated: 'net' })).toMatchObject({ kind: 'net-irr', fees: 'net' });
    expect(of('p.a. net', { returns_stated: 'gross' })).toMatchObject({ kind: 'yearly', fees: 'gross' });
    // It is locked in an exclusive offer, whose words are all that may be used.
    for (const returns_stated of ['net', 'gross'] as const)
      expect(of('IRR', { returns_stated, is_exclusive: true })).toEqual(of('IRR', { is_exclusive: true }));
  });

  it('is an IRR before fees as after them', () => {
    expect(RETURN_KINDS.filter(isIrr)).toEqual(['net-irr', 'irr']);
  });

  it('lists loans first, and last what is no rate a year before tax', () => {
    expect(RETURN_KINDS[0]).toBe('interest');
    expect(RETURN_KINDS.at(-1)).toBe('other');
  });

  it.each([
    ['p.a. after tax', true],
    ['p.a. net of fees and tax', true],
    ['p.a. tax-paid', true],
    ['p.a. after fees, before tax', false],
    ['p.a. net of fees before tax', false],
    ['p.a. net', false],
    ['p.a. after fees and before PIE tax', false],
    ['p.a. net of fees before any investor tax', false],
    ['p.a. before fees after tax', true],
    ['p.a. after PIE tax', true],
    ['p.a. post-tax', true],
    ['p.a. net of fees, pre-tax', false],
    ['p.a. net of fees pre-tax', false],
  ])('"%s" is after tax: %s', (words, expected) => {
    expect(isAfterTax(words)).toBe(expected);
  });
});
