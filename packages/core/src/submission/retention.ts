import { type EffectiveDated, entryInForce } from '../settings/effective-dated';

/** Days after which each kind of submission disappears from every read; it is deleted soon after. */
export interface Retention {
  apply: number;
  unlock: number;
  report: number;
  /** Counts without anything personal. */
  page_views: number;
}

/** Editors' decision under IPP 9 of the Privacy Act 2020 (no longer than required); a change is a new entry. */
const RETENTION: readonly EffectiveDated<Retention>[] = [
  {
    in_force_from: null,
    value: { apply: 730, unlock: 365, report: 730, page_views: 1_100 },
    source: 'Our decision under information privacy principle 9 (Privacy Act 2020)',
    source_address: 'https://www.privacy.org.nz/',
    checked_on: '2026-11-20',
    confidence: null,
  },
];

/** The retention in force on a date such as 2026-11-20. */
export function retentionOn(date: string): Retention {
  const entry = entryInForce(RETENTION, date);
  if (!entry) throw new Error('RETENTION has no undated entry');
  return entry.value;
}

/** Days for which an unlocking lasts. */
export const UNLOCK_DAYS = 30;
