/**
 * The settings of the site: name, address, business constants. A data folder's `settings.json` overrides any of them.
 * Zod-free, so that the browser can use it; `settings-schema.ts` has the schema of an override.
 */

import type { ExchangeRate } from '../money/exchange-rate';
import type { EffectiveDated } from './effective-dated';
import type { Operator } from './operator';

export interface AipMinimums {
  /** NZD */
  growth: number;
  /** NZD */
  balanced: number;
}

export interface Licence {
  name: string;
  /** Of its text. */
  address: string;
}

export interface SiteSettings {
  name: string;
  /** Ends page titles: "{title} | {name} {title_region}". */
  title_region: string;
  /** Public address without a trailing slash; canonical links and feeds start with it. */
  address: string;
  contact_email: string;
  /** Null while it is not stated; production is not deployed then. */
  operator: Operator | null;
  /** Addresses of the operator's own pages elsewhere; search engines read them as the same organisation. */
  profiles: string[];
  copyright_year: number;
  locale: string;
  /** True while invented data is loaded: the whole site says so. */
  demonstration: boolean;
  qualified_investors: { count: number; source: string };
  /** Marketing copy on minimums; the home page shows it while the data bears it out (`offer/minimum-copy`). */
  minimum_copy: { text: string; amount: number; as_at: string };
  /** Percent: "high return" is a highest target at or above it. */
  high_return_from: number;
  /** Percent: "stable income" is paid monthly or quarterly with a highest target below it. */
  stable_income_below: number;
  /** Months after which a confirmed figure fades, and after which it reads "last confirmed". */
  faded_after_months: number;
  lapsed_after_months: number;
  /** Working days within which a reported mistake is answered: pages promise it. */
  correction_days: number;
  /** Under which the data may be used; null: all rights reserved. */
  licence: Licence | null;
  provider_types: string[];
  /** Of offers that take money now, without regard to case; others come after them where a list is ordered so. */
  open_statuses: string[];
  /** Amounts in a currency that has one compare in NZD; without one, by their number. None is built in. */
  exchange_rates: ExchangeRate[];
  aip_minimums: EffectiveDated<AipMinimums>[];
}

export const DEFAULT_SETTINGS: SiteSettings = {
  name: 'Tussock',
  title_region: 'NZ',
  address: 'https://tussock.example',
  contact_email: 'hello@tussock.example',
  operator: null,
  profiles: [],
  copyright_year: 2025,
  locale: 'en-NZ',
  demonstration: false,
  qualified_investors: {
    count: 8000,
    source: 'stated by the operator of this site, not independently checked',
  },
  minimum_copy: { text: 'Minimums of $100K+', amount: 100_000, as_at: '2026-11-20' },
  high_return_from: 12,
  stable_income_below: 10,
  faded_after_months: 12,
  lapsed_after_months: 36,
  correction_days: 5,
  licence: null,
  provider_types: ['Fund Manager', 'Platform', 'Wealth Manager', 'Angel Network'],
  open_statuses: ['Open', 'Closing soon'],
  exchange_rates: [],
  aip_minimums: [
    {
      in_force_from: null,
      value: { growth: 3_000_000, balanced: 15_000_000 },
      source: 'stated by the operator of this site, without a public source',
      source_address: null,
      checked_on: null,
      confidence: 'L',
    },
    {
      in_force_from: '2025-04-01',
      value: { growth: 5_000_000, balanced: 10_000_000 },
      source: 'Immigration New Zealand, “Investor category update”, 13 June 2025',
      source_address:
        'https://www.immigration.govt.nz/about-us/news-centre/investor-category-update-provides-attractive-investment-options',
      checked_on: '2026-05-31',
      confidence: 'H',
    },
  ],
};

/** The settings of a data folder: the defaults with what its `settings.json` overrides. */
export function withOverride(
  override: { [K in keyof SiteSettings]?: SiteSettings[K] | undefined } | null,
): SiteSettings {
  const stated = Object.entries(override ?? {}).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(stated) };
}

/** What differs from the defaults. */
export const overrideOf = (settings: SiteSettings): Partial<SiteSettings> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(DEFAULT_SETTINGS[name as keyof SiteSettings]),
    ),
  );
