import type { EffectiveDated } from '../settings/effective-dated';

const CHECKED = '2026-05-31';

/** Percent withheld from a non-resident without a treaty, and as most treaties limit it. */
export const NRWT_RATES: EffectiveDated<{
  interest: { no_treaty: number; most_treaties: number };
  dividends: { no_treaty: number; most_treaties: number };
}>[] = [
  {
    in_force_from: null,
    value: {
      interest: { no_treaty: 15, most_treaties: 10 },
      dividends: { no_treaty: 30, most_treaties: 15 },
    },
    source:
      'Inland Revenue, “Deduct NRWT at the right rate”, 29 June 2021, and its table of countries with a double tax agreement',
    source_address:
      'https://www.ird.govt.nz/income-tax/withholding-taxes/non-resident-withholding-tax-nrwt/deduct-nrwt-at-the-right-rate',
    checked_on: CHECKED,
    confidence: 'H',
  },
];

/** Percent of interest that an approved issuer pays as a levy; NRWT is then 0%, where lender and borrower are not associated. */
export const APPROVED_ISSUER_LEVY: EffectiveDated<number>[] = [
  {
    in_force_from: null,
    value: 2,
    source: 'Inland Revenue, glossary of the approved issuer levy (older site)',
    source_address: 'https://www.ird.govt.nz/nrwt/approved-issuer-levy/glossary/',
    checked_on: CHECKED,
    confidence: 'H',
  },
];

/** Percent, of a notified foreign investor in a foreign investment PIE. */
export const NOTIFIED_FOREIGN_INVESTOR_RATES: EffectiveDated<{
  zero_rate: number;
  variable: {
    nz_interest: number;
    unimputed_dividends: { treaty: number; no_treaty: number };
    other_nz: number;
    offshore: number;
  };
}>[] = [
  {
    in_force_from: null,
    value: {
      zero_rate: 0,
      variable: {
        nz_interest: 1.44,
        unimputed_dividends: { treaty: 15, no_treaty: 30 },
        other_nz: 28,
        offshore: 0,
      },
    },
    source: 'Inland Revenue, “Foreign portfolio investment entity”',
    source_address:
      'https://ird.govt.nz/roles/portfolio-investment-entities/types-of-portfolio-investment-entities/foreign-portfolio-investment-entity',
    checked_on: CHECKED,
    confidence: 'H',
  },
];
