import * as z from 'zod';
import { currency, date, percent, webAddress } from '../column/field';
import { whenUsed } from '../text/when-used';

const dated = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    in_force_from: date.nullable(),
    value,
    source: z.string().min(1),
    source_address: webAddress.nullable(),
    checked_on: date.nullable(),
    confidence: z.enum(['H', 'M', 'L']).nullable(),
  });

const operator = z.strictObject({
  legal_name: z.string().min(1).max(120),
  company_number: z.string().regex(/^\d{3,13}$/, 'must be the digits of the company number or the NZBN'),
  address: z.string().min(1).max(300),
  owners: z.array(z.string().min(1).max(120)),
  checkers: z.array(z.string().min(1).max(120)),
});

const licence = z.strictObject({ name: z.string().min(1).max(120), address: webAddress });

const exchangeRate = z.strictObject({
  currency: currency.refine((code) => code !== 'NZD', 'must be another currency than NZD'),
  nzd_per_unit: z.number().positive(),
  on: date,
  source: z.string().min(1).max(200),
  source_address: webAddress.nullable(),
});

/** The whole settings, as `SiteSettings` in `settings.ts`. Those that are newer than a release have their defaults in it. */
export const siteSettings = z.strictObject({
  name: z.string().min(1).max(60),
  title_region: z.string().max(20),
  address: z.url({ protocol: /^https?$/ }).regex(/[^/]$/, 'must not end in a slash'),
  contact_email: z.email(),
  operator: operator.nullable(),
  profiles: z.array(webAddress).max(20),
  copyright_year: z.int().min(2000).max(2200),
  locale: z.string(),
  demonstration: z.boolean(),
  qualified_investors: z.strictObject({ count: z.int().min(0), source: z.string() }),
  minimum_copy: z.strictObject({ text: z.string(), amount: z.number().min(0), as_at: date }),
  high_return_from: percent,
  stable_income_below: percent,
  faded_after_months: z.int().min(1).max(1_200),
  lapsed_after_months: z.int().min(1).max(1_200),
  correction_days: z.int().min(1).max(60),
  licence: licence.nullable(),
  provider_types: z.array(z.string().min(1)).min(1),
  open_statuses: z.array(z.string().trim().min(1).max(60)).min(1),
  exchange_rates: z.array(exchangeRate),
  aip_minimums: z.array(
    dated(z.strictObject({ growth: z.number().positive(), balanced: z.number().positive() })),
  ),
});

/** What `settings.json` of a data folder may hold: any part of the settings. */
export const settingsOverride = whenUsed(() => siteSettings.partial());
export type SettingsOverride = z.infer<ReturnType<typeof settingsOverride>>;
