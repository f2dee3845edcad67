import type { EffectiveDated } from '../settings/effective-dated';

export const AIP_CATEGORIES = ['growth', 'balanced'] as const;
export type AipCategory = (typeof AIP_CATEGORIES)[number];
export const AIP_CATEGORY_LABELS: Record<AipCategory, string> = { growth: 'Growth', balanced: 'Balanced' };

export const AIP_INVESTMENTS = [
  'approved_direct',
  'managed_funds',
  'on_call',
  'listed_equities',
  'philanthropy',
  'bonds',
  'property_new_residential',
  'property_commercial',
  'property_existing_residential',
] as const;
export type AipInvestment = (typeof AIP_INVESTMENTS)[number];
export const AIP_INVESTMENT_LABELS: Record<AipInvestment, string> = {
  approved_direct: 'Approved direct investments',
  managed_funds: 'Approved managed funds',
  on_call: 'On call for a managed fund',
  listed_equities: 'Listed equities',
  philanthropy: 'Philanthropy',
  bonds: 'Bonds',
  property_new_residential: 'Property: new residential development',
  property_commercial: 'Property: commercial or industrial, new or existing',
  property_existing_residential: 'Property: existing homes, or a home of one’s own',
};

type PerCategory<T> = Record<AipCategory, T>;

/** Who invests `from` (NZD) or more needs `days` in New Zealand. */
export interface DayReduction {
  from: number;
  days: number;
}

const SINCE = '2025-04-01';
const INVESTING =
  'https://immigration.govt.nz/new-zealand-visas/preparing-a-visa-application/financial-arrangements/investing-and-investment-funds/';
const inz = (title: string, page: string) =>
  ({
    in_force_from: SINCE,
    source: `Immigration New Zealand, ${title}`,
    source_address: INVESTING + page,
    checked_on: '2026-05-31',
    confidence: 'H',
  }) as const;
const INZ = inz('acceptable investments', 'acceptable-investments-active-investor-plus');
const INZ_MANAGING = inz('managing your investments', 'managing-your-investments-active-investor-plus');
const manual = (instruction: string, page: string) =>
  ({
    in_force_from: SINCE,
    source: `Immigration New Zealand, operational manual ${instruction}`,
    source_address: `https://www.immigration.govt.nz/opsmanual/${page}.htm`,
    checked_on: '2026-11-22',
    confidence: 'H',
  }) as const;
const secondary = (source: string) =>
  ({
    in_force_from: SINCE,
    source,
    source_address: null,
    checked_on: '2026-05-31',
    confidence: 'M',
  }) as const;

/** Minimum amounts are a setting of the site: `SiteSettings.aip_minimums`. */
export const AIP_HOLD_MONTHS: EffectiveDated<PerCategory<number>>[] = [
  { ...INZ, value: { growth: 36, balanced: 60 } },
];

export const AIP_ACCEPTABLE: EffectiveDated<PerCategory<readonly AipInvestment[]>>[] = [
  {
    ...INZ,
    value: {
      growth: ['approved_direct', 'managed_funds'],
      balanced: ['approved_direct', 'managed_funds', 'listed_equities', 'philanthropy', 'bonds'],
    },
  },
];

/** Kinds of property that a category takes; which developments count is for an adviser to confirm. */
export const AIP_PROPERTY: EffectiveDated<PerCategory<readonly AipInvestment[]>>[] = [
  {
    ...secondary('Immigration New Zealand; Globevisa; prive.nz'),
    value: { growth: [], balanced: ['property_new_residential', 'property_commercial'] },
  },
];

export const AIP_DAYS: EffectiveDated<PerCategory<number>>[] = [
  {
    ...secondary('VisaEnvoy, quoting the release of Immigration New Zealand of 3 March 2025'),
    value: { growth: 21, balanced: 105 },
  },
];

export const AIP_DAY_REDUCTIONS: EffectiveDated<PerCategory<readonly DayReduction[]>>[] = [
  {
    ...secondary('VisaEnvoy, quoting the release of Immigration New Zealand of 3 March 2025'),
    value: {
      growth: [],
      balanced: [
        { from: 11_000_000, days: 91 },
        { from: 12_000_000, days: 77 },
        { from: 13_000_000, days: 63 },
      ],
    },
  },
];

/** Months after which Immigration New Zealand checks that the money is still invested. */
export const AIP_CHECKS: EffectiveDated<PerCategory<readonly number[]>>[] = [
  { ...manual('BN10.10', '78360'), value: { growth: [24, 36], balanced: [24, 60] } },
];

/** Months after each check within which the evidence must be sent. */
export const AIP_EVIDENCE_WITHIN: EffectiveDated<number>[] = [{ ...manual('BN10.10', '78360'), value: 3 }];

/** Months from approval in principle to invest. Immigration New Zealand states them. */
export const AIP_INVEST_WITHIN: EffectiveDated<number>[] = [{ ...INZ_MANAGING, value: 6 }];

/** By how many months the time to invest can be extended, once, on request. */
export const AIP_EXTENSION: EffectiveDated<number>[] = [{ ...secondary('VisaEnvoy; Mint'), value: 6 }];

/** The category can be changed once, before approval in principle or until so many months after it. */
export const AIP_CATEGORY_CHANGE: EffectiveDated<number>[] = [{ ...INZ_MANAGING, value: 6 }];

/**
 * The investment period begins when the money is invested, and at approval in principle for what was invested before. The
 * value says so in words.
 */
export const AIP_PERIOD_START: EffectiveDated<string>[] = [
  { ...INZ_MANAGING, value: 'The investment period begins when the money is in acceptable investments' },
];

/** Where money may wait until a managed fund calls for it; for people who invest in managed funds. */
export const AIP_ON_CALL: EffectiveDated<readonly string[]>[] = [
  {
    ...secondary('Immigration New Zealand, managing your investments; the kinds from VisaEnvoy'),
    value: ['bank accounts', 'term deposits', 'bonds', 'listed equities'],
  },
];

/** Months altogether for which money on call may be in a bank account or term deposit. */
export const AIP_ON_CALL_BANK_MONTHS: EffectiveDated<number>[] = [{ ...manual('BN7.5', '78346'), value: 6 }];

/** The most of the committed money, in percent, that may be in a bank account or term deposit while it is on call. */
export const AIP_ON_CALL_BANK_SHARE: EffectiveDated<number>[] = [
  {
    in_force_from: '2025-06-09',
    value: 25,
    source: 'Absolute Immigration, on the instructions of 9 June 2025',
    source_address: 'https://absoluteimmigration.com/nz/?p=55114',
    checked_on: '2026-11-22',
    confidence: 'L',
  },
];

/** Capital below this (NZD) that a Growth investment pays back may go into what counts under Balanced. */
export const AIP_RETURNED_CAPITAL: EffectiveDated<number>[] = [
  {
    ...secondary('VisaEnvoy, quoting the release of Immigration New Zealand of 3 March 2025'),
    value: 1_000_000,
  },
];

/** The highest age of a dependent child in the application. */
export const AIP_CHILD_AGE: EffectiveDated<number>[] = [
  { ...secondary('VisaEnvoy; Mint, 5 May 2025'), value: 24 },
];

/** The least (NZD) that the one home of a holder of the visa must cost. */
export const AIP_HOME_FROM: EffectiveDated<number>[] = [
  {
    in_force_from: '2026-03-06',
    value: 5_000_000,
    source: 'Toitū Te Whenua Land Information New Zealand, “Updated Overseas Investment Act in effect”',
    source_address:
      'https://www.linz.govt.nz/our-work/overseas-investment-regulation/reform-overseas-investment-act',
    checked_on: '2026-05-31',
    confidence: 'H',
  },
];

/** Months as a resident before a permanent resident visa, beside the conditions of the visa. */
export const AIP_PERMANENT_AFTER: EffectiveDated<number>[] = [
  {
    in_force_from: null,
    value: 24,
    source: 'Immigration New Zealand, operational manual RV2.10, effective 19 September 2022',
    source_address: 'https://immigration.govt.nz/opsmanual/46181.htm',
    checked_on: '2026-05-31',
    confidence: 'H',
  },
];
