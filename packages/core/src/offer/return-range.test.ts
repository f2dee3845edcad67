import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReturnRange, highestReturn, sharedReturnUnit } from './return-range';

const range = (min: number | null, max: number | null, type = 'p.a.') =>
  formatReturnRange({ target_return_min: min, target_return_max: max, target_return_type: type });

describe('formatReturnRange', () => {
  it.each([
    [8.5, 9.75, '8.5–9.75% p.a.'],
    [8, 8, '8% p.a.'],
    [6.375, 6.375, '6.375% p.a.'],
    [8.001, 8.002, '8.001–8.002% p.a.'],
    [7, null, '7% p.a.'],
    [null, 12.5, '12.5% p.a.'],
    [null, null, 'Contact for details'],
    [0, 5, '0–5% p.a.'],
    [-2, 5, '−2 to 5% p.a.'],
    [10, 250, '10–250% p.a.'],
  ])('%s and %s read %s', (min, max, text) => {
    expect(range(min, max)).toBe(text);
  });

  it('ends with the type as the provider has it', () => {
    expect(range(18, 22, 'IRR')).toBe('18–22% IRR');
    for (const words of ['% p.a. net', '%p.a. net', 'per cent p.a. net'])
      expect(range(6, null, words)).toBe('6% p.a. net');
    for (const words of ['%', 'percent', 'Per cent'])
      expect(range(6, null, words)).toBe('6% (kind not stated by provider)');
    expect(range(6, null, 'percentage points above OCR')).toBe('6% percentage points above OCR');
  });

  it('shows a default as one, and names the fees that the words leave out', () => {
    const nine = { target_return_min: 9, target_return_max: null, target_return_type: 'p.a.' };
    expect(formatReturnRange({ ...nine, defaulted: ['target_return_type'] })).toBe(
      '9% a year (kind not stated by provider)',
    );
    expect(formatReturnRange({ ...nine, defaulted: ['risk_rating'], returns_stated: 'gross' })).toBe(
      '9% p.a., before fees',
    );
    const net = { ...nine, target_return_type: 'p.a. net', returns_stated: 'net' } as const;
    expect(formatReturnRange(net)).toBe('9% p.a. net');
    const ofTax = { ...net, target_return_type: 'p.a. gross of tax' };
    expect(formatReturnRange(ofTax)).toBe('9% p.a. gross of tax, after fees');
    const rent = { ...net, target_return_type: 'net rental yield' };
    expect(formatReturnRange(rent)).toBe('9% net rental yield, after fees');
    const named = { ...net, target_return_type: 'p.a. after the management fee' };
    expect(formatReturnRange(named)).toBe('9% p.a. after the management fee');
    expect(formatReturnRange({ ...ofTax, target_return_type: 'p.a. net of tax and fees' })).toBe(
      '9% p.a. net of tax and fees',
    );
  });

  it('shows both ends, in their order, exactly when they differ', () => {
    const stated = fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 10_000);
    fc.assert(
      fc.property(stated, stated, (min, max) => {
        const shown = range(min, max).replace('% p.a.', '').split('–').map(Number);
        expect(shown).toEqual(min === max ? [min] : [min, max]);
      }),
    );
  });
});

describe('sharedReturnUnit', () => {
  const shared = (target_return_type: string) =>
    sharedReturnUnit({ target_return_min: 8, target_return_max: 9, target_return_type });

  it.each([
    ['p.a., after fees', ['p.a. net', 'Net p.a.', 'p.a., net', 'p.a. (net)', 'p.a. – net']],
    [
      'p.a., after fees',
      ['% p.a. net', 'net of fees p.a.', 'p.a. net of all fees', 'p.a. after fees', 'p.a., after fees'],
    ],
    ['p.a., before fees', ['gross p.a.', 'p.a. gross', 'gross of fees p.a.', 'p.a. before fees']],
    ['IRR, after fees', ['net IRR', 'IRR net of fees', 'nett IRR']],
  ])('is %s for %j', (unit, all) => {
    for (const words of all) expect(shared(words)).toBe(unit);
  });

  it.each([
    'net of tax p.a.',
    'p.a. gross of tax',
    'net after tax p.a.',
    'p.a. net of tax and fees',
    'Net',
    'net of fees and taxes p.a.',
    'net of all fees and costs p.a.',
    'p.a. net (9% gross)',
    'p.a. gross / net',
    'p.a. (target, net)',
    'p.a. (pre-tax, net of fees)',
    'net rental yield p.a.',
    'gross dividend yield',
    'p.a.',
  ])('leaves %s as it is', (words) => expect(shared(words)).toBe(words));
});

describe('highestReturn', () => {
  it('takes the higher of what is stated', () => {
    const end = fc.option(fc.integer({ min: -100, max: 1_000 }));
    fc.assert(
      fc.property(end, end, (min, max) => {
        const stated = [min, max].filter((value) => value !== null);
        const highest = highestReturn({ target_return_min: min, target_return_max: max });
        expect(highest).toBe(stated.length === 0 ? null : Math.max(...stated));
      }),
    );
  });
});
