import type { EffectiveDated } from '../settings/effective-dated';

export interface Limit {
  amount: number;
  /** "more than" is >, "at least" is ≥, as the clause says. */
  comparison: 'at least' | 'more than';
  unit: 'NZD' | 'years';
}

export type LimitName =
  | 'portfolio'
  | 'acquisitions'
  | 'experience'
  | 'net_assets'
  | 'turnover'
  | 'minimum_payable'
  | 'derivatives';

const CHECKED = '2026-05-31';
const FMA = {
  in_force_from: null,
  source: 'Financial Markets Authority, "Wholesale investors"',
  source_address: 'https://www.fma.govt.nz/',
  checked_on: CHECKED,
  confidence: 'H',
} as const;
const secondary = (source: string) =>
  ({ in_force_from: null, source, source_address: null, checked_on: CHECKED, confidence: 'M' }) as const;

/** Limits of Schedule 1 of the Financial Markets Conduct Act 2013. */
export const LIMITS: Record<LimitName, EffectiveDated<Limit>[]> = {
  portfolio: [
    {
      ...secondary('Crowd88; Centuria NZ'),
      value: { amount: 1_000_000, comparison: 'at least', unit: 'NZD' },
    },
  ],
  acquisitions: [
    {
      ...secondary('Centuria NZ; Jasper'),
      value: { amount: 1_000_000, comparison: 'at least', unit: 'NZD' },
    },
  ],
  experience: [{ ...secondary('Crowd88'), value: { amount: 2, comparison: 'at least', unit: 'years' } }],
  net_assets: [{ ...FMA, value: { amount: 5_000_000, comparison: 'more than', unit: 'NZD' } }],
  turnover: [{ ...FMA, value: { amount: 5_000_000, comparison: 'more than', unit: 'NZD' } }],
  minimum_payable: [{ ...FMA, value: { amount: 750_000, comparison: 'at least', unit: 'NZD' } }],
  derivatives: [{ ...FMA, value: { amount: 5_000_000, comparison: 'at least', unit: 'NZD' } }],
};

/** Years that cl 38 looks back: (a) and (b), and (c). */
export const ACTIVITY_WINDOW: EffectiveDated<number>[] = [{ ...secondary('Crowd88; Centuria NZ'), value: 2 }];
export const EXPERIENCE_WINDOW: EffectiveDated<number>[] = [{ ...secondary('Crowd88'), value: 10 }];
