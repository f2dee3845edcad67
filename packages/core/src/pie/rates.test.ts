import { describe, expect, it } from 'vitest';
import { isDay } from '../calendar/day';
import { type EffectiveDated, requireInForce } from '../settings/effective-dated';
import { APPROVED_ISSUER_LEVY, NOTIFIED_FOREIGN_INVESTOR_RATES, NRWT_RATES } from './non-resident-rates';
import * as rates from './rates';
import { taxOnTop } from './taxpayer';

const LISTS: Record<string, EffectiveDated<unknown>[]> = {
  ...rates,
  APPROVED_ISSUER_LEVY,
  NOTIFIED_FOREIGN_INVESTOR_RATES,
  NRWT_RATES,
};
const inForce = (name: string, on: string) => requireInForce(LISTS[name] ?? [], on, name).value;

/** By hand, from the publications that each entry names. */
describe('the rates in force', () => {
  it.each([
    ['COMPANY_RATE', '2026-11-20', 28],
    ['HIGHEST_PIR', '2026-11-20', 28],
    ['LISTED_PIE_RATE', '2026-11-20', 28],
    ['FAIR_DIVIDEND_RATE', '2026-11-20', 5],
    ['APPROVED_ISSUER_LEVY', '2026-11-20', 2],
    ['TRUSTEE_RATES', '2024-04-01', { rate: 39, small_rate: 33, small_up_to: 10_000 }],
    [
      'PIR_TABLES',
      '2025-03-31',
      [
        { pir: 10.5, taxable_up_to: 14_000, with_pie_up_to: 48_000 },
        { pir: 17.5, taxable_up_to: 48_000, with_pie_up_to: 70_000 },
      ],
    ],
    [
      'PIR_TABLES',
      '2025-04-01',
      [
        { pir: 10.5, taxable_up_to: 15_600, with_pie_up_to: 53_500 },
        { pir: 17.5, taxable_up_to: 53_500, with_pie_up_to: 78_100 },
      ],
    ],
    [
      'NRWT_RATES',
      '2026-11-20',
      { interest: { no_treaty: 15, most_treaties: 10 }, dividends: { no_treaty: 30, most_treaties: 15 } },
    ],
    [
      'NOTIFIED_FOREIGN_INVESTOR_RATES',
      '2026-11-20',
      {
        zero_rate: 0,
        variable: {
          nz_interest: 1.44,
          unimputed_dividends: { treaty: 15, no_treaty: 30 },
          other_nz: 28,
          offshore: 0,
        },
      },
    ],
  ])('%s on %s', (name, on, value) => {
    expect(inForce(name, on)).toEqual(value);
  });

  it('of persons end without a limit, and each band begins where the one before it ends', () => {
    const bands = requireInForce(rates.PERSONAL_RATES, '2026-11-20', 'bands').value;
    expect(bands.map(({ up_to, rate }) => [up_to, rate])).toEqual([
      [15_600, 10.5],
      [53_500, 17.5],
      [78_100, 30],
      [180_000, 33],
      [null, 39],
    ]);
  });

  it('are not known before the first table of persons and of trusts, and say which', () => {
    const before = (kind: 'individual' | 'trust', on: string) => () =>
      taxOnTop({ kind, other_income: 0 }, 1, on);
    expect(before('individual', '2025-03-31')).toThrow('No table of personal tax rates is known');
    expect(before('trust', '2024-03-31')).toThrow('No trustee tax rate is known');
  });
});

it.each(Object.entries(LISTS))(
  '%s: each entry names its source, when it was checked and how sure it is',
  (_, list) => {
    for (const { source, source_address, checked_on, confidence, in_force_from } of list) {
      expect(source.length).toBeGreaterThan(10);
      expect(source_address === null || source_address.startsWith('https://')).toBe(true);
      expect(isDay(checked_on ?? '')).toBe(true);
      expect(['H', 'M', 'L']).toContain(confidence);
      expect(in_force_from === null || isDay(in_force_from)).toBe(true);
    }
  },
);
