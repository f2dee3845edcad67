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

export const CERTIFICATE_KINDS = ['safe-harbour', 'eligible'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

const CHECKED = '2026-05-31';
const CENTURIA = 'https://centuria.co.nz/wholesale-funds/criteria/';
const FMA = {
  in_force_from: null,
  source: 'Financial Markets Authority, “Wholesale investors”',
  source_address: 'https://www.fma.govt.nz/consumer/investing/types-of-investments/wholesale-investors/',
  checked_on: CHECKED,
  confidence: 'H',
} as const;
const secondary = (source: string, source_address: string | null) =>
  ({ in_force_from: null, source, source_address, checked_on: CHECKED, confidence: 'M' }) as const;

/** Limits of Schedule 1 of the Financial Markets Conduct Act 2013. */
export const LIMITS: Record<LimitName, EffectiveDated<Limit>[]> = {
  portfolio: [
    {
      ...secondary('Crowd88; Centuria NZ', CENTURIA),
      value: { amount: 1_000_000, comparison: 'at least', unit: 'NZD' },
    },
  ],
  acquisitions: [
    {
      ...secondary('Centuria NZ; Jasper', CENTURIA),
      value: { amount: 1_000_000, comparison: 'at least', unit: 'NZD' },
    },
  ],
  experience: [
    {
      ...secondary('Crowd88; Centuria NZ', CENTURIA),
      value: { amount: 2, comparison: 'at least', unit: 'years' },
    },
  ],
  net_assets: [{ ...FMA, value: { amount: 5_000_000, comparison: 'more than', unit: 'NZD' } }],
  turnover: [{ ...FMA, value: { amount: 5_000_000, comparison: 'more than', unit: 'NZD' } }],
  minimum_payable: [{ ...FMA, value: { amount: 750_000, comparison: 'at least', unit: 'NZD' } }],
  derivatives: [{ ...FMA, value: { amount: 5_000_000, comparison: 'at least', unit: 'NZD' } }],
};

/** A minimum payment that some pages still give, and that no clause of Schedule 1 has: it is never a limit. */
export const QUOTED_MINIMUM: EffectiveDated<number>[] = [
  {
    ...secondary(
      'Jackson Russell, 20 July 2017, and the Financial Markets Authority, “Wholesale investors”: none of the eight categories has it',
      'https://www.jacksonrussell.co.nz/PUBLICATIONS/x_post/Financial-markets-conduct-act-2013-wholesale-investor-exclusion-under-the-disclosure-regime-00102.html',
    ),
    value: 500_000,
  },
];

/** Years that cl 38 looks back: (a) and (b), and (c). */
export const ACTIVITY_WINDOW: EffectiveDated<number>[] = [
  { ...secondary('Crowd88; Centuria NZ', CENTURIA), value: 2 },
];
export const EXPERIENCE_WINDOW: EffectiveDated<number>[] = [
  { ...secondary('Crowd88; Centuria NZ', CENTURIA), value: 10 },
];

/**
 * Years for which a certificate is usually accepted: practice, as these sources state it. The clause that sets the period
 * was not in any copy of the Act that we read, so pages say "check".
 */
export const CERTIFICATE_YEARS: Record<CertificateKind, EffectiveDated<number>[]> = {
  'safe-harbour': [
    {
      in_force_from: null,
      source: 'Icehouse Ventures, help page: declarations and certificates are renewed every two years',
      source_address:
        'https://help.icehouseventures.co.nz/migrated/knowledge/how-do-i-complete-a-wholesale-investor-declaration-or-eligibility-certificate-through-icehouse-ventures',
      checked_on: CHECKED,
      confidence: 'L',
      value: 2,
    },
  ],
  eligible: [
    {
      ...secondary(
        'Kindrik Partners, checklist: is the certificate dated no more than 2 years ago?',
        'https://kindrik.co.nz/blogs/10-questions-to-ask-before-taking-investment-from-an-eligible-investor/',
      ),
      value: 2,
    },
  ],
};
