import type { EffectiveDated } from '../settings/effective-dated';

/** Income above the band before and up to and including `up_to` (NZD; null: no end) is taxed at `rate` percent. */
export interface TaxBand {
  up_to: number | null;
  rate: number;
}

export interface TrusteeRates {
  rate: number;
  /** On all of the income of a trust whose net trustee income is at most `small_up_to`. */
  small_rate: number;
  /** NZD */
  small_up_to: number;
}

/** A PIR applies where taxable income is at most `taxable_up_to` and, with PIE income, at most `with_pie_up_to` (NZD). */
export interface PirRow {
  pir: number;
  taxable_up_to: number;
  with_pie_up_to: number;
}

const IRD = 'https://www.ird.govt.nz/';
const CHECKED = '2026-05-31';

/** Tax years begin on 1 April. */
export const PERSONAL_RATES: EffectiveDated<TaxBand[]>[] = [
  {
    in_force_from: '2025-04-01',
    value: [
      { up_to: 15_600, rate: 10.5 },
      { up_to: 53_500, rate: 17.5 },
      { up_to: 78_100, rate: 30 },
      { up_to: 180_000, rate: 33 },
      { up_to: null, rate: 39 },
    ],
    source: 'Inland Revenue, “Tax rates for individuals”',
    source_address: `${IRD}income-tax/income-tax-for-individuals/tax-codes-and-tax-rates-for-individuals/tax-rates-for-individuals`,
    checked_on: CHECKED,
    confidence: 'H',
  },
];

export const TRUSTEE_RATES: EffectiveDated<TrusteeRates>[] = [
  {
    in_force_from: '2024-04-01',
    value: { rate: 39, small_rate: 33, small_up_to: 10_000 },
    source: 'Inland Revenue, Special Report on the trustee tax rate, 9 April 2024',
    source_address: IRD,
    checked_on: CHECKED,
    confidence: 'H',
  },
];

export const COMPANY_RATE: EffectiveDated<number>[] = [
  {
    in_force_from: null,
    value: 28,
    source: 'Gilligan Sheppard, 15 April 2024',
    source_address: null,
    checked_on: CHECKED,
    confidence: 'M',
  },
];

/** The first row that applies gives the PIR; where none applies it is `HIGHEST_PIR`. */
export const PIR_TABLES: EffectiveDated<PirRow[]>[] = [
  {
    in_force_from: null,
    value: [
      { pir: 10.5, taxable_up_to: 14_000, with_pie_up_to: 48_000 },
      { pir: 17.5, taxable_up_to: 48_000, with_pie_up_to: 70_000 },
    ],
    source: 'Inland Revenue, “Using prescribed investor rates”; the table before 1 April 2025',
    source_address: IRD,
    checked_on: CHECKED,
    confidence: 'H',
  },
  {
    in_force_from: '2025-04-01',
    value: [
      { pir: 10.5, taxable_up_to: 15_600, with_pie_up_to: 53_500 },
      { pir: 17.5, taxable_up_to: 53_500, with_pie_up_to: 78_100 },
    ],
    source:
      'KiwiSaverComparison (15,600 and 53,500); accountants on Budget 2024; 78,100 inferred from the personal bands. Not yet seen on a page of Inland Revenue',
    source_address: null,
    checked_on: CHECKED,
    confidence: 'M',
  },
];

/** Percent; also what a PIE deducts from an investor who gives it no PIR. */
export const HIGHEST_PIR: EffectiveDated<number>[] = [
  {
    in_force_from: null,
    value: 28,
    source: 'Inland Revenue, 9 September 2024',
    source_address: IRD,
    checked_on: CHECKED,
    confidence: 'H',
  },
];

/** Tax that a listed PIE pays itself, in percent of its taxable income; it can be passed on as imputation credits. */
export const LISTED_PIE_RATE: EffectiveDated<number>[] = [
  {
    in_force_from: null,
    value: 28,
    source: 'MYOB and IR3 guide on listed PIEs; Income Tax Act 2007, HM 19',
    source_address: null,
    checked_on: CHECKED,
    confidence: 'M',
  },
];

/** Percent of opening value a year that the fair dividend rate method taxes, in place of what a foreign share earns. */
export const FAIR_DIVIDEND_RATE: EffectiveDated<number>[] = [
  {
    in_force_from: null,
    value: 5,
    source:
      'Inland Revenue, Tax Technical, “New tax rules for offshore portfolio investment in shares”: individuals and family trusts may use the lower of this and the actual return',
    source_address: 'https://www.taxtechnical.ird.govt.nz/',
    checked_on: CHECKED,
    confidence: 'H',
  },
];
